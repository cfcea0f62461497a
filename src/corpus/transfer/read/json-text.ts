/** Whole numbers too long for a double, where a value may stand. */
const longNumber = /[:[,]\s*-?\d{16,}\s*[,}\]]/
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const isLong = /^-?\d{16,}$/

/** Reads JSON with every digit of its ids: whole numbers that a double would round are kept as text. */
export const parseExactly = (text: string): unknown =>
  JSON.parse(
    longNumber.test(text) ? text.replace(tokens, (token) => (isLong.test(token) ? `"${token}"` : token)) : text,
  )
