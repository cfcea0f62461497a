import { closeSync, createReadStream, openSync, statSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import type { NamedFile } from '../corpus/transfer/run/expand.js'

/** Larger files need another form of zip. */
const bytesMax = 0xffff_ffff
const utf8Names = 0x0800
const version = 20

const checksumOf = async (path: string): Promise<number> => {
  let sum = 0
  for await (const chunk of createReadStream(path)) sum = crc32(chunk as Buffer, sum)
  return sum
}

/** What is said of a file both before it and at the end: versions, no compression, no time, checksum, sizes, length of the name. */
const describe = (checksum: number, size: number, name: Buffer): Buffer => {
  const said = Buffer.alloc(26)
  said.writeUInt16LE(version, 0)
  said.writeUInt16LE(utf8Names, 2)
  // 1 January 1980, the first day that a zip file can name.
  said.writeUInt16LE(0x21, 8)
  said.writeUInt32LE(checksum, 10)
  said.writeUInt32LE(size, 14)
  said.writeUInt32LE(size, 18)
  said.writeUInt16LE(name.length, 22)
  return said
}

/** No two files of an archive may have one name: the second `list.csv` becomes `2-list.csv`. */
const uniqueNames = (files: readonly NamedFile[]): string[] => {
  const taken = new Set<string>()
  return files.map(({ name }, i) => {
    const own = name === '-' ? 'stdin' : basename(name)
    const unique = taken.has(own) ? `${i + 1}-${own}` : own
    taken.add(unique)
    return unique
  })
}

/** Writes files into one zip file, uncompressed: they belong together, and are sent as one. */
export const packFiles = async (files: readonly NamedFile[], path: string): Promise<void> => {
  const names = uniqueNames(files)
  const out = openSync(path, 'w', 0o600)
  let at = 0
  const write = (bytes: Buffer): void => {
    for (let done = 0; done < bytes.length;) done += writeSync(out, bytes, done)
    at += bytes.length
  }
  try {
    const directory: Buffer[] = []
    for (const [i, file] of files.entries()) {
      const { size } = statSync(file.path)
      if (at + size > bytesMax) throw new Error('The files are larger than 4 GB together. Import them one by one.')
      const name = Buffer.from(names[i] ?? '')
      const said = describe(await checksumOf(file.path), size, name)
      directory.push(
        Buffer.concat([
          Buffer.from('PK\u0001\u0002'),
          Buffer.from([version, 0]),
          said,
          Buffer.alloc(10),
          offset(at),
          name,
        ]),
      )
      write(Buffer.concat([Buffer.from('PK\u0003\u0004'), said, name]))
      for await (const chunk of createReadStream(file.path)) write(chunk as Buffer)
    }
    const [begins, entries] = [at, Buffer.concat(directory)]
    write(entries)
    const end = Buffer.alloc(18)
    end.writeUInt16LE(files.length, 4)
    end.writeUInt16LE(files.length, 6)
    end.writeUInt32LE(entries.length, 8)
    end.writeUInt32LE(begins, 12)
    write(Buffer.concat([Buffer.from('PK\u0005\u0006'), end]))
  } finally {
    closeSync(out)
  }
}

const offset = (at: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(at)
  return bytes
}
