import { isUtf8 } from 'node:buffer'
import { parseExactly } from './json-text.js'
import {
  excerpt,
  isObject,
  notUtf8,
  rowBytesMax,
  tooLong,
  type Position,
  type RawRow,
  type RawRows,
} from './raw-rows.js'
import { reasonOf } from '../../../kernel/reason-of.js'

const newline = 0x0a
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Lines of bytes, with their numbers. A line that is too long is named, but not kept. */
class Lines {
  #rest: Buffer = Buffer.alloc(0)
  #offset: number
  #line: number
  /** Bytes of a line that is too long and still goes on. */
  #dropping = false

  constructor({ offset, line }: Position) {
    this.#offset = offset
    this.#line = line
  }

  take(chunk: Buffer): RawRow[] {
    const rows: RawRow[] = []
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const allUtf8 = isUtf8(bytes)
    let start = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      this.#add(rows, bytes.subarray(start, end), end + 1 - start, allUtf8)
      start = end + 1
    }
    this.#rest = bytes.subarray(start)
    if (this.#rest.length > rowBytesMax) this.#drop()
    return rows
  }

  end(): RawRow[] {
    const rows: RawRow[] = []
    if (this.#rest.length > 0 || this.#dropping) this.#add(rows, this.#rest, this.#rest.length, false)
    return rows
  }

  #drop(): void {
    this.#dropping = true
    this.#offset += this.#rest.length
    this.#rest = Buffer.alloc(0)
  }

  #add(rows: RawRow[], bytes: Buffer, length: number, isText: boolean): void {
    const line = this.#line++
    this.#offset += length
    const place = { line, nextOffset: this.#offset, nextLine: this.#line }
    if (this.#dropping || bytes.length > rowBytesMax) {
      this.#dropping = false
      rows.push({ ...place, content: undefined, problem: tooLong, raw: excerpt(bytes) })
      return
    }
    const content = line === 1 && bytes.indexOf(byteOrderMark) === 0 ? bytes.subarray(3) : bytes
    if (!isText && !isUtf8(content))
      rows.push({ ...place, content: undefined, problem: notUtf8, raw: excerpt(content) })
    else {
      const text = content.toString('utf8')
      if (text.trim() !== '') rows.push(readLine(text, place))
    }
  }
}

const readLine = (text: string, place: Pick<RawRow, 'line' | 'nextOffset' | 'nextLine'>): RawRow => {
  let value: unknown
  try {
    value = parseExactly(text)
  } catch (error) {
    return {
      ...place,
      content: undefined,
      problem: `is not JSON: ${reasonOf(error)}`,
      raw: text.slice(0, 1000),
    }
  }
  if (isObject(value)) return { ...place, content: value, at: '[]' }
  return { ...place, content: undefined, problem: 'is not a JSON object', raw: text.slice(0, 1000) }
}

/** JSON Lines: one object on each line. Lines with nothing on them are no rows. */
export async function* readJsonl(chunks: AsyncIterable<Buffer>, from: Position): AsyncGenerator<RawRows> {
  const lines = new Lines(from)
  for await (const chunk of chunks) yield { rows: lines.take(chunk) }
  yield { rows: lines.end() }
}
