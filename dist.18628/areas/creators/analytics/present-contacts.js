import { toTimestamp } from '../../../kernel/clock.js'
const presentContacts = ({ creator, contacts }) => ({
  data: contacts.map(({ contact, source, withheld }) => ({
    type: contact.type,
    value: withheld ? null : contact.value,
    network: contact.account?.network ?? null,
    label: contact.label,
    source,
    withheld: withheld ? 'do_not_contact' : null,
  })),
  as_of: toTimestamp(creator.provenance.asOf),
})
const presentLinks = ({ creator, linked }) => ({
  data: linked.toSorted((a, b) => Number(b.strength === 'strong') - Number(a.strength === 'strong')),
  as_of: toTimestamp(creator.provenance.asOf),
})
export { presentContacts, presentLinks }
//# sourceMappingURL=present-contacts.js.map
