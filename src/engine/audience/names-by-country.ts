import { once, readSections } from '../../assets/words.js'

/** The share of women by country and name. */
const shares = once(
  () =>
    new Map(
      readSections('names', 'women').flatMap(({ options, entries }) =>
        (options['countries'] ?? '')
          .split(',')
          .flatMap((country) => entries.map((name) => [`${country} ${name}`, Number(options['share'])] as const)),
      ),
    ),
)

/** The share of women among those of a country who carry a name that differs there. */
export const nameAbroad = (name: string, country: string | null): number | undefined =>
  country === null ? undefined : shares().get(`${country} ${name}`)
