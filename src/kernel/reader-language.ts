/** The languages that people read the console and its messages in. */
export const readerLanguages = ['en', 'de', 'fr', 'es'] as const
export type ReaderLanguage = (typeof readerLanguages)[number]
