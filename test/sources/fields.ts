import { expect } from 'vitest'
import type { Content } from '../../src/model/content.js'
import type { Creator } from '../../src/model/creator.js'
import type { Availability } from '../../src/sources/port.js'

/** The values of a record by the names under which a source declares them. */
export const profileFields = (creator: Creator): Record<string, unknown> => ({
  name: creator.name,
  bio: creator.bio,
  image_url: creator.imageUrl,
  account_type: creator.accountType,
  gender: creator.gender,
  birth_year: creator.birthYear,
  followers: creator.followers,
  following: creator.following,
  content_count: creator.contentCount,
  created_at: creator.createdAt,
  professional: creator.professional,
})

export const contentFields = ({ title, text, language, audio, engagement, declaredSponsorship }: Content) => ({
  title,
  text,
  language,
  audio,
  ...engagement,
  declared_sponsorship: declaredSponsorship,
})

/** What is declared as always there is there; what is declared as never there is not. */
export const checkFields = (declared: Record<string, Availability>, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values)) {
    const has = declared[name]
    expect(has, `${name} is not declared`).toBeDefined()
    if (has === 'no') expect(value === '' ? null : value, `${name} is declared as never there`).toBeNull()
    if (has === 'yes') expect(value ?? null, `${name} is declared as always there`).not.toBeNull()
  }
}
