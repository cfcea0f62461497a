import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const ivBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'

/** The key of a backup folder, made of a secret of the operator and a salt of the folder. */
export const deriveKey = (folder: string, secret: string): Buffer => {
  const file = join(folder, 'salt')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(16).toString('hex'), { mode: 0o600 })
  }
  return scryptSync(secret, readFileSync(file, 'utf8'), 32)
}

/**
 * Pieces of databases under the digest of what they hold: what is there already is not written again, so a backup costs what has changed.
 * With a key they are encrypted, and their names tell nothing.
 */
export class Chunks {
  readonly #folder: string
  readonly #key: Buffer | undefined

  constructor(folder: string, key: Buffer | undefined) {
    this.#folder = join(folder, 'chunks')
    this.#key = key
  }

  /** A digest that only the holder of the key can make, where there is one. */
  digest(bytes: Buffer | string): string {
    const hash = this.#key === undefined ? createHash('sha256') : createHmac('sha256', this.#key)
    return hash.update(bytes).digest('hex')
  }

  /** Keeps a piece. Gives its name and how many bytes had to be written. */
  put(bytes: Buffer): { name: string; written: number } {
    const name = this.digest(bytes)
    const file = this.#fileOf(name)
    if (existsSync(file)) return { name, written: 0 }
    const packed = this.#seal(deflateRawSync(bytes, { level: 1 }), name)
    mkdirSync(join(this.#folder, name.slice(0, 2)), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.new`, packed, { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    return { name, written: packed.length }
  }

  /** Fails where the piece is missing, is damaged or was written with another key. */
  get(name: string): Buffer {
    let bytes: Buffer
    try {
      bytes = inflateRawSync(this.#unseal(readFileSync(this.#fileOf(name)), name))
    } catch (cause) {
      throw new Error(`The piece ${name} of the backup is missing, damaged or of another key.`, { cause })
    }
    if (this.digest(bytes) !== name) throw new Error(`The piece ${name} of the backup is damaged.`)
    return bytes
  }

  #fileOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name)
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
