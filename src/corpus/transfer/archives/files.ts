import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { JsonRows } from '../read/json-rows.js'
import { parseExactly } from '../read/json-text.js'
import { CsvRecords } from '../read/csv-records.js'
import { FormatError, isObject } from '../read/raw-rows.js'
import { readEntry, type Zip, type ZipEntry } from '../read/zip.js'
import { headerKey } from '../values/header-key.js'
import { repairAll } from '../values/mojibake.js'
import { reasonOf } from '../../../kernel/reason-of.js'

const smallBytesMax = 67_108_864

/** The entries of an archive, found by how their names end: folders were renamed often and are translated. */
export class ArchiveFiles {
  readonly #zip: Zip

  constructor(zip: Zip) {
    this.#zip = zip
  }

  list(ending: RegExp): ZipEntry[] {
    return this.#zip.entries
      .filter(({ name }) => ending.test(name))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  }

  /** A small JSON file as a whole, with its letters repaired. */
  async json(entry: ZipEntry | undefined): Promise<unknown> {
    if (entry === undefined) return undefined
    const text = (await readEntry(entry, smallBytesMax)).toString('utf8').replace(/^\ufeff/, '')
    const start = text.search(/[[{]/)
    try {
      return repairAll(parseExactly(text.slice(Math.max(0, start))))
    } catch (error) {
      throw new FormatError(`has an entry that is not JSON (${entry.name}: ${reasonOf(error)})`)
    }
  }

  /** The objects in the outermost lists of a JSON file of any length, with the path of their list; what stands around them comes last, under ''. Of lists that are not wanted nothing is read. */
  async *objects(
    entry: ZipEntry,
    isWanted?: (at: string) => boolean,
  ): AsyncGenerator<{ at: string; value: Record<string, unknown>; line: number }> {
    const json = new JsonRows(isWanted)
    const give = (rows: ReturnType<JsonRows['take']>) =>
      rows.flatMap(({ at = '', content, line }) =>
        isObject(content) ? [{ at, line, value: repairAll(content) as Record<string, unknown> }] : [],
      )
    try {
      for await (const chunk of await entry.open()) yield* give(json.take(chunk))
      yield* give(json.end())
    } catch (error) {
      // What is wrong with an entry as such names it already.
      if (error instanceof FormatError && !error.message.includes(entry.name))
        throw new FormatError(`has an entry ${entry.name} that ${error.message}`, { cause: error })
      throw error
    }
  }

  /** The records of a CSV file, its header among them. */
  async *records(entry: ZipEntry): AsyncGenerator<string[]> {
    const records = new CsvRecords({ offset: 0, line: 1 }, ',')
    const read = (rows: ReturnType<CsvRecords['take']>): string[][] =>
      rows.flatMap(({ content }) => (content === undefined ? [] : [content as string[]]))
    for await (const chunk of await entry.open()) yield* read(records.take(chunk))
    yield* read(records.end())
  }

  async firstRecords(entry: ZipEntry, max: number): Promise<string[][]> {
    const first: string[][] = []
    for await (const cells of this.records(entry)) if (first.push(cells) >= max) break
    return first
  }

  /** Blocks of `Name: value` lines with empty lines between them, under the keys of their names. */
  async *blocks(entry: ZipEntry): AsyncGenerator<Record<string, string>> {
    let block: Record<string, string> = {}
    let last = ''
    const lines = createInterface({ input: Readable.from(await entry.open()), crlfDelay: Infinity })
    for await (const line of lines) {
      const [, name, value] = /^([^:\d][^:]{0,60}):\s?(.*)$/.exec(line) ?? []
      if (name !== undefined && value !== undefined) {
        last = headerKey(name)
        block[last] ??= value.trim()
      } else if (line.trim() !== '') {
        // A text of several lines goes on.
        if (last in block) block[last] += `\n${line.trim()}`
      } else if (Object.keys(block).length > 0) {
        yield block
        block = {}
      }
    }
    if (Object.keys(block).length > 0) yield block
  }

  /** The rows of a CSV file under the keys of its header, which is the first record that has the wanted column. */
  async *table(
    entry: ZipEntry,
    wanted: string | ((cells: readonly string[]) => boolean),
  ): AsyncGenerator<Record<string, string>> {
    const isHeader =
      typeof wanted === 'string'
        ? (cells: readonly string[]) => cells.some((cell) => headerKey(cell) === wanted)
        : wanted
    let keys: string[] | undefined
    for await (const cells of this.records(entry))
      if (keys !== undefined) yield Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? '']))
      else if (isHeader(cells)) keys = cells.map(headerKey)
  }
}
