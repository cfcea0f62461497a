import { open } from 'node:fs/promises'
import { isUtf8 } from 'node:buffer'
import { parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { Problem } from './kinds.js'
import { FormatError, notUtf8 } from './raw-rows.js'
const windowRows = 2e4
const toBuffer = async (file) => {
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
const decode = (bytes) => {
  if (bytes === void 0) return void 0
  if (!isUtf8(bytes)) return new Problem(notUtf8)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
const parsers = { stringFromBytes: decode, jsonFromBytes: decode }
function* windows({ row_groups: groups }, from) {
  let groupStart = 0
  for (const { num_rows: count } of groups) {
    const groupEnd = groupStart + Number(count)
    for (let start = Math.max(groupStart, from); start < groupEnd; start += windowRows)
      yield [start, Math.min(groupEnd, start + windowRows)]
    groupStart = groupEnd
  }
}
const damaged = (error) =>
  new FormatError(`is a damaged or truncated Parquet file (${error.message})`, { cause: error })
async function* readParquet(path, from) {
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
          content: columns.map((name) => object[name]),
        })),
      }
    }
  } catch (error) {
    throw damaged(error)
  } finally {
    await handle.close()
  }
}
const countParquetRows = async (path) => {
  const handle = await open(path, 'r')
  try {
    return Number((await parquetMetadataAsync(await toBuffer(handle))).num_rows)
  } catch (error) {
    throw damaged(error)
  } finally {
    await handle.close()
  }
}
export { countParquetRows, readParquet }
//# sourceMappingURL=read-parquet.js.map
