/** What a text of a record says to clients: null where nothing is known, for which records keep an empty text. */
export const knownText = (text: string): string | null => (text.trim() === '' ? null : text)

/** Records keep an empty list where nobody told what belongs in it; answers say that as null. */
export const knownList = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list])
