import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes, keyBytes] = [12, 16, 32]
const mark = 'sealed:1:'

export interface VaultOptions {
  dataFolder: string
  /** What the key is made of, where several machines share a database. By default a key file in the data folder. */
  secretKey: string | undefined
}

const keyFile = 'secret.key'

/** The key of the data folder, made on first use. Whoever comes second reads what the first has written. */
const readKeyFile = (dataFolder: string): Buffer => {
  const file = join(dataFolder, keyFile)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== keyBytes)
    throw new Error(
      `${file} is damaged: restore it, or delete it and enter the secrets of all webhooks and channels and set up second factors again.`,
    )
  return key
}

/**
 * Seals secrets that must be stored but used again: AES-256-GCM, bound to the row they belong to, so that a copy of the database alone
 * gives none of them away and none can be moved to another row.
 */
export class Vault {
  readonly #options: VaultOptions
  #key: Buffer | undefined

  constructor(options: VaultOptions) {
    this.#options = options
  }

  #getKey(): Buffer {
    const { dataFolder, secretKey } = this.#options
    return (this.#key ??=
      secretKey === undefined ? readKeyFile(dataFolder) : scryptSync(secretKey, 'rostra secrets', keyBytes))
  }

  seal(text: string, owner: string): string {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, this.#getKey(), iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
    return mark + Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
  }

  /** Undefined: it was sealed with another key, or damaged. */
  open(text: string, owner: string): string | undefined {
    if (!isSealed(text)) return text
    const bytes = Buffer.from(text.slice(mark.length), 'base64')
    try {
      const opening = createDecipheriv(cipher, this.#getKey(), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
}

/** Written before secrets were sealed: as it stands. */
export const isSealed = (text: string): boolean => text.startsWith(mark)
