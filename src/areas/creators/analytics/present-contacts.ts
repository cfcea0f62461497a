import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import type { reportBlocks } from './contract-blocks.js'
import type { ReportInput } from './report-input.js'

export const presentContacts = ({ creator, contacts }: ReportInput): z.output<typeof reportBlocks.contacts> => ({
  data: contacts.map(({ contact, source, withheld }) => ({
    type: contact.type,
    value: withheld ? null : contact.value,
    network: contact.account?.network ?? null,
    label: contact.label,
    source,
    withheld: withheld ? ('do_not_contact' as const) : null,
  })),
  as_of: toTimestamp(creator.provenance.asOf),
})

/** Other accounts of the same person, strong ones first, and what says so. */
export const presentLinks = ({ creator, linked }: ReportInput): z.output<typeof reportBlocks.linked_accounts> => ({
  data: linked.toSorted((a, b) => Number(b.strength === 'strong') - Number(a.strength === 'strong')),
  as_of: toTimestamp(creator.provenance.asOf),
})
