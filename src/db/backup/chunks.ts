import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Store } from './stores/store.js'

const ivBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

/** Pieces on their way to the store at one time: a distant one is waited for once, not piece by piece. */
const underWayMax = 8

/** The key of a backup, made of a secret of the operator and a salt of the store. The first backup makes the salt. */
export const deriveKey = async (store: Store, secret: string, mode: 'read' | 'write'): Promise<Buffer> => {
  const known = await store.get('salt')
  if (known === undefined && mode === 'read') throw new Error(`There is no encrypted backup in ${store.where}.`)
  const salt = known ?? Buffer.from(randomBytes(16).toString('hex'))
  if (known === undefined) await store.put('salt', salt)
  return scryptSync(secret, salt.toString('utf8'), 32)
}

/**
 * Pieces of databases under the digest of what they hold: what is there already is not written again, so a backup costs what has changed.
 * With a key they are encrypted, and their names tell nothing.
 */
export class Chunks {
  readonly store: Store
  readonly #key: Buffer | undefined
  readonly #underWay = new Set<Promise<void>>()
  #known: Set<string> | undefined
  #written = 0
  #failure: { error: unknown } | undefined

  constructor(store: Store, key: Buffer | undefined) {
    this.store = store
    this.#key = key
  }

  /** A digest that only the holder of the key can make, where there is one. */
  digest(bytes: Buffer | string): string {
    const hash = this.#key === undefined ? createHash('sha256') : createHmac('sha256', this.#key)
    return hash.update(bytes).digest('hex')
  }

  /** Keeps a piece, and gives its name. It is in the store when `settle` resolves. */
  async put(bytes: Buffer): Promise<string> {
    const name = this.digest(bytes)
    this.#known ??= new Set(await this.store.list('chunks'))
    if (this.#known.has(nameOf(name))) return name
    this.#known.add(nameOf(name))
    while (this.#underWay.size >= underWayMax) await Promise.race(this.#underWay)
    this.#refuseFailure()
    const packed = this.#seal(deflateRawSync(bytes, { level: 1 }), name)
    const sending: Promise<void> = this.store
      .put(nameOf(name), packed)
      .then(() => void (this.#written += packed.length))
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
    return name
  }

  /** Waits until everything kept is in the store. Gives how many bytes had to be written. */
  async settle(): Promise<number> {
    await Promise.all(this.#underWay)
    this.#refuseFailure()
    return this.#written
  }

  /** Fails where the piece is missing, is damaged or was written with another key. */
  async get(name: string): Promise<Buffer> {
    const kept = await this.store.get(nameOf(name))
    let bytes: Buffer
    try {
      if (kept === undefined) throw new Error('missing')
      bytes = inflateRawSync(this.#unseal(kept, name))
    } catch (cause) {
      throw new Error(`The piece ${name} of the backup is missing, damaged or of another key.`, { cause })
    }
    if (this.digest(bytes) !== name) throw new Error(`The piece ${name} of the backup is damaged.`)
    return bytes
  }

  #refuseFailure(): void {
    if (this.#failure !== undefined) throw this.#failure.error
  }

  #seal(bytes: Buffer, name: string): Buffer {
    if (this.#key === undefined) return bytes
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, this.#key, iv).setAAD(Buffer.from(name))
    const sealed = Buffer.concat([sealing.update(bytes), sealing.final()])
    return Buffer.concat([iv, sealing.getAuthTag(), sealed])
  }

  #unseal(bytes: Buffer, name: string): Buffer {
    if (this.#key === undefined) return bytes
    const opening = createDecipheriv(cipher, this.#key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(name))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
  }
}

const nameOf = (digest: string): string => `chunks/${digest.slice(0, 2)}/${digest}`
