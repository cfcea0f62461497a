const P1 = 2654435761
const P2 = 2246822519
const P3 = 3266489917
const P4 = 668265263
const P5 = 374761393
function rotl(x, r) {
  return (x << r) | (x >>> (32 - r))
}
function round(acc, word) {
  return Math.imul(rotl((acc + Math.imul(word, P2)) | 0, 13), P1)
}
function checksum(bytes) {
  if (bytes.byteOffset % 4 !== 0) return checksum(bytes.slice())
  const stripes = bytes.length >>> 4
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, stripes * 4)
  let h = P5
  if (stripes > 0) {
    let a = (P1 + P2) | 0
    let b = P2 | 0
    let c = 0
    let d = -P1 | 0
    for (let i = 0; i < words.length; i += 4) {
      a = round(a, words[i])
      b = round(b, words[i + 1])
      c = round(c, words[i + 2])
      d = round(d, words[i + 3])
    }
    h = (rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18)) | 0
  }
  return finish((h + bytes.length) | 0, bytes, stripes * 16)
}
function finish(start, bytes, from) {
  let h = start
  let i = from
  for (; i + 4 <= bytes.length; i += 4) {
    const word = bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24)
    h = Math.imul(rotl((h + Math.imul(word, P3)) | 0, 17), P4)
  }
  for (; i < bytes.length; i++) h = Math.imul(rotl((h + Math.imul(bytes[i], P5)) | 0, 11), P1)
  h = Math.imul(h ^ (h >>> 15), P2)
  h = Math.imul(h ^ (h >>> 13), P3)
  return (h ^ (h >>> 16)) >>> 0
}
export { checksum }
//# sourceMappingURL=checksum.js.map
