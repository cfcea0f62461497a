import { addDoNotContact, listDoNotContact, removeDoNotContact } from './do-not-contact.js'
import { lookUpEmails } from './look-up-emails.js'
import { showContacts } from './show-contacts.js'

export const contactOperations = [showContacts, addDoNotContact, listDoNotContact, removeDoNotContact]
export const contactPairs = [lookUpEmails]
