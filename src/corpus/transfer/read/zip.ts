import { open as openZipFile, type Entry, type Options, type ZipFile } from 'yauzl'
import { FormatError } from './raw-rows.js'
import { reasonOf } from '../../../kernel/reason-of.js'

/** What keeps a small file from becoming a huge one. */
const limits = { entries: 200_000, bytes: 200_000_000_000, ratio: 500, ratioFrom: 10_000_000 }

export interface ZipEntry {
  name: string
  size: number
  open: () => Promise<AsyncIterable<Buffer>>
}

export interface Zip {
  entries: ZipEntry[]
  close: () => void
}

const options: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false }

/** What is wrong with a zip file and what to do, in place of what the reader of its directory says. */
const refusal = ({ message }: Error): FormatError => {
  if (/relative path|absolute path|invalid characters/i.test(message))
    return new FormatError(
      `has an entry whose name leads out of it, which is refused (${message}): unpack it where that does no harm, and import the files in it`,
    )
  if (/end of central directory|truncated|unexpected eof|expected more/i.test(message))
    return new FormatError('is a zip file that is damaged or not whole: download or copy it again')
  return new FormatError(`is a damaged zip file (${message}): download or copy it again`)
}

const openFile = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    openZipFile(path, options, (error, zip) => {
      if (error instanceof Error) reject(refusal(error))
      else resolve(zip)
    }),
  )

const openEntry = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((resolve, reject) => {
    if (entry.isEncrypted())
      return reject(
        new FormatError(`is protected by a password (${entry.fileName}): unpack it and import the files in it`),
      )
    zip.openReadStream(entry, (error, stream) => {
      if (error instanceof Error) reject(refusedEntry(entry, error))
      else resolve(bounded(stream as AsyncIterable<Buffer>, entry))
    })
  })

const refusedEntry = ({ fileName }: Entry, { message }: Error): FormatError =>
  /unsupported compression method/i.test(message)
    ? new FormatError(
        `has an entry that is compressed in a way that is not read here (${fileName}): unpack it and import the files in it`,
      )
    : new FormatError(`has a damaged entry ${fileName} (${message}): download or copy it again`)

async function* bounded(chunks: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of chunks) yield chunk
  } catch (error) {
    throw new FormatError(`has a damaged entry ${entry.fileName} (${reasonOf(error)}): download or copy it again`, {
      cause: error,
    })
  }
}

interface Total {
  packed: number
  unpacked: number
}

const checkEntry = (entry: Entry, total: Total): void => {
  const { compressedSize, uncompressedSize, fileName } = entry
  total.packed += compressedSize
  total.unpacked += uncompressedSize
  if (total.unpacked > limits.bytes)
    throw new FormatError(`unpacks to more than 200 GB, which is refused (with the entry ${fileName})`)
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    throw new FormatError(
      `has an entry that unpacks to more than ${limits.ratio} times its size, which is refused (${fileName})`,
    )
  // Many entries that are each small enough make a large one together.
  if (total.unpacked > 10 * limits.ratioFrom && total.unpacked > total.packed * limits.ratio)
    throw new FormatError(
      `unpacks to more than ${limits.ratio} times its size, which is refused (with the entry ${fileName})`,
    )
}

/** A link to somewhere else holds an address, and nothing that could be imported. */
const isLink = ({ externalFileAttributes }: Entry): boolean => externalFileAttributes >>> 28 === 0o12

/** The entries of a zip file, none of them unpacked yet. Names that lead out of it are refused by the reader of the directory. */
export const openZip = async (path: string): Promise<Zip> => {
  const zip = await openFile(path)
  try {
    const entries = await new Promise<ZipEntry[]>((resolve, reject) => {
      const found: ZipEntry[] = []
      const total: Total = { packed: 0, unpacked: 0 }
      zip.on('entry', (entry: Entry) => {
        try {
          checkEntry(entry, total)
          if (found.length >= limits.entries)
            throw new FormatError(`has more than ${limits.entries} entries, which is refused`)
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
          return
        }
        if (!entry.fileName.endsWith('/') && !isLink(entry))
          found.push({ name: entry.fileName, size: entry.uncompressedSize, open: () => openEntry(zip, entry) })
        zip.readEntry()
      })
      zip.once('error', (error: Error) => reject(refusal(error)))
      zip.once('end', () => resolve(found))
      zip.readEntry()
    })
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** A whole entry, for those that are small. */
export const readEntry = async ({ name, size, open }: ZipEntry, bytesMax: number): Promise<Buffer> => {
  if (size > bytesMax) throw new FormatError(`has an entry of more than ${bytesMax} bytes (${name})`)
  const parts: Buffer[] = []
  for await (const chunk of await open()) parts.push(chunk)
  return Buffer.concat(parts)
}
