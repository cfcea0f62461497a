import { z } from 'zod'
import type { DoNotContact } from '../../../corpus/records/do-not-contact.js'
import { Failure, invalid } from '../../../kernel/errors.js'
import type { Call } from '../../../kernel/operation.js'
import type { Creator } from '../../../model/creator.js'
import { readContacts } from './read-contacts.js'

/** Ways to reach somebody, as files have them. */
export const ContactValues = z
  .strictObject({
    emails: z.array(z.string()),
    phones: z.array(z.string()).describe('In E.164.'),
    links: z.array(z.string()),
    accounts: z.array(z.string()).describe('On other networks: network:handle.'),
    withheld: z.int().describe('Contacts that the do-not-contact registry withholds.'),
  })
  .nullable()

export const PurposeField = z
  .string()
  .trim()
  .min(3)
  .max(300)
  .optional()
  .describe('What the contacts are for. Stored with the request. Required for contacts.')

/** Lists of contacts are for those who may have them and say why. */
export const refuseWithoutPurpose = (purpose: string | undefined, { caller }: Call): void => {
  if (!caller.scopes.has('contacts') && !caller.scopes.has('admin'))
    throw new Failure('forbidden', 'Contacts in files need a token with the scope contacts.')
  if (purpose === undefined)
    throw invalid('/purpose', 'State what the contacts are for. It is stored with the request.')
}

/** What a profile states and nobody objected to, as of now. */
export const readContactValues = async (
  creator: Creator,
  doNotContact: DoNotContact,
): Promise<z.output<typeof ContactValues>> => {
  const stated = await readContacts(creator, doNotContact)
  const shown = stated.filter(({ withheld }) => !withheld).map(({ contact }) => contact)
  const valuesOf = (...types: string[]): string[] =>
    shown.filter(({ type }) => types.includes(type)).map(({ value }) => value)
  return {
    emails: valuesOf('email'),
    phones: valuesOf('phone', 'whatsapp'),
    links: shown
      .filter(({ type }) => !['email', 'phone', 'whatsapp', 'account'].includes(type))
      .map(({ value }) => value),
    accounts: shown.flatMap(({ account }) => (account === null ? [] : [`${account.network}:${account.handle}`])),
    withheld: stated.length - shown.length,
  }
}
