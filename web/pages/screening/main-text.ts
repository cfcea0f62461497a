import type { ScreenedContent } from '../../generated/interface.js'

/** What shows best what an item is about: the longest of its texts. */
export const mainText = ({ content: { text, fields } }: ScreenedContent): string =>
  [text, ...Object.values(fields)].reduce((longest, each) => (each.length > longest.length ? each : longest), '')
