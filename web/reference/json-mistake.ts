// Walks through JSON for the place where it breaks: browsers differ in whether and how they tell it.

const patterns = {
  space: /[ \t\r\n]*/y,
  text: /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
}

class Mistake extends Error {
  constructor(
    readonly index: number,
    message: string,
  ) {
    super(message)
  }
}

class Walker {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): void {
    this.#value()
    this.#takes('space')
    if (this.#at < this.#text.length) this.#fail('the end')
  }

  #takes(kind: keyof typeof patterns): boolean {
    const pattern = patterns[kind]
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match !== null) this.#at += match[0].length
    return match !== null
  }

  /** Whether the next sign is this one; if so it is passed. */
  #passes(sign: string): boolean {
    this.#takes('space')
    if (this.#text[this.#at] !== sign) return false
    this.#at++
    return true
  }

  #fail(expected: string): never {
    const found = this.#at >= this.#text.length ? 'the end' : JSON.stringify(this.#text[this.#at])
    throw new Mistake(this.#at, `expected ${expected}, found ${found}`)
  }

  #value(): void {
    this.#takes('space')
    if (this.#passes('{')) this.#members('}', () => this.#member())
    else if (this.#passes('[')) this.#members(']', () => this.#value())
    else if (this.#text[this.#at] === '"') this.#string()
    else if (!this.#takes('number') && !this.#takes('word')) this.#fail('a value')
  }

  #members(close: string, one: () => void): void {
    if (this.#passes(close)) return
    do one()
    while (this.#passes(','))
    if (!this.#passes(close)) this.#fail(`"," or "${close}"`)
  }

  #member(): void {
    this.#takes('space')
    if (this.#text[this.#at] !== '"') this.#fail('a name in double quotes')
    this.#string()
    if (!this.#passes(':')) this.#fail('":"')
    this.#value()
  }

  #string(): void {
    if (this.#takes('text')) return
    throw new Mistake(this.#at, 'this text has no end, or a character in it that must be escaped')
  }
}

export interface JsonMistake {
  index: number
  line: number
  column: number
  message: string
}

/** Where and how a text fails to be JSON; undefined when it is. */
export const jsonMistake = (text: string): JsonMistake | undefined => {
  try {
    new Walker(text).whole()
    return undefined
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const before = text.slice(0, error.index).split('\n')
    const { index, message } = error
    return { index, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }
  }
}
