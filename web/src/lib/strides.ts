/** Where turns and rounds begin in a replay. */

/** What of a view tells whose turn it is, and the round where the game counts them. */
export interface Standing {
  active?: unknown
  round?: unknown
  deciders?: number[]
}

const isSeat = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** The seat whose turn it is in each position, whoever else may have to decide in it; -1 before the first. */
export function turns(views: Standing[]): number[] {
  let now = -1
  return views.map((view) => {
    const seat = 'active' in view ? view.active : view.deciders?.[0]
    if (isSeat(seat)) now = seat
    return now
  })
}

/** The round of each position: the game's own number, else one more whenever the turn comes round to whoever began. */
export function rounds(views: Standing[], seats: number): number[] {
  let now = 0
  if (views.some((view) => isSeat(view.round) && view.round > 0))
    return views.map((view) => (now = isSeat(view.round) ? view.round : now))
  const whose = turns(views)
  const first = whose.find((seat) => seat >= 0) ?? 0
  const after = (seat: number) => (seat - first + seats) % seats
  return whose.map((seat, i) => {
    const before = whose[i - 1] ?? -1
    if (before >= 0 && after(seat) < after(before)) now++
    return now
  })
}
