import { spokenWording } from './t.js'

/** What the service says, such as the reason of a score, in the language of the console. What no catalogue has stays English. */
export const said = (text: string): string => spokenWording().said(text)
