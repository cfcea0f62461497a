import type { z } from 'zod'
import type { AudienceShown } from './contract-audience.js'
import { between, percent, whole } from '../../../compute/print/figures.js'

type Audience = z.output<typeof AudienceShown>
interface Share {
  share: { value: number; low: number; high: number }
}

export interface AudienceView {
  title: string
  about: string
  splits: { title: string; rows: string[][] }[]
}

const rowsMax = 6

const rowsOf = <T extends Share>(data: readonly T[], nameOf: (each: T) => string): string[][] =>
  [...data]
    .sort((a, b) => b.share.value - a.share.value)
    .slice(0, rowsMax)
    .map((each) => [nameOf(each), percent(each.share.value), between(each.share)])

const titles = { followers: 'Followers', likers: 'Likers', commenters: 'Commenters' } as const

/** One audience as it is printed: its largest shares with their bounds. */
export const viewAudience = (audience: Audience): AudienceView => {
  const { source, sample_size: sample, population, credibility } = audience
  const splits = [
    { title: 'Countries', rows: rowsOf(audience.countries.data, ({ name }) => name), of: audience.countries.known },
    { title: 'Cities', rows: rowsOf(audience.cities.data, ({ name }) => name), of: audience.cities.known },
    { title: 'Languages', rows: rowsOf(audience.languages.data, ({ name }) => name), of: audience.languages.known },
    { title: 'Gender', rows: rowsOf(audience.genders.data, ({ gender }) => gender), of: audience.genders.known },
    { title: 'Age', rows: rowsOf(audience.ages.data, ({ age }) => age), of: audience.ages.known },
    { title: 'Interests', rows: rowsOf(audience.interests.data, ({ name }) => name), of: audience.interests.known },
  ]
  const quality =
    credibility === null
      ? ''
      : ` Quality ${whole(credibility.score)} of 100 (${whole(credibility.low)} to ${whole(credibility.high)}).`
  return {
    title: titles[source],
    about: `A sample of ${whole(sample)}${population === null ? '' : ` of ${whole(population)}`}.${quality}`,
    splits: splits
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows, of }) => ({ title: `${title}, known of ${whole(of)}`, rows })),
  }
}
