import type { Json } from './server-call.js'

/** The columns that tables of people are read by, where one of them is all there is. */
const header =
  /^"?(?:url|profile_url|link|profile|handle|username|user|account|screen_name|email|e_mail|mail|email_address)"?$/i

/** The rows of a file as a body names them. A plain list needs no header; a table has one. */
export const readRowsFile = (content: string): Json => {
  const lines = content
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const [first = ''] = lines
  return /[,;\t]/.test(first) || header.test(first.trim().replace(/[\s-]+/g, '_')) ? { csv: content } : { items: lines }
}
