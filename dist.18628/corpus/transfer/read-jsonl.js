import { isUtf8 } from 'node:buffer'
import { isObject } from './columns.js'
import { excerpt, FormatError, notUtf8, rowBytesMax, tooLong } from './raw-rows.js'
const newline = 10
const byteOrderMark = Buffer.from([239, 187, 191])
class Lines {
  #rest = Buffer.alloc(0)
  #offset
  #line
  /** Bytes of a line that is too long and still goes on. */
  #dropping = false
  constructor({ offset, line }) {
    this.#offset = offset
    this.#line = line
  }
  take(chunk) {
    const rows = []
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
  end() {
    const rows = []
    if (this.#rest.length > 0 || this.#dropping) this.#add(rows, this.#rest, this.#rest.length, false)
    return rows
  }
  #drop() {
    this.#dropping = true
    this.#offset += this.#rest.length
    this.#rest = Buffer.alloc(0)
  }
  #add(rows, bytes, length, isText) {
    const line = this.#line++
    this.#offset += length
    const place = { line, nextOffset: this.#offset, nextLine: this.#line }
    if (this.#dropping || bytes.length > rowBytesMax) {
      this.#dropping = false
      rows.push({ ...place, content: void 0, problem: tooLong, raw: excerpt(bytes) })
      return
    }
    const content = line === 1 && bytes.indexOf(byteOrderMark) === 0 ? bytes.subarray(3) : bytes
    if (!isText && !isUtf8(content)) rows.push({ ...place, content: void 0, problem: notUtf8, raw: excerpt(content) })
    else {
      const text = content.toString('utf8')
      if (text.trim() !== '') rows.push(readLine(text, place))
    }
  }
}
const readLine = (text, place) => {
  let value
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (place.line === 1 && /^\s*\[/.test(text))
      throw new FormatError('is a JSON array; write one object on each line instead (jq -c ".[]" does that)')
    return {
      ...place,
      content: void 0,
      problem: `is not JSON: ${error.message}`,
      raw: text.slice(0, 1e3),
    }
  }
  if (isObject(value)) return { ...place, content: value }
  return { ...place, content: void 0, problem: 'is not a JSON object', raw: text.slice(0, 1e3) }
}
async function* readJsonl(chunks, from) {
  const lines = new Lines(from)
  for await (const chunk of chunks) yield { rows: lines.take(chunk) }
  yield { rows: lines.end() }
}
export { readJsonl }
//# sourceMappingURL=read-jsonl.js.map
