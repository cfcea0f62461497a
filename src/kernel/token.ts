import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A token reads rostra_<43 characters of secret><6 characters of checksum>. The prefix lets secret scanners find it, the
 * checksum catches typing errors and invented tokens without a look-up.
 */
const prefix = 'rostra_'
const secretBytes = 32
const pattern = /^rostra_[A-Za-z0-9_-]{43}[A-Za-z0-9_-]{6}$/
const checksumLength = 6

const checksum = (text: string): string => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return bytes.toString('base64url')
}

export const createToken = (): string => {
  const body = prefix + randomBytes(secretBytes).toString('base64url')
  return body + checksum(body)
}

/** Whether the text can be a token at all. Says nothing about whether it was ever given out. */
export const looksLikeToken = (text: string): boolean =>
  pattern.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** What is stored of a token. Its secret has 256 bits of chance, so that a plain hash cannot be reversed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** Enough to tell one's tokens apart, too little to use one. */
export const hintOf = (token: string): string => `${token.slice(0, prefix.length + 4)}…`
