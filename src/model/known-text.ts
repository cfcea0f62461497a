/** What a text of a record says to clients: null where nothing is known, for which records keep an empty text. */
export const knownText = (text: string): string | null => (text.trim() === '' ? null : text)
