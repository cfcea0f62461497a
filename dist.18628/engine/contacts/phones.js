import parsePhoneNumber, { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min'
const lengthMax = 5e3
const international = /\+\d(?:[\s().-]{0,3}\d){6,14}/g
const findPhones = (text, countryCode) => {
  const looked = text.slice(0, lengthMax)
  if (!/(?:\d[\s().-]*){7}/.test(looked)) return []
  const known = countryCode !== null && isSupportedCountry(countryCode) ? countryCode : void 0
  const found = findPhoneNumbersInText(looked, known === void 0 ? void 0 : { defaultCountry: known }).map(
    ({ number, startsAt, endsAt }) => ({
      value: number.number,
      country: number.country ?? null,
      start: startsAt,
      end: endsAt,
    }),
  )
  for (const match of looked.matchAll(international)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const number = parsePhoneNumber(match[0])
    if (number?.isPossible() !== true || found.some((other) => start < other.end && other.start < end)) continue
    found.push({ value: number.number, country: number.country ?? null, start, end })
  }
  return found.sort((a, b) => a.start - b.start)
}
export { findPhones }
//# sourceMappingURL=phones.js.map
