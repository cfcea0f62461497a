import { hash, randomBytes } from 'node:crypto'

/** 256 bits of chance: what cookies and invitations carry. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. It has so much chance that a plain hash cannot be reversed. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')

const pattern = /^[\w-]{43}$/

export const looksLikeSecret = (text: string): boolean => pattern.test(text)
