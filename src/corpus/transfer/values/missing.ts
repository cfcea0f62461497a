const words = new Set(
  'nan nan% n/a na n.a. n.a null none nil - -- --- — – ? #n/a #value! #ref! (null) undefined nat k.a. k. a. n.v. s/o nd n.d. (not set)'
    .split(' ')
    .concat(['keine angabe', 'not available', 'no data']),
)

/** Whether a cell only says that there is nothing. */
export const isMissing = (text: string): boolean => {
  if (text.length > 14) return false
  const trimmed = text.trim()
  return trimmed === '' || words.has(trimmed.toLowerCase())
}
