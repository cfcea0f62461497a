import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { BrandFinder } from '../text/find-brands.js'
import { hashtagsOf, mentionsOf } from '../language/tags.js'

/** Brands that a content names: by its label, in its text, by tag or by mention; of its own world alone. */
export const brandsOf = (content: Content, all: BrandFinder): string[] => {
  const finder = all.within(content.provenance.synthetic)
  return [
    ...new Set([
      ...(content.declaredSponsorship?.brands ?? []).flatMap((name) => finder.ofName(name) ?? []),
      ...finder.inText(`${content.title ?? ''}\n${content.text}`),
      ...hashtagsOf(content).flatMap((name) => finder.ofName(name) ?? []),
      ...mentionsOf(content).flatMap((name) => finder.ofName(`@${name}`) ?? []),
    ]),
  ]
}

/** Brands that a creator's content names, but for their own: an account that speaks of itself shows no affinity. */
export const brandsBy = (creator: Creator, finder: BrandFinder): ((content: Content) => string[]) => {
  // Most contents name none: whose brand the creator is, is looked up for those that do.
  const isOwn = (id: string): boolean => id === finder.within(creator.provenance.synthetic).ofName(`@${creator.handle}`)
  return (content) => brandsOf(content, finder).filter((id) => !isOwn(id))
}
