import { createECDH, createHash } from 'node:crypto'
import { idOf, type NostrEvent } from '../../src/sources/nostr/event.js'
import { challengeOf } from '../../src/sources/nostr/schnorr.js'

const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const toBytes = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')
const toBigInt = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)

const pointOf = (secret: bigint): { x: Buffer; isEven: boolean } => {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(toBytes(secret))
  const point = curve.getPublicKey()
  return { x: point.subarray(1, 33), isEven: ((point.at(-1) ?? 0) & 1) === 0 }
}

/** A signature by BIP-340, with a nonce made of what is signed: for tests. */
const sign = (message: Buffer, secret: bigint): Buffer => {
  const own = pointOf(secret)
  const key = own.isEven ? secret : n - secret
  const chance = (toBigInt(createHash('sha256').update(toBytes(key)).update(message).digest()) % (n - 1n)) + 1n
  const point = pointOf(chance)
  const nonce = point.isEven ? chance : n - chance
  return Buffer.concat([point.x, toBytes((nonce + challengeOf(point.x, own.x, message) * key) % n)])
}

/** Somebody on Nostr: a secret made of a name. */
export const keyOf = (name: string): { pubkey: string; secret: bigint } => {
  const secret = toBigInt(createHash('sha256').update(name).digest()) % n
  return { pubkey: pointOf(secret).x.toString('hex'), secret }
}

export const eventOf = (
  name: string,
  what: Pick<NostrEvent, 'created_at' | 'kind' | 'content'> & Partial<NostrEvent>,
): NostrEvent => {
  const { pubkey, secret } = keyOf(name)
  const said = { pubkey, tags: [], ...what }
  const id = idOf(said)
  return { ...said, id, sig: sign(Buffer.from(id, 'hex'), secret).toString('hex') }
}
