import parsePhoneNumber, { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min'

export interface FoundPhone {
  /** E.164. */
  value: string
  country: string | null
  start: number
  end: number
}

const lengthMax = 5000

/** A number with its country code says what it is: it may be in a range that no list of ranges has yet. */
const international = /\+\d(?:[\s().-]{0,3}\d){6,14}/g

/**
 * Telephone numbers in a text. One without its country code is read as of the country given; without one it is nobody's
 * number, and left alone.
 */
export const findPhones = (text: string, countryCode: string | null): FoundPhone[] => {
  const looked = text.slice(0, lengthMax)
  if (!/(?:\d[\s().-]*){7}/.test(looked)) return []
  const known = countryCode !== null && isSupportedCountry(countryCode) ? countryCode : undefined
  const found: FoundPhone[] = findPhoneNumbersInText(
    looked,
    known === undefined ? undefined : { defaultCountry: known },
  ).map(({ number, startsAt, endsAt }) => ({
    value: number.number,
    country: number.country ?? null,
    start: startsAt,
    end: endsAt,
  }))
  for (const match of looked.matchAll(international)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const number = parsePhoneNumber(match[0])
    if (number?.isPossible() !== true || found.some((other) => start < other.end && other.start < end)) continue
    found.push({ value: number.number, country: number.country ?? null, start, end })
  }
  return found.sort((a, b) => a.start - b.start)
}
