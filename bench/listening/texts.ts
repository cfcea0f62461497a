const dayMs = 86_400_000
const networks = ['instagram', 'tiktok', 'x', 'youtube'] as const

export interface WrittenText {
  /** From one, in the order of time: the newest text has the highest. */
  id: number
  text: string
  network: (typeof networks)[number]
  /** Seconds. */
  at: number
  author: string
  handle: string
  engagement: number
}

/** The texts end at this time and go back as many days. */
export const newest = Date.UTC(2026, 10, 15)
export const days = 240

/** The first id of the last `count` days. */
export const firstOfDays = (texts: number, count: number): number => texts - Math.floor((texts * count) / days) + 1

const vocabulary = Array.from({ length: 40_000 }, (_, i) => `w${i.toString(36)}x`)

/** Short texts over a Zipf vocabulary, the same in every run. One in three names the large brand, one in a hundred the small one. */
export function* writeTexts(texts: number): Generator<WrittenText, void> {
  let state = 42
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const draw = (): string => vocabulary[Math.floor(vocabulary.length ** next()) - 1] ?? 'w0x'
  for (let i = 0; i < texts; i++) {
    const words = Array.from({ length: 8 + Math.floor(next() * 24) }, draw)
    if (next() < 0.34) words[Math.floor(next() * words.length)] = 'lumevia'
    if (next() < 0.01) words[Math.floor(next() * words.length)] = 'pellucca'
    if (next() < 0.05) words.push('dew', 'serum')
    if (next() < 0.02) words.push('rash')
    const network = networks[Math.floor(next() * 4)] ?? 'x'
    const who = Math.floor(next() * 200_000)
    yield {
      id: i + 1,
      text: words.join(' '),
      network,
      at: Math.floor((newest - (days * dayMs * (texts - i)) / texts) / 1000),
      author: `${network}:${who}`,
      handle: `who${who}`,
      engagement: i % 97,
    }
  }
}
