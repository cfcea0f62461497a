import { isUtf8 } from 'node:buffer'
import { excerpt, notUtf8, rowBytesMax, tooLong, type Position, type RawRow } from './raw-rows.js'

const [quote, newline, carriageReturn] = [0x22, 0x0a, 0x0d]

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Where in a record the reader stands. */
const [cellStart, plainCell, quotedCell, quoteInside] = [0, 1, 2, 3]

const stray = 'goes on after the quote that ends a cell; write each quote inside of a cell twice'
const unclosed = (column: number): string =>
  `opens a quote at character ${column} that is never closed; close it or take it out. The lines after it were read as rows of their own`

/**
 * Finds the records of a CSV file (RFC 4180) in its bytes: rows know their true line and offset, and one that cannot be
 * read costs nothing but itself.
 */
export class CsvRecords {
  #bytes: Buffer = Buffer.alloc(0)
  #place = 0
  #state = cellStart
  #hasQuotes = false
  /** Where the last quote that begins a cell stands. */
  #opened = 0
  #isStray = false
  /** All bytes of the record or-ed: below 128 it is plain ASCII. */
  #bits = 0
  #isDropped = false
  #offset: number
  #line: number
  #lineBreaks = 0
  /** The cells of the first row that could be read. */
  #columns = 0
  readonly #delimiter: number
  readonly #delimiterText: string

  constructor({ offset, line }: Position, delimiter: string) {
    this.#offset = offset
    this.#line = line
    this.#delimiter = delimiter.charCodeAt(0)
    this.#delimiterText = delimiter
  }

  take(chunk: Buffer): RawRow[] {
    const rest = this.#bytes
    this.#bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const rows: RawRow[] = []
    const bytes = this.#bytes
    this.#split(bytes, rows)
    while (this.#bytes.length > rowBytesMax) if (!this.#looksLost || !this.#recover(rows)) this.#drop()
    return rows
  }

  end(): RawRow[] {
    const rows: RawRow[] = []
    while (this.#recover(rows)) continue
    if (this.#bytes.length > 0 || this.#isDropped)
      this.#add(rows, this.#bytes, this.#bytes.length, this.#isOpen ? unclosed(this.#column) : undefined)
    return rows
  }

  #split(bytes: Buffer, rows: RawRow[]): void {
    let start = 0
    for (;;) {
      const end = this.#scan(bytes)
      if (end === -1) break
      this.#add(rows, bytes.subarray(start, end), end + 1 - start)
      start = end + 1
    }
    this.#bytes = bytes.subarray(start)
    this.#place -= start
    this.#opened -= start
  }

  /** Whether the record that is being read stands in a quote whose beginning is still there. */
  get #isOpen(): boolean {
    return this.#state === quotedCell && !this.#isDropped
  }

  /** The place of the open quote in its line, from 1. */
  get #column(): number {
    return this.#opened - this.#bytes.lastIndexOf(newline, this.#opened)
  }

  /** Whether the line after the open quote looks like a row of the table: a long cell of several lines does not. */
  get #looksLost(): boolean {
    const from = this.#isOpen ? this.#bytes.indexOf(newline, this.#opened) + 1 : 0
    const to = from === 0 ? -1 : this.#bytes.indexOf(newline, from)
    if (to === -1) return false
    return this.#bytes.subarray(from, to).filter((byte) => byte === this.#delimiter).length + 1 === this.#columns
  }

  /** A quote that nothing closes must not swallow the rest of a file: it costs its own line, and reading goes on with the next. */
  #recover(rows: RawRow[]): boolean {
    const end = this.#isOpen ? this.#bytes.indexOf(newline, this.#opened) : -1
    if (end === -1) return false
    const bytes = this.#bytes
    const lines = bytes.subarray(0, end)
    this.#lineBreaks = lines.filter((byte) => byte === newline).length
    this.#add(rows, lines, end + 1, unclosed(this.#column))
    this.#state = cellStart
    this.#place = 0
    this.#split(bytes.subarray(end + 1), rows)
    return true
  }

  /** Goes on to the end of the record; -1 where the bytes end before it. */
  #scan(bytes: Buffer): number {
    // The mark before the first record is no letter of its first cell, which may begin with a quote.
    if (this.#offset === 0 && this.#place === 0 && bytes.indexOf(byteOrderMark) === 0)
      this.#place = byteOrderMark.length
    let [state, place, bits] = [this.#state, this.#place, this.#bits]
    const [delimiter, length] = [this.#delimiter, bytes.length]
    for (; place < length; place++) {
      const byte = bytes[place]!
      bits |= byte
      if (state === quotedCell) {
        if (byte === quote) state = quoteInside
        else if (byte === newline) this.#lineBreaks++
      } else if (byte === newline) {
        this.#state = cellStart
        this.#place = place + 1
        this.#bits = bits
        return place
      } else if (byte === delimiter) state = cellStart
      else if (byte === quote) {
        // Inside of a cell that does not begin with one, a quote is a letter like others: 5'10" tall.
        if (state !== plainCell) {
          this.#hasQuotes = true
          if (state !== quoteInside) this.#opened = place
          state = quotedCell
        }
      } else {
        if (state === quoteInside && byte !== carriageReturn) this.#isStray = true
        if (state !== quoteInside) state = plainCell
      }
    }
    this.#state = state
    this.#place = place
    this.#bits = bits
    return -1
  }

  #drop(): void {
    this.#isDropped = true
    this.#offset += this.#bytes.length
    this.#bytes = Buffer.alloc(0)
    this.#place = 0
  }

  #add(rows: RawRow[], bytes: Buffer, length: number, problem?: string): void {
    const line = this.#line
    this.#line += this.#lineBreaks + 1
    this.#offset += length
    const place = { line, nextOffset: this.#offset, nextLine: this.#line }
    const isDropped = this.#isDropped || bytes.length > rowBytesMax
    const [isStray, hasQuotes, isAscii] = [this.#isStray, this.#hasQuotes, this.#bits < 128]
    this.#isStray = this.#hasQuotes = this.#isDropped = false
    this.#bits = this.#lineBreaks = 0
    const start = this.#offset === length && bytes.indexOf(byteOrderMark) === 0 ? byteOrderMark.length : 0
    const content = bytes.subarray(start, bytes.at(-1) === carriageReturn ? -1 : undefined)
    const fail = (why: string): void =>
      void rows.push({ ...place, content: undefined, problem: why, raw: excerpt(content) })
    if (problem !== undefined) fail(problem)
    else if (isDropped) fail(tooLong)
    else if (!isAscii && !isUtf8(content)) fail(isStray ? stray : notUtf8)
    else if (content.length > 0) {
      const text = isAscii ? content.toString('latin1') : content.toString('utf8')
      const repaired = isStray ? splitLoosely(text, this.#delimiterText) : undefined
      if (isStray && repaired?.length !== this.#columns) return fail(stray)
      const cells = repaired ?? (hasQuotes ? splitQuoted(text, this.#delimiterText) : text.split(this.#delimiterText))
      if (this.#columns === 0) this.#columns = cells.length
      const several = cells.length > this.#columns && !hasQuotes ? splitLines(text, this.#delimiterText, this.#columns) : undefined // prettier-ignore
      if (several === undefined) rows.push({ ...place, content: cells })
      else for (const { content: own, from } of several) rows.push({ ...place, nextOffset: from === undefined ? place.nextOffset : this.#offset - length + start + from, content: own }) // prettier-ignore
    }
  }
}

/** Records that end in a carriage return alone among others that end in a line break; `from` is where the next begins. Undefined where they are none of the table. */
const splitLines = (text: string, delimiter: string, columns: number): { content: string[]; from: number | undefined }[] | undefined => {
  const lines = text.split('\r')
  let from = 0
  const found = lines.map((line, i) => {
    from += Buffer.byteLength(line) + 1
    return { content: line.split(delimiter), from: i === lines.length - 1 ? undefined : from }
  })
  return lines.length > 1 && found.every(({ content }) => content.length === columns) ? found : undefined
} // prettier-ignore

/** The cells of a record in which quotes are known to stand where they may. */
const splitQuoted = (text: string, delimiter: string): string[] => {
  const cells: string[] = []
  for (let start = 0; ;) {
    if (text.charCodeAt(start) !== quote) {
      const end = text.indexOf(delimiter, start)
      cells.push(end === -1 ? text.slice(start) : text.slice(start, end))
      if (end === -1) return cells
      start = end + 1
      continue
    }
    let end = text.indexOf('"', start + 1)
    let isDoubled = false
    for (; text.charCodeAt(end + 1) === quote; end = text.indexOf('"', end + 2)) isDoubled = true
    const cell = text.slice(start + 1, end)
    cells.push(isDoubled ? cell.replaceAll('""', '"') : cell)
    if (end + 1 >= text.length) return cells
    start = end + 2
  }
}

/** The cells of a record in which quotes stand where they may not: one ends a cell only before a delimiter. Right where as many cells come out as the table has. */
const splitLoosely = (text: string, delimiter: string): string[] => {
  const cells: string[] = []
  for (let start = 0; start <= text.length;) {
    const isQuoted = text.charCodeAt(start) === quote
    const end = isQuoted ? text.indexOf(`"${delimiter}`, start + 1) : text.indexOf(delimiter, start)
    const cell = end === -1 ? text.slice(start) : text.slice(start, isQuoted ? end + 1 : end)
    cells.push(isQuoted ? cell.replace(/^"|"$/g, '').replaceAll('""', '"') : cell)
    if (end === -1) break
    start = end + (isQuoted ? 2 : 1)
  }
  return cells
}
