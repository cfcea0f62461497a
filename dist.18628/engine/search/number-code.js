const f32 = new Float32Array(1)
const bits = new Uint32Array(f32.buffer)
function nullCode(type) {
  return type === 'u8' ? 255 : type === 'u16' ? 65535 : 4294967295
}
function codeBytes(type) {
  return type === 'u8' ? 1 : type === 'u16' ? 2 : 4
}
function toCode(type, value) {
  if (type === 'f32') {
    f32[0] = value
    if (f32[0] === 0) f32[0] = 0
    const b = bits[0]
    if (!Number.isFinite(value) || (b & 2139095040) === 2139095040) return -1
    return (b & 2147483648 ? ~b : b | 2147483648) >>> 0
  }
  if (!Number.isInteger(value)) return -1
  const code = type === 'i32' ? value + 2147483648 : value
  return code >= 0 && code < nullCode(type) ? code : -1
}
function fromCode(type, code) {
  if (type === 'f32') {
    bits[0] = code & 2147483648 ? code & 2147483647 : ~code
    return f32[0]
  }
  return type === 'i32' ? code - 2147483648 : code
}
function codeRange(type, min, max) {
  return { low: bound(type, min, true), high: bound(type, max, false) }
}
function bound(type, value, lower) {
  const top = nullCode(type)
  if (type === 'f32') {
    if (value === Infinity) return lower ? top : top - 1
    if (value === -Infinity) return lower ? 0 : -1
    const code = toCode('f32', Math.max(-34028234663852886e22, Math.min(34028234663852886e22, value)))
    return code
  }
  const shift = type === 'i32' ? 2147483648 : 0
  if (lower) return Math.min(top, Math.max(0, Math.ceil(value) + shift))
  return Math.max(-1, Math.min(top - 1, Math.floor(value) + shift))
}
export { codeBytes, codeRange, fromCode, nullCode, toCode }
//# sourceMappingURL=number-code.js.map
