// Cuts the two fonts down to what German and English pages set: 85 kB become 32. A name in another script falls
// back to the system's font. Headings have one weight, so Fraunces needs no axis. Of the letters' other forms only the
// figures of one width and height are used (base.css).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')
const letters = `${ascii}ÄÖÜäöüßÀÁÇÈÉÊËÍÑÓÚàáâçèéêëíîïñóôúû«»‹›„“”‚‘’–—…·×÷±−→←↑↓½¼¾°€©§•\u00a0\u2009\u202f`
const keepFeatures = ['kern', 'ccmp', 'tnum', 'lnum']
const fonts = { inter: { min: 400, max: 700 }, fraunces: 600 }

const here = new URL('./', import.meta.url)
mkdirSync(new URL('.fonts/', here), { recursive: true })
for (const [name, wght] of Object.entries(fonts)) {
  const whole = readFileSync(
    new URL(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, here),
  )
  const cut = await subset(whole, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures })
  writeFileSync(new URL(`.fonts/${name}.woff2`, here), cut)
}
