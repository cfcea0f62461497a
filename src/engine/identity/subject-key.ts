import { createHmac } from 'node:crypto'
import { handleKey } from '../../model/handle-key.js'
import { mailboxOf } from '../contacts/emails.js'
import type { Identifier } from './identifier.js'
import { nameWords } from './names.js'

/** Where a call came from: it is of a person, but it is none of those by which people are looked for. */
export interface ClientAddress {
  kind: 'address'
  value: string
}

/** Spellings of one identifier are one text. */
const normalize = (identifier: Identifier | ClientAddress): string => {
  switch (identifier.kind) {
    case 'profile':
      return `${identifier.network} ${handleKey(identifier.handle)}`
    case 'account':
      return `${identifier.network} ${identifier.id}`
    case 'email':
      return mailboxOf(identifier.value)
    case 'phone':
    case 'address':
      return identifier.value
    case 'name':
      return nameWords(identifier.value).join(' ')
  }
}

/** 132 bits: none of two people ever meet. */
const keyLength = 22

/** What stands for an identifier where the identifier itself must not be kept: a digest that nobody can make without the secret. */
export type SubjectKey = (identifier: Identifier | ClientAddress) => string

export const createSubjectKey =
  (secret: Buffer): SubjectKey =>
  (identifier) =>
    `sub_${createHmac('sha256', secret)
      .update(`${identifier.kind} ${normalize(identifier)}`)
      .digest('base64url')
      .slice(0, keyLength)}`
