/** Where things are in a write-ahead log: https://sqlite.org/fileformat2.html#the_write_ahead_log */
const headerBytes = 32
const frameHeaderBytes = 24
const magicLittle = 0x377f0682
const magicBig = 0x377f0683
const version = 3007000

type Sums = readonly [number, number]

/** SQLite's running checksum, in words of the byte order that the log's magic number names. */
const sum = (bytes: Buffer, big: boolean, [first, second]: Sums): Sums => {
  let [a, b] = [first, second]
  const word = big ? (at: number) => bytes.readUInt32BE(at) : (at: number) => bytes.readUInt32LE(at)
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + word(at) + b) >>> 0
    b = (b + word(at + 4) + a) >>> 0
  }
  return [a, b]
}

const putSums = (bytes: Buffer, at: number, [a, b]: Sums): void => {
  bytes.writeUInt32BE(a, at)
  bytes.writeUInt32BE(b, at + 4)
}

const pageBytesOf = (database: Buffer): number => {
  const size = database.readUInt16BE(16)
  return size === 1 ? 65_536 : size
}

/**
 * A damaged log, readable again. SQLite stops at the first frame whose checksum is wrong, because every checksum builds on the one before; but
 * each frame is a whole page with the salt of its log. So all frames of this log are taken and their checksums made anew. Whether the one
 * with the flipped bit makes sense is for the check of the database to say. Undefined: there is no frame to take.
 */
export const rebuildWal = (wal: Buffer, databaseHead: Buffer): Buffer | undefined => {
  const pageBytes = pageBytesOf(databaseHead)
  const frameBytes = frameHeaderBytes + pageBytes
  const frames = Math.floor((wal.length - headerBytes) / frameBytes)
  if (frames < 1) return undefined
  const big = wal.readUInt32BE(0) === magicBig
  const salt = wal.subarray(headerBytes + 8, headerBytes + 16)
  const saltOf = (frame: number): Buffer =>
    wal.subarray(headerBytes + frame * frameBytes + 8, headerBytes + frame * frameBytes + 16)
  const belongs = (frame: number): boolean => frame < frames && saltOf(frame).equals(salt)

  const out = Buffer.from(wal.subarray(0, headerBytes + frames * frameBytes))
  out.writeUInt32BE(big ? magicBig : magicLittle, 0)
  out.writeUInt32BE(version, 4)
  out.writeUInt32BE(pageBytes, 8)
  salt.copy(out, 16)
  let sums = sum(out.subarray(0, 24), big, [0, 0])
  putSums(out, 24, sums)
  let taken = 0
  for (; belongs(taken) || belongs(taken + 1); taken++) {
    const frame = out.subarray(headerBytes + taken * frameBytes, headerBytes + (taken + 1) * frameBytes)
    salt.copy(frame, 8)
    sums = sum(frame.subarray(frameHeaderBytes), big, sum(frame.subarray(0, 8), big, sums))
    putSums(frame, 16, sums)
  }
  return out.subarray(0, headerBytes + taken * frameBytes)
}
