/** The value of a digit of any script: they lie together, from nought on. */
export const valueOfDigit = (digit: string): string => {
  let value = 0
  for (let code = digit.codePointAt(0) ?? 0; value < 10 && /^\p{Nd}$/u.test(String.fromCodePoint(code - 1)); code--)
    value++
  return String(value % 10)
}

const foreign = /(?![0-9])\p{Nd}/gu

/** A text with the digits of other scripts as ours, each letter of it in its place: "٢٦ سنة". Digits that take two units stay. */
export const withPlainDigits = (text: string): string =>
  text.replace(foreign, (digit) => (digit.length === 1 ? valueOfDigit(digit) : digit))
