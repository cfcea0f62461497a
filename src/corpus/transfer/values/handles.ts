const separators = /\s*[/|;,&+\n]\s*|\s+(?:and|und|et|y|e)\s+/i
const marked = /^@[\w.-]{2,40}$/
const plain = /^(?=.*[a-z])[a-z0-9._-]{2,40}$/

/** The handles in a cell that holds several of them: `@ana / @bob`, `ana.cooks, bob.runs`. One alone, and words, are none. */
export const handlesIn = (cell: unknown): string[] => {
  if (typeof cell !== 'string' || cell.length > 400) return []
  const parts = cell
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length < 2) return []
  const isList =
    parts.every((part) => marked.test(part)) || (/[/|;,\n]/.test(cell) && parts.every((part) => plain.test(part)))
  return isList ? parts : []
}
