/** How long what nobody asked to keep is kept. Shown by GET /retention, and kept to by whoever deletes it. */
export const uploadsKeptMs = 7 * 86_400_000
export const answersKeptMs = 24 * 3_600_000
/** From the end of an invitation on, whether it was accepted or not. */
export const invitationsKeptMs = 30 * 86_400_000
/** Imported rows that name a post or an account that no file has told. */
export const waitingRowsKeptMs = 30 * 86_400_000
