import { findInterests } from '../interests/lexicon.js'
import { topInterestOf } from '../../model/interest.js'
import { reactionsOf } from './engagement.js'
import { median, roundTo } from './statistics.js'
const tagsMax = 20
const countTags = (contents, read) => {
  const overall = median(contents.map(reactionsOf).filter((value) => value !== null))
  const uses = /* @__PURE__ */ new Map()
  for (const content of contents)
    for (const tag of new Set(read(content).map((name) => name.normalize('NFKC').toLowerCase())))
      uses.set(tag, [...(uses.get(tag) ?? []), content])
  return [...uses]
    .map(([name, own]) => {
      const middle = median(own.map(reactionsOf).filter((value) => value !== null))
      return {
        name,
        contents: own.length,
        share: roundTo(own.length / contents.length, 4),
        lift: middle === null || overall === null || overall === 0 ? null : roundTo(middle / overall, 3),
      }
    })
    .sort((a, b) => b.contents - a.contents || (a.name < b.name ? -1 : 1))
    .slice(0, tagsMax)
}
const interestsMax = 15
const interestsOf = (contents, stated) => {
  const counts = /* @__PURE__ */ new Map()
  const add = (id) => void counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { title, text, hashtags } of contents) {
    const found = [
      ...findInterests(`${title ?? ''}
${text}
${hashtags.join(' ')}`).keys(),
    ]
    for (const id of new Set(found.flatMap((each) => [each, topInterestOf(each)]))) add(id)
  }
  const declared = /* @__PURE__ */ new Set([...stated.declared, ...findInterests(stated.bio).keys()])
  const ids = /* @__PURE__ */ new Set([...declared, ...counts.keys()])
  return [...ids]
    .map((id) => ({
      id,
      contents: counts.get(id) ?? 0,
      share: contents.length === 0 ? 0 : roundTo((counts.get(id) ?? 0) / contents.length, 4),
      basis: declared.has(id) ? 'declared' : 'inferred',
    }))
    .filter(({ contents: uses, basis }) => basis === 'declared' || uses >= 2)
    .sort(
      (a, b) =>
        b.contents - a.contents ||
        Number(b.basis === 'declared') - Number(a.basis === 'declared') ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, interestsMax)
}
export { countTags, interestsOf }
//# sourceMappingURL=tags.js.map
