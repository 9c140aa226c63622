/** How far Python has come on its way into this browser. */
export const progress = $state({ loaded: 0, total: 0, ready: false, failed: '' })
