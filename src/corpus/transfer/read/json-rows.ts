import { parseExactly } from './json-text.js'
import { excerpt, FormatError, isObject, type RawRow } from './raw-rows.js'
import { reasonOf } from '../../../kernel/reason-of.js'

const [quote, backslash, open, close, openList, closeList, comma, colon, newline] = [...'"\\{}[],:\n'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number]

const table = (...marked: number[]): Uint8Array => {
  const isMarked = new Uint8Array(256)
  for (const sign of marked) isMarked[sign] = 1
  return isMarked
}
/** What means something outside of texts, and inside of them. */
const signs = table(quote, open, close, openList, closeList, comma, colon, newline)
const textSigns = table(quote, backslash, newline)

/** Longest item of a list, and most that may stand outside of lists. */
const itemBytesMax = 16_777_216
const frameBytesMax = 16_777_216
const depthMax = 200

interface Container {
  isList: boolean
  /** The key that is being read. */
  key: string
}

/** A list that lost its last item may end in a comma. */
const parseFrame = (text: string): unknown => {
  try {
    return parseExactly(text)
  } catch {
    return parseExactly(text.replace(/,(\s*[\]}])/g, '$1'))
  }
}

/**
 * Takes a JSON document apart while it is read: the objects in its outermost lists are rows, each with the path of its list (`data[]`); what
 * stands around them is the frame, which comes last. So a file of any length needs the memory of one row.
 */
export class JsonRows {
  #bytes: Buffer = Buffer.alloc(0)
  #place = 0
  #offset = 0
  #line = 1
  #stack: Container[] = []
  #inString = false
  #isEscaped = false
  #stringStart = -1
  #lastString = ''
  /** Depth inside the row that is being read, and where it began. */
  #depth = 0
  #rowStart = -1
  #rowLine = 1
  #frame: Buffer[] = []
  #frameBytes = 0
  #frameFrom = 0
  #hasRoot = false
  #rows: RawRow[] = []
  #afterRow = false
  readonly #isWanted: (at: string) => boolean

  /** Rows of lists that nobody wants are passed over unread: archives hold long histories beside what is taken. */
  constructor(isWanted: (at: string) => boolean = () => true) {
    this.#isWanted = isWanted
  }

  take(chunk: Buffer): RawRow[] {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    this.#scan()
    this.#release()
    return this.#rows.splice(0)
  }

  end(): RawRow[] {
    if (this.#rowStart !== -1)
      throw new FormatError(`ends in the middle of the object that begins on line ${this.#rowLine}`)
    if (this.#stack.length > 0 || this.#inString)
      throw new FormatError(`ends on line ${this.#line} before its JSON is complete`)
    return this.#rows.splice(0)
  }

  #scan(): void {
    const bytes = this.#bytes
    for (; this.#place < bytes.length; this.#place++) {
      if (!this.#isEscaped) this.#pass(this.#inString ? textSigns : signs)
      if (this.#place >= bytes.length) break
      const byte = bytes[this.#place]!
      if (byte === newline) this.#line++
      if (this.#inString) this.#inside(byte)
      else if (this.#rowStart !== -1) this.#inRow(byte)
      else this.#outside(byte)
    }
  }

  /** Most of a document is text, blanks and numbers: nothing in them counts but where they end. */
  #pass(isSign: Uint8Array): void {
    const bytes = this.#bytes
    const { length } = bytes
    let place = this.#place
    while (place < length && isSign[bytes[place]!] === 0) place++
    this.#place = place
  }

  #inside(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) {
      this.#inString = false
      if (this.#stringStart !== -1) this.#lastString = this.#bytes.toString('utf8', this.#stringStart, this.#place)
      this.#stringStart = -1
    }
  }

  #inRow(byte: number): void {
    if (byte === quote) this.#inString = true
    else if (byte === open || byte === openList) this.#depth++
    else if (byte === close || byte === closeList) {
      if (--this.#depth === 0) this.#endRow()
    }
  }

  #outside(byte: number): void {
    const top = this.#stack.at(-1)
    if (byte === quote) {
      this.#inString = true
      this.#stringStart = this.#place + 1
    } else if (byte === colon && top !== undefined) top.key = this.#lastString
    else if (byte === open && this.#stack.filter(({ isList }) => isList).length === 1 && top?.isList === true)
      this.#beginRow()
    else if (byte === open || byte === openList) this.#push(byte === openList)
    else if (byte === close || byte === closeList) this.#pop(byte === closeList)
    else if (byte === comma && top?.isList === true) this.#cutComma()
  }

  #push(isList: boolean): void {
    if (this.#stack.length === 0) {
      this.#frameFrom = this.#place
      this.#hasRoot = true
    }
    this.#stack.push({ isList, key: '' })
    if (this.#stack.length > depthMax)
      throw new FormatError(`is nested deeper than ${depthMax} levels on line ${this.#line}`)
  }

  #pop(isList: boolean): void {
    const top = this.#stack.pop()
    if (top?.isList !== isList)
      throw new FormatError(`is not well-formed JSON: a bracket on line ${this.#line} closes nothing`)
    if (this.#stack.length === 0) this.#endDocument(isList)
  }

  /** The comma after a row goes with the row. */
  #cutComma(): void {
    if (!this.#afterRow) return
    this.#keepFrame(this.#place)
    this.#frameFrom = this.#place + 1
    this.#afterRow = false
  }

  #beginRow(): void {
    this.#keepFrame(this.#place)
    this.#rowStart = this.#place
    this.#rowLine = this.#line
    this.#depth = 1
  }

  #endRow(): void {
    const bytes = this.#bytes.subarray(this.#rowStart, this.#place + 1)
    const place = { line: this.#rowLine, nextOffset: this.#offset + this.#place + 1, nextLine: this.#line }
    const at = this.#path()
    this.#rowStart = -1
    this.#frameFrom = this.#place + 1
    this.#afterRow = true
    if (!this.#isWanted(at)) return
    try {
      this.#rows.push({ ...place, at, content: parseExactly(bytes.toString('utf8')) as Record<string, unknown> })
    } catch (error) {
      this.#rows.push({
        ...place,
        at,
        content: undefined,
        problem: `is not JSON: ${reasonOf(error)}`,
        raw: excerpt(bytes),
      })
    }
  }

  #path(): string {
    return this.#stack
      .map(({ isList, key }) => (isList ? '[]' : key))
      .join('.')
      .replaceAll('.[]', '[]')
  }

  #keepFrame(end: number): void {
    const part = this.#bytes.subarray(this.#frameFrom, end)
    this.#frameBytes += part.length
    if (this.#frameBytes > frameBytesMax)
      throw new FormatError(`has more than ${frameBytesMax} bytes outside of lists of objects`)
    this.#frame.push(Buffer.from(part))
    this.#frameFrom = end
  }

  #endDocument(isList: boolean): void {
    this.#keepFrame(this.#place + 1)
    const text = Buffer.concat(this.#frame).toString('utf8')
    this.#frame = []
    this.#frameBytes = 0
    const place = { line: this.#line, nextOffset: this.#offset + this.#place + 1, nextLine: this.#line, at: '' }
    if (isList) return
    try {
      const frame = parseFrame(text)
      if (isObject(frame) && Object.keys(frame).length > 0) this.#rows.push({ ...place, content: frame })
    } catch (error) {
      throw new FormatError(`is not well-formed JSON near line ${this.#line}: ${reasonOf(error)}`)
    }
  }

  /** Lets go of bytes that are read. */
  #release(): void {
    const from =
      this.#rowStart !== -1
        ? this.#rowStart
        : Math.min(this.#stringStart === -1 ? this.#place : this.#stringStart, this.#place)
    if (this.#bytes.length - from > itemBytesMax)
      throw new FormatError(`has an object longer than ${itemBytesMax} bytes on line ${this.#rowLine}`)
    if (this.#rowStart === -1 && this.#hasRoot && this.#stack.length > 0) this.#keepFrame(from)
    this.#offset += from
    this.#place -= from
    this.#frameFrom = Math.max(0, this.#frameFrom - from)
    if (this.#rowStart !== -1) this.#rowStart = 0
    if (this.#stringStart !== -1) this.#stringStart -= from
    this.#bytes = this.#bytes.subarray(from)
  }
}
