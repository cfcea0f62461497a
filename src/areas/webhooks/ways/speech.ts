import type { ReaderLanguage } from '../../../kernel/reader-language.js'
import type { Value, Wording } from '../../../kernel/wording.js'
import { wordingOf } from '../../../kernel/wordings.js'

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** How one reader is told: in their language, by their clocks. */
export class Speech {
  readonly #wording: Wording

  constructor(
    readonly language: ReaderLanguage = 'en',
    readonly timeZone = 'UTC',
  ) {
    this.#wording = wordingOf(language)
  }

  /** A message of the catalogues, with its values. */
  say(message: string, values: Readonly<Record<string, Value>> = {}): string {
    return this.#wording.say(message, values)
  }

  /** A sentence that the service wrote into the event. */
  said(text: unknown): string {
    return this.#wording.said(textOf(text))
  }

  /** What an event calls by a word of the interface, inside a sentence. */
  named(value: unknown): string {
    const name = textOf(value)
    return name === '' ? '' : this.#wording.within(this.#wording.word(name))
  }

  namedEach(values: unknown): string {
    return Array.isArray(values)
      ? values
          .map((value) => this.named(value))
          .filter(Boolean)
          .join(', ')
      : ''
  }

  number(value: unknown): string {
    return typeof value === 'number' ? value.toLocaleString(this.#locale) : textOf(value)
  }

  dollars(cents: number): string {
    return (cents / 100).toLocaleString(this.language, { style: 'currency', currency: 'USD' })
  }

  /** 17 Nov 2026, 12:24 CET: by the clocks of whoever reads it. */
  time(at: unknown): string {
    const moment = new Date(textOf(at))
    if (Number.isNaN(moment.getTime())) return textOf(at)
    return new Intl.DateTimeFormat(this.#locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: this.timeZone,
      timeZoneName: 'short',
    }).format(moment)
  }

  /** Days come before months, as most who read English outside of America write them. */
  get #locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language
  }
}
