import { dayMs } from './clock.js'

/** How long what nobody asked to keep is kept. Shown by GET /retention, and kept to by whoever deletes it. */
export const uploadsKeptMs = 7 * dayMs
export const answersKeptMs = 24 * 3_600_000
/** From the end of an invitation on, whether it was accepted or not. */
export const invitationsKeptMs = 30 * dayMs
/** Imported rows that name a post or an account that no file has told. */
export const waitingRowsKeptMs = 30 * dayMs
