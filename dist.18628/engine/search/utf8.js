function utf8BytesMax(text) {
  return text.length * 3
}
function writeUtf8(text, out, at) {
  let o = at
  for (let i = 0; i < text.length; i++) {
    let c = text.charCodeAt(i)
    if (c < 128) {
      out[o++] = c
      continue
    }
    if (c < 2048) {
      out[o++] = 192 | (c >>> 6)
      out[o++] = 128 | (c & 63)
      continue
    }
    if (c >= 55296 && c <= 57343) {
      const next = i + 1 < text.length ? text.charCodeAt(i + 1) : 0
      if (c < 56320 && next >= 56320 && next <= 57343) {
        c = 65536 + ((c - 55296) << 10) + (next - 56320)
        i++
        out[o++] = 240 | (c >>> 18)
        out[o++] = 128 | ((c >>> 12) & 63)
        out[o++] = 128 | ((c >>> 6) & 63)
        out[o++] = 128 | (c & 63)
        continue
      }
      c = 65533
    }
    out[o++] = 224 | (c >>> 12)
    out[o++] = 128 | ((c >>> 6) & 63)
    out[o++] = 128 | (c & 63)
  }
  return o
}
function toUtf8(text) {
  const bytes = new Uint8Array(utf8BytesMax(text))
  return bytes.slice(0, writeUtf8(text, bytes, 0))
}
function readUtf8(bytes, from, to) {
  let text = ''
  let i = from
  while (i < to) {
    const c = bytes[i]
    if (c < 128) {
      text += String.fromCharCode(c)
      i++
    } else {
      text += String.fromCodePoint(codePointAt(bytes, i))
      i += codePointBytes(c)
    }
  }
  return text
}
function codePointBytes(lead) {
  return lead < 128 ? 1 : lead < 224 ? 2 : lead < 240 ? 3 : 4
}
function codePointAt(bytes, at) {
  const c = bytes[at]
  if (c < 128) return c
  const b1 = bytes[at + 1] & 63
  if (c < 224) return ((c & 31) << 6) | b1
  const b2 = bytes[at + 2] & 63
  if (c < 240) return ((c & 15) << 12) | (b1 << 6) | b2
  return ((c & 7) << 18) | (b1 << 12) | (b2 << 6) | (bytes[at + 3] & 63)
}
function compareBytes(a, aFrom, aTo, b, bFrom, bTo) {
  const n = Math.min(aTo - aFrom, bTo - bFrom)
  for (let i = 0; i < n; i++) {
    const d = a[aFrom + i] - b[bFrom + i]
    if (d !== 0) return d
  }
  return aTo - aFrom - (bTo - bFrom)
}
function compareCodePoints(a, b) {
  const n = Math.min(a.length, b.length)
  for (let i = 0; i < n; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return order(x) - order(y)
  }
  return a.length - b.length
}
function order(unit) {
  return unit >= 55296 && unit <= 57343 ? unit + 8192 : unit >= 57344 ? unit - 2048 : unit
}
export { codePointAt, codePointBytes, compareBytes, compareCodePoints, readUtf8, toUtf8, utf8BytesMax, writeUtf8 }
//# sourceMappingURL=utf8.js.map
