import type { Filter } from '../../engine/search/index.js'

/** What is known of an author that texts are asked by. */
export interface AuthorFacts {
  country: string | null
  city: string | null
  region: string | null
  followers: number | null
  verified: 'true' | 'false' | null
}

export const unknownAuthor: AuthorFacts = { country: null, city: null, region: null, followers: null, verified: null }

const differs = (column: string, value: string | null): Filter =>
  value === null ? { exists: column } : { not: { in: { column, anyOf: [value] } } }

/** Followers change with every look at a profile: what is close enough stays. */
const nearly = 0.02

const moved = (followers: number | null): Filter =>
  followers === null
    ? { exists: 'followers' }
    : {
        not: {
          range: {
            column: 'followers',
            min: Math.ceil(followers * (1 - nearly)),
            max: Math.floor(followers * (1 + nearly)),
          },
        },
      }

/** Documents of an author that say something else of the author than is known now. */
export const outdated = (key: string, author: AuthorFacts): Filter => ({
  and: [
    { in: { column: 'author', anyOf: [key] } },
    {
      or: [
        differs('country', author.country),
        differs('city', author.city),
        differs('region', author.region),
        differs('verified', author.verified),
        moved(author.followers),
      ],
    },
  ],
})
