import type { Json } from './server-call.js'

/** The rows of a file as a body names them. A plain list needs no header; a table has one. */
export const readRowsFile = (content: string): Json => {
  const lines = content
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const [first = ''] = lines
  return /[,;\t]/.test(first) || /^(?:url|profile_url|handle|username|email)$/i.test(first.trim())
    ? { csv: content }
    : { items: lines }
}
