import { createECDH, createHash } from 'node:crypto'

/** secp256k1: the size of the field, the order of the group. */
const p = 2n ** 256n - 2n ** 32n - 977n
const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

interface Point {
  x: bigint
  y: bigint
}

const mod = (value: bigint, of = p): bigint => ((value % of) + of) % of
const toBigInt = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
const toBytes = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, mod(base)]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * square) % p
    square = (square * square) % p
  }
  return result
}
const inverse = (value: bigint): bigint => power(value, p - 2n)

/** The point with this x and an even y; undefined where the curve has none. */
const lift = (x: bigint): Point | undefined => {
  if (x >= p) return undefined
  const square = mod(x ** 3n + 7n)
  const y = power(square, (p + 1n) / 4n)
  if ((y * y) % p !== square) return undefined
  return { x, y: (y & 1n) === 0n ? y : p - y }
}

/** The sum of two points; undefined where it is infinite. */
const add = (a: Point, b: Point): Point | undefined => {
  if (a.x === b.x && a.y !== b.y) return undefined
  const slope = a.x === b.x ? mod(3n * a.x * a.x * inverse(2n * a.y)) : mod((b.y - a.y) * inverse(b.x - a.x))
  const x = mod(slope * slope - a.x - b.x)
  return { x, y: mod(slope * (a.x - x) - a.y) }
}

/** Multiples of points are computed by OpenSSL: of the generator whole, of another point its x alone. */
const timesGenerator = (scalar: bigint): Point => {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(toBytes(scalar))
  const point = curve.getPublicKey()
  return { x: toBigInt(point.subarray(1, 33)), y: toBigInt(point.subarray(33)) }
}
const xOfTimes = (scalar: bigint, { x, y }: Point): bigint => {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(toBytes(scalar))
  return toBigInt(curve.computeSecret(Buffer.concat([Buffer.from([4]), toBytes(x), toBytes(y)])))
}

/** Which of the two points with its x a multiple is, is seen by the next multiple. */
const times = (scalar: bigint, point: Point): Point | undefined => {
  if (scalar === 1n) return point
  if (scalar === n - 1n) return { x: point.x, y: p - point.y }
  const even = lift(xOfTimes(scalar, point))
  if (even === undefined) return undefined
  const next = xOfTimes(scalar + 1n, point)
  return add(even, point)?.x === next ? even : { x: even.x, y: p - even.y }
}

const tag = createHash('sha256').update('BIP0340/challenge').digest()
/** The challenge that a signature answers. */
export const challengeOf = (r: Uint8Array, publicKey: Uint8Array, message: Uint8Array): bigint =>
  mod(toBigInt(createHash('sha256').update(tag).update(tag).update(r).update(publicKey).update(message).digest()), n)

/** Whether a signature is one, by BIP-340: 64 bytes, over a message, by the owner of a public key of 32 bytes. */
export const verifySchnorr = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean => {
  if (signature.length !== 64 || publicKey.length !== 32) return false
  const owner = lift(toBigInt(publicKey))
  const [r, s] = [toBigInt(signature.subarray(0, 32)), toBigInt(signature.subarray(32))]
  if (owner === undefined || r >= p || s >= n) return false
  const challenge = challengeOf(signature.subarray(0, 32), publicKey, message)
  if (challenge === 0n || s === 0n) return false
  const answered = times(challenge, owner)
  if (answered === undefined) return false
  const found = add(timesGenerator(s), { x: answered.x, y: p - answered.y })
  return found !== undefined && (found.y & 1n) === 0n && found.x === r
}
