/** Where something stands in a file of rules, for whoever has to look there. */
export interface Place {
  /** From the root of the project: `assets/rules/de/hate.rules`. */
  path: string
  /** Counted from 1. */
  line: number
  /** Counted from 1; where a whole line is meant, 1. */
  column: number
}

/** A text that the section must find, or must leave alone. */
export interface Example {
  text: string
  isMatch: boolean
  line: number
}

/** A header and the lines below it. `[asks_price price_tag confidence=0.9 object]` has the name `asks_price`. */
export interface Section {
  name: string
  /** Bare words behind the name. */
  words: readonly string[]
  /** `key=value` behind the name. */
  options: Readonly<Record<string, string>>
  line: number
  /** One entry a line, definitions filled in. */
  entries: readonly string[]
  /** The line of each entry. */
  lines: readonly number[]
  examples: readonly Example[]
}

/** One file: what a language says about a subject. */
export interface RuleFile {
  /** ISO 639-1; `any` for what holds in every language. */
  language: string
  path: string
  sections: readonly Section[]
  /** Lines that define what entries use in braces, as they are written behind the name or the |. */
  definitions: readonly { value: string; line: number }[]
}

/** A mistake in a file of rules: where it is, and what to do about it. */
export class RuleError extends Error {
  readonly place: Place

  constructor(place: Place, problem: string) {
    super(`${place.path}:${place.line}:${place.column}: ${problem}`)
    this.name = 'RuleError'
    this.place = place
  }
}
