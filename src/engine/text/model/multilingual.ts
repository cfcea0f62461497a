/** What training wrote beside the weights of the encoder for many languages. */
export interface MultilingualSettings {
  /** The encoder's answers in order. */
  heads: readonly string[]
  /** For each language the heads that were measured in it, and what is added to their logits: above 0 means yes. */
  offsets: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** How much this encoder's sentiment counts beside that of the small models, from 0 to 1. */
  sentiment: Readonly<Record<string, number>>
  /** For each language the answers that say more of harmless texts than elsewhere, and what 97 in a hundred of these stay below. */
  usual?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What the encoder says of a text and of its sentences, if it has several. */
export interface MultilingualAnswer {
  whole: Float32Array
  sentences: readonly { start: number; end: number; logits: Float32Array }[]
}

/** A logit, and the part of the text that it comes from. */
export interface LocatedLogit {
  logit: number
  start: number
  end: number
}

/** A sentence torn from its text is easily misread: it must be surer than the text, and more so where the rest of the text often explains it. */
const tornOff = (head: string): number => (attacks.has(head) ? 0.4 : 1.2)
const attacks: ReadonlySet<string> = new Set(['hate', 'toxic'])

/** How far a sentence may go beyond its text before it is believed less, and how much of what is beyond that it loses: the text was read, and denies it. */
const beyond = { free: 1, lost: 0.5 } as const

const heeding = (head: string, sentence: number, whole: number): number =>
  attacks.has(head) ? sentence : sentence - beyond.lost * Math.max(0, sentence - whole - beyond.free)

/** Reads the answers of the encoder for many languages. */
export class Multilingual {
  readonly #settings: MultilingualSettings
  readonly #places: ReadonlyMap<string, number>

  constructor(settings: MultilingualSettings) {
    this.#settings = settings
    this.#places = new Map(settings.heads.map((name, place) => [name, place]))
  }

  /** Whether attacks on people are judged in a language by this encoder. */
  carries(language: string): boolean {
    return language in this.#settings.offsets
  }

  /** The surest answer of the text and its sentences; undefined where the head was not measured in the language or the upper half not asked for it. */
  say(
    head: string,
    language: string,
    { whole, sentences }: MultilingualAnswer,
    length: number,
  ): LocatedLogit | undefined {
    const offset = this.#settings.offsets[language]?.[head]
    const place = this.#places.get(head)
    // Some answers only the upper half has.
    if (offset === undefined || place === undefined || place >= whole.length) return undefined
    const ofWhole = (whole[place] ?? 0) + offset
    let said: LocatedLogit = { logit: ofWhole, start: 0, end: length }
    const margin = tornOff(head)
    for (const { start, end, logits } of sentences) {
      const logit = heeding(head, (logits[place] ?? -Infinity) + offset - margin, ofWhole)
      if (logit > said.logit) said = { logit, start, end }
    }
    return said
  }

  /**
   * Whether none of the answers about harm lies between `low` and `high`: then reading on would hardly change one. Where `heedsUsual`, what harmless texts of the
   * language usually get is below as well.
   */
  isSettled(
    language: string,
    logits: Float32Array,
    [low, high]: readonly [number, number],
    heedsUsual = false,
  ): boolean {
    const offsets = this.#settings.offsets[language] ?? {}
    const usual = heedsUsual ? this.#settings.usual?.[language] : undefined
    return settling.every((head) => {
      const offset = offsets[head]
      if (offset === undefined) return true
      const logit = (logits[this.#places.get(head) ?? 0] ?? 0) + offset
      return logit < Math.max(low, usual?.[head] ?? low) || logit > high
    })
  }

  /** How much the encoder's sentiment counts in a language. */
  sentimentShare(language: string): number {
    return this.#settings.sentiment[language] ?? 0
  }
}

/** The answers for which the upper half is asked. */
const settling = [
  'hate',
  'toxic',
  'threat',
  'self_harm',
  'violence',
  'sexual',
  'drugs',
  'minors_safety',
  'crime',
  'extremism',
] as const
