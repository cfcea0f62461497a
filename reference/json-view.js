// JSON, read and shown: values as coloured nodes, and mistakes with their place.
import { el } from './dom.js'

const tokenPattern = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g
// Beyond this a browser spends seconds on nodes that nobody reads.
const colouredCharactersMax = 200_000

const tokenNodes = ([whole, text, colon, number, word]) => {
  if (colon !== undefined) return [el('span.json-key', {}, text), colon]
  if (text !== undefined) return [el('span.json-text', {}, text)]
  if (number !== undefined) return [el('span.json-number', {}, number)]
  return [word === undefined ? whole : el('span.json-word', {}, word)]
}

/** Pretty-printed JSON as nodes. @param {string} text */
export const colouredJson = (text) => {
  if (text.length > colouredCharactersMax) return [text]
  const nodes = []
  let end = 0
  for (const match of text.matchAll(tokenPattern)) {
    nodes.push(text.slice(end, match.index), ...tokenNodes(match))
    end = match.index + match[0].length
  }
  nodes.push(text.slice(end))
  return nodes
}

export const pretty = (value) => JSON.stringify(value, null, 2)

const patterns = {
  space: /[ \t\r\n]*/y,
  text: /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
}

class Mistake extends Error {
  constructor(index, message) {
    super(message)
    this.index = index
  }
}

/** Walks through JSON for the place where it breaks: browsers differ in whether and how they tell it. */
class Walker {
  constructor(text) {
    this.text = text
    this.at = 0
  }

  take(kind) {
    const pattern = patterns[kind]
    pattern.lastIndex = this.at
    const [match] = pattern.exec(this.text) ?? []
    if (match !== undefined) this.at += match.length
    return match
  }

  /** Whether the next sign is this one; if so it is passed. */
  passes(sign) {
    this.take('space')
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  fail(expected) {
    const found = this.at >= this.text.length ? 'the end' : JSON.stringify(this.text[this.at])
    throw new Mistake(this.at, `expected ${expected}, found ${found}`)
  }

  value() {
    this.take('space')
    if (this.passes('{')) return this.members('}', () => this.member())
    if (this.passes('[')) return this.members(']', () => this.value())
    if (this.text[this.at] === '"') return this.string()
    if (this.take('number') === undefined && this.take('word') === undefined) this.fail('a value')
  }

  members(close, one) {
    if (this.passes(close)) return
    do one()
    while (this.passes(','))
    if (!this.passes(close)) this.fail(`"," or "${close}"`)
  }

  member() {
    this.take('space')
    if (this.text[this.at] !== '"') this.fail('a name in double quotes')
    this.string()
    if (!this.passes(':')) this.fail('":"')
    this.value()
  }

  string() {
    if (this.take('text') !== undefined) return
    throw new Mistake(this.at, 'this text has no end, or a sign in it that must be escaped')
  }

  whole() {
    this.value()
    this.take('space')
    if (this.at < this.text.length) this.fail('the end')
  }
}

/** Where and how a text fails to be JSON; undefined when it is. */
export const jsonMistake = (text) => {
  try {
    new Walker(text).whole()
    return undefined
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const before = text.slice(0, error.index).split('\n')
    return { index: error.index, line: before.length, column: before.at(-1).length + 1, message: error.message }
  }
}
