const p1 = 0x9e3779b1
const p2 = 0x85ebca77
const p3 = 0xc2b2ae3d
const p4 = 0x27d4eb2f
const p5 = 0x165667b1

const rotl = (x: number, r: number): number => {
  return (x << r) | (x >>> (32 - r))
}

const round = (acc: number, word: number): number => {
  return Math.imul(rotl((acc + Math.imul(word, p2)) | 0, 13), p1)
}

/**
 * XXH32 (Collet), seed 0: about 2 GB/s here, against 0.5 for a table-driven CRC32C. It finds damage, it is no defence
 * against an enemy. The bytes should start at a multiple of four (all sections do); otherwise they are copied.
 */
export const checksum = (bytes: Uint8Array): number => {
  if (bytes.byteOffset % 4 !== 0) return checksum(bytes.slice())
  const stripes = bytes.length >>> 4
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, stripes * 4)
  let h = p5
  if (stripes > 0) {
    let a = (p1 + p2) | 0
    let b = p2 | 0
    let c = 0
    let d = -p1 | 0
    for (let i = 0; i < words.length; i += 4) {
      a = round(a, words[i]!)
      b = round(b, words[i + 1]!)
      c = round(c, words[i + 2]!)
      d = round(d, words[i + 3]!)
    }
    h = (rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18)) | 0
  }
  return finish((h + bytes.length) | 0, bytes, stripes * 16)
}

const finish = (start: number, bytes: Uint8Array, from: number): number => {
  let h = start
  let i = from
  for (; i + 4 <= bytes.length; i += 4) {
    const word = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24)
    h = Math.imul(rotl((h + Math.imul(word, p3)) | 0, 17), p4)
  }
  for (; i < bytes.length; i++) h = Math.imul(rotl((h + Math.imul(bytes[i]!, p5)) | 0, 11), p1)
  h = Math.imul(h ^ (h >>> 15), p2)
  h = Math.imul(h ^ (h >>> 13), p3)
  return (h ^ (h >>> 16)) >>> 0
}
