import { addDoNotContact, listDoNotContact, removeDoNotContact } from './do-not-contact.js'
import { lookUpEmails } from './look-up-emails.js'
import { showContacts } from './show-contacts.js'
const contactOperations = [showContacts, addDoNotContact, listDoNotContact, removeDoNotContact]
const contactPairs = [lookUpEmails]
export { contactOperations, contactPairs }
//# sourceMappingURL=index.js.map
