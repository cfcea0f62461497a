/**
 * Pictures for invented people: drawn from their names alone, the same every time, plainly drawn and of nobody. Simple shapes, below 2 kB.
 */

/** A sequence of numbers from 0 to 1 that the seed decides (FNV-1a, then mulberry32). */
const numbersOf = (seed: string): (() => number) => {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Chance = () => number

const pick = <T>(chance: Chance, [first, ...rest]: readonly [T, ...T[]]): T =>
  [first, ...rest][Math.floor(chance() * (rest.length + 1))] ?? first

const colour = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${light}%)`

const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const stroke = (d: string, ink: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round === 0 ? '' : ` rx="${round}"`}/>`

const ink = '#2b2622'
const skins = ['#f3c9a8', '#e2a77c', '#c98a5e', '#a66a43', '#7d4b2e', '#f0d3bf', '#5b3622'] as const
const hairInks = ['#2a2320', '#5a3a22', '#8c5a2b', '#d2a04a', '#b5432e', '#8d8d93', '#5c4a8a', '#2f7a6b'] as const

const hairs: readonly [(fill: string) => string, ...((fill: string) => string)[]] = [
  (fill) => path('M17 30C16 12 48 12 47 30C42 22 22 22 17 30Z', fill),
  (fill) => path('M15 44C12 10 52 10 49 44L45 44C46 26 40 22 32 22C24 22 18 26 19 44Z', fill),
  (fill) => circle(32, 13, 6, fill) + path('M18 29C19 14 45 14 46 29C38 23 26 23 18 29Z', fill),
  (fill) => [20, 26, 32, 38, 44].map((x) => circle(x, 20 - Math.abs(32 - x) / -6, 6, fill)).join(''),
  (fill) => path('M18 28C18 14 46 12 47 26C40 18 30 24 18 28Z', fill),
  (fill) => rect(17, 16, 30, 9, fill, 4) + rect(13, 23, 38, 4, fill, 2),
  () => '',
]

const eyes: readonly [string, ...string[]] = [
  circle(26, 32, 2, ink) + circle(38, 32, 2, ink),
  stroke('M23 32Q26 29 29 32M35 32Q38 29 41 32', ink),
  circle(26, 32, 2.6, '#fff') + circle(26, 32, 1.4, ink) + circle(38, 32, 2.6, '#fff') + circle(38, 32, 1.4, ink),
  stroke('M23 32H29M35 32H41', ink),
]

const mouths: readonly [string, ...string[]] = [
  stroke('M26 42Q32 47 38 42', ink),
  stroke('M27 43H37', ink),
  path('M25 41Q32 50 39 41Z', '#9c3f3f'),
  stroke('M28 42Q33 45 38 41', ink),
]

const extras: readonly [string, ...string[]] = [
  '',
  '',
  stroke('M21 32A5 5 0 1 0 31 32A5 5 0 1 0 21 32M33 32A5 5 0 1 0 43 32A5 5 0 1 0 33 32M31 32H33', ink, 1.5),
  circle(17, 38, 1.6, '#e0b84c') + circle(47, 38, 1.6, '#e0b84c'),
  circle(23, 38, 2.4, '#e58f7a') + circle(41, 38, 2.4, '#e58f7a'),
]

/** A face that belongs to nobody. */
export const drawFace = (seed: string): string => {
  const chance = numbersOf(`face ${seed}`)
  const hue = chance() * 360
  const [skin, hair] = [pick(chance, skins), pick(chance, hairInks)]
  return svg(64, 64, [
    rect(0, 0, 64, 64, colour(hue, 45, 78)),
    path('M10 64C10 52 22 50 32 50C42 50 54 52 54 64Z', colour(hue + 150, 45, 45)),
    rect(27, 44, 10, 10, skin, 4),
    circle(32, 32, 15, skin),
    pick(chance, hairs)(hair),
    pick(chance, eyes),
    pick(chance, mouths),
    pick(chance, extras),
  ])
}

type Scene = (chance: Chance, hue: number) => string[]

const scenes: readonly [Scene, ...Scene[]] = [
  // Hills and a sun.
  (chance, hue) => [
    circle(40 + chance() * 80, 30 + chance() * 15, 12, '#f6d26b'),
    path(`M0 70L${30 + chance() * 20} 35L70 75L${105 + chance() * 15} 45L160 80V120H0Z`, colour(hue + 120, 30, 45)),
    path('M0 90Q50 70 90 92T160 84V120H0Z', colour(hue + 100, 35, 35)),
  ],
  // A plate.
  (chance, hue) => [
    circle(80, 62, 42, '#f7f4ee'),
    circle(80, 62, 33, '#ece6da'),
    ...Array.from({ length: 6 }, () =>
      circle(62 + chance() * 36, 44 + chance() * 36, 4 + chance() * 7, colour(hue + chance() * 120, 60, 50)),
    ),
  ],
  // A street.
  (chance, hue) =>
    Array.from({ length: 6 }, (_, i) => {
      const height = 30 + chance() * 60
      return rect(6 + i * 26, 110 - height, 22, height, colour(hue + chance() * 60, 30, 40 + chance() * 25), 1)
    }),
  // A plant in a pot.
  (chance, hue) => [
    rect(62, 82, 36, 28, colour(hue + 30, 45, 50), 4),
    ...Array.from({ length: 5 }, (_, i) =>
      path(
        `M80 84Q${35 + i * 22} ${50 + chance() * 15} ${45 + i * 18} ${16 + chance() * 20}Q${70 + i * 5} 55 80 84Z`,
        colour(130 + chance() * 30, 40, 38),
      ),
    ),
  ],
  // Shapes on a wall.
  (chance, hue) =>
    Array.from({ length: 7 }, () =>
      rect(
        chance() * 130,
        chance() * 95,
        14 + chance() * 30,
        12 + chance() * 26,
        colour(hue + chance() * 160, 50, 55),
        5,
      ),
    ),
]

/** A picture that shows no real thing. */
export const drawScene = (seed: string): string => {
  const chance = numbersOf(`scene ${seed}`)
  const hue = chance() * 360
  return svg(160, 120, [rect(0, 0, 160, 120, colour(hue, 35, 82)), ...pick(chance, scenes)(chance, hue)])
}
