import type { Answer } from './errors.js'
import type { Call } from './operation-schema.js'

type Query = Call['query']

/**
 * Words of questions that a network renames over time: the old ones are sent until it refuses one of them by name, then the new ones.
 * Answers are read in both, as their paths say.
 */
export class Spelling {
  readonly #pairs: readonly (readonly [string, string])[]
  #isNew = false

  constructor(renamed: Readonly<Record<string, string>>) {
    this.#pairs = Object.entries(renamed)
  }

  /** Asks in the words that the network took last, and in the other ones where it refuses one of them by name. */
  async ask(call: Call, send: (call: Call) => Promise<Answer>): Promise<Answer> {
    const isNew = this.#isNew
    const answer = await send(this.#write(call, isNew))
    if (!this.#isRefused(call, isNew, answer)) return answer
    const other = await send(this.#write(call, !isNew))
    if (other.status === 400) return answer
    this.#isNew = !isNew
    return other
  }

  #write(call: Call, isNew: boolean): Call {
    return isNew ? { ...call, query: rename(call.query, new Map(this.#pairs)) } : call
  }

  #isRefused(call: Call, isNew: boolean, { status, body }: Answer): boolean {
    if (this.#pairs.length === 0 || status !== 400) return false
    const [asked, said] = [JSON.stringify(this.#write(call, isNew).query), JSON.stringify(body ?? '')]
    return this.#pairs.some(([old, renamed]) => {
      const word = isNew ? renamed : old
      return asked.includes(word) && said.includes(word)
    })
  }
}

const rename = (query: Query, words: ReadonlyMap<string, string>): Query => {
  const write = (text: string): string =>
    text
      .split(',')
      .map((word) => words.get(word) ?? word)
      .join(',')
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      words.get(name) ?? name,
      Array.isArray(value) ? value.map(write) : write(value),
    ]),
  )
}
