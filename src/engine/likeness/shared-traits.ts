import type { Creator } from '../../model/creator.js'

/** What two creators have in common, in words. */
export const sharedTraits = (seed: Creator, other: Creator, tags: readonly string[]): string[] => {
  const both = (a: readonly string[], b: readonly string[]): string[] => a.filter((each) => b.includes(each))
  const band = ({ followers }: Creator): number => Math.floor(Math.log10(1 + (followers ?? 0)))
  const country = seed.place?.countryCode ?? null
  return [
    ...both(seed.interests, other.interests).map((id) => `interest: ${id}`),
    ...tags.map((tag) => `tag: ${tag}`),
    ...both(seed.languages, other.languages).map((code) => `language: ${code}`),
    ...(country !== null && country === other.place?.countryCode ? [`country: ${country.toLowerCase()}`] : []),
    ...(seed.followers !== null && other.followers !== null && band(seed) === band(other)
      ? [`followers: both between ${10 ** band(seed)} and ${10 ** (band(seed) + 1)}`]
      : []),
  ]
}
