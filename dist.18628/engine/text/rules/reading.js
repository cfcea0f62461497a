import { findEntities } from './entities.js'
import { classes, entries } from './lexicon/index.js'
import { createMatcher } from './matcher.js'
import { markScopes } from './scopes.js'
import { tokenize } from './tokens.js'
const matcher = createMatcher(entries, classes)
const aimedAt = new Set(
  "you u ur your youre you're he she him her his hers they them y'all yall thou tu vous du sie t\xFA vos voc\xEA vc lo lu kamu kau tum tera teri".split(
    ' ',
  ),
)
const readText = (text, language) => {
  const entities = findEntities(text)
  const tokens = tokenize(text, entities)
  const found = matcher.find(tokens, language)
  const idioms = []
  const hits = []
  const cues = /* @__PURE__ */ new Map()
  const about = /* @__PURE__ */ new Set()
  for (const each of found) {
    const { wanted } = each
    if (wanted.sort === 'risk') hits.push(each)
    else if (wanted.sort === 'idiom') idioms.push(each)
    else if (wanted.sort === 'context') about.add(wanted.name)
    else {
      const known = cues.get(wanted.name)
      if (known === void 0) cues.set(wanted.name, [each])
      else known.push(each)
    }
  }
  return {
    text,
    language,
    tokens,
    entities,
    hits: withoutIdioms(hits, idioms),
    cues,
    about,
    flags: markScopes(text, tokens, cues.get('reports') ?? []),
    isAimed:
      tokens.some(({ kind, form }) => kind === 'word' && aimedAt.has(form)) ||
      entities.some(({ kind }) => kind === 'handle'),
  }
}
const withoutIdioms = (hits, idioms) => {
  if (hits.length === 0 || idioms.length === 0) return [...hits]
  const idiomsAt = /* @__PURE__ */ new Map()
  for (const idiom of idioms)
    for (let at = idiom.from; at < idiom.to; at++) {
      const known = idiomsAt.get(at)
      if (known === void 0) idiomsAt.set(at, [idiom])
      else known.push(idiom)
    }
  const clears = ({ wanted, from, to }, hit) =>
    // A longer finding says more than the saying inside of it.
    to - from >= hit.to - hit.from - 1 && (wanted.clears === null || wanted.clears.includes(hit.wanted.category))
  return hits.filter((hit) => {
    for (let at = hit.from; at < hit.to; at++)
      if (idiomsAt.get(at)?.some((idiom) => clears(idiom, hit)) === true) return false
    return true
  })
}
export { readText }
//# sourceMappingURL=reading.js.map
