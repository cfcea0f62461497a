/** Whole numbers too long for a double, where a value may stand. */
const longNumber = /[:[,]\s*-?\d{16,}\s*[,}\]]/
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const isLong = /^-?\d{16,}$/

/** What Python writes where a number is missing. */
const noNumbers = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g
const withoutNoNumbers = (text: string): string =>
  text.replace(noNumbers, (token) => (token.startsWith('"') ? token : 'null'))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error
    return JSON.parse(withoutNoNumbers(text))
  }
}

/** Reads JSON with every digit of its ids: whole numbers that a double would round are kept as text. */
export const parseExactly = (text: string): unknown =>
  parse(longNumber.test(text) ? text.replace(tokens, (token) => (isLong.test(token) ? `"${token}"` : token)) : text)
