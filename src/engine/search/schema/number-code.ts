import type { NumberType } from './schema.js'

const f32 = new Float32Array(1)
const bits = new Uint32Array(f32.buffer)

/** The code that means "no value": the highest of the type. */
export const nullCode = (type: NumberType): number => {
  return type === 'u8' ? 0xff : type === 'u16' ? 0xffff : 0xffffffff
}

/** Bytes a code takes. */
export const codeBytes = (type: NumberType): 1 | 2 | 4 => {
  return type === 'u8' ? 1 : type === 'u16' ? 2 : 4
}

/**
 * Order-preserving unsigned code of a number, or -1 when the type cannot hold it. f32: the IEEE bits with the sign bit
 * flipped for positives and all bits flipped for negatives, so that unsigned order is numeric order; -0 becomes 0.
 */
export const toCode = (type: NumberType, value: number): number => {
  if (type === 'f32') {
    f32[0] = value
    if (f32[0] === 0) f32[0] = 0
    const b = bits[0]!
    if (!Number.isFinite(value) || (b & 0x7f800000) === 0x7f800000) return -1
    return (b & 0x80000000 ? ~b : b | 0x80000000) >>> 0
  }
  if (!Number.isInteger(value)) return -1
  const code = type === 'i32' ? value + 0x80000000 : value
  return code >= 0 && code < nullCode(type) ? code : -1
}

/** The number of a code that is not the null code. */
export const fromCode = (type: NumberType, code: number): number => {
  if (type === 'f32') {
    bits[0] = code & 0x80000000 ? code & 0x7fffffff : ~code
    return f32[0]!
  }
  return type === 'i32' ? code - 0x80000000 : code
}

/** The codes of an inclusive range, clipped to the type; empty when low > high. */
export const codeRange = (type: NumberType, min: number, max: number): { low: number; high: number } => {
  return { low: bound(type, min, true), high: bound(type, max, false) }
}

const bound = (type: NumberType, value: number, lower: boolean): number => {
  const top = nullCode(type)
  if (type === 'f32') {
    if (value === Infinity) return lower ? top : top - 1
    if (value === -Infinity) return lower ? 0 : -1
    const code = toCode('f32', Math.max(-3.4028234663852886e38, Math.min(3.4028234663852886e38, value)))
    return code
  }
  const shift = type === 'i32' ? 0x80000000 : 0
  if (lower) return Math.min(top, Math.max(0, Math.ceil(value) + shift))
  return Math.max(-1, Math.min(top - 1, Math.floor(value) + shift))
}

/** Codes of any width. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** A number that ascends as rank descends: highest rank 0, no rank last. */
export const descendingRank = (code: number, none: number): number => {
  return code === none ? none : none - 1 - code
}
