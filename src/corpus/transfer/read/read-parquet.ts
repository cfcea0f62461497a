import { open, type FileHandle } from 'node:fs/promises'
import { isUtf8 } from 'node:buffer'
import { parquetMetadataAsync, parquetReadObjects, parquetSchema, type AsyncBuffer, type FileMetaData } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { Problem } from '../schemas/kinds.js'
import { FormatError, notUtf8, type Position, type RawRows } from './raw-rows.js'
import { reasonOf } from '../../../kernel/reason-of.js'

/** Rows read at once: row groups can hold a million, and memory must stay flat. */
const windowRows = 20_000

const toBuffer = async (file: FileHandle): Promise<AsyncBuffer> => {
  const { size } = await file.stat()
  return {
    byteLength: size,
    slice: async (start, end = size) => {
      const bytes = new Uint8Array(end - start)
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
      if (bytesRead < bytes.length) throw new Error('the file ends too early')
      return bytes.buffer
    },
  }
}

const decode = (bytes: Uint8Array | undefined): string | Problem | undefined => {
  if (bytes === undefined) return undefined
  if (!isUtf8(bytes)) return new Problem(notUtf8)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** JSON stays text here: the field knows how to read it. */
const parsers = { stringFromBytes: decode, jsonFromBytes: decode }

/** Ranges of rows that lie in one row group each, from a row on. */
function* windows({ row_groups: groups }: FileMetaData, from: number): Generator<[number, number]> {
  let groupStart = 0
  for (const { num_rows: count } of groups) {
    const groupEnd = groupStart + Number(count)
    for (let start = Math.max(groupStart, from); start < groupEnd; start += windowRows)
      yield [start, Math.min(groupEnd, start + windowRows)]
    groupStart = groupEnd
  }
}

const damaged = (error: unknown): FormatError =>
  new FormatError(`is a damaged or truncated Parquet file (${reasonOf(error)})`, { cause: error })

/** Parquet of any compression. Offsets and lines are row numbers. */
export async function* readParquet(path: string, from: Position): AsyncGenerator<RawRows> {
  const handle = await open(path, 'r')
  try {
    const file = await toBuffer(handle)
    const metadata = await parquetMetadataAsync(file)
    const columns = parquetSchema(metadata).children.map(({ element }) => element.name)
    yield { columns, rows: [] }
    for (const [rowStart, rowEnd] of windows(metadata, from.offset)) {
      const objects = await parquetReadObjects({ file, metadata, rowStart, rowEnd, compressors, parsers })
      yield {
        rows: objects.map((object, i) => ({
          line: rowStart + i + 1,
          nextOffset: rowStart + i + 1,
          nextLine: rowStart + i + 2,
          content: columns.map((name): unknown => object[name]),
        })),
      }
    }
  } catch (error) {
    throw damaged(error)
  } finally {
    await handle.close()
  }
}

export const countParquetRows = async (path: string): Promise<number> => {
  const handle = await open(path, 'r')
  try {
    return Number((await parquetMetadataAsync(await toBuffer(handle))).num_rows)
  } catch (error) {
    throw damaged(error)
  } finally {
    await handle.close()
  }
}
