import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
const prefix = 'rostra_'
const secretBytes = 32
const pattern = /^rostra_[A-Za-z0-9_-]{43}[A-Za-z0-9_-]{6}$/
const checksumLength = 6
const checksum = (text) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return bytes.toString('base64url')
}
const createToken = () => {
  const body = prefix + randomBytes(secretBytes).toString('base64url')
  return body + checksum(body)
}
const looksLikeToken = (text) =>
  pattern.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
const hashToken = (token) => hash('sha256', token, 'base64url')
const hintOf = (token) => `${token.slice(0, prefix.length + 4)}\u2026`
export { createToken, hashToken, hintOf, looksLikeToken }
//# sourceMappingURL=token.js.map
