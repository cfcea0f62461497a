import { list } from './list.js'
const contexts = [
  'game',
  'fiction',
  'sport',
  'food',
  'medical',
  'recovery',
  'pets',
  'news',
  'awareness',
  'photo',
  'music',
  'beauty',
  'fitness',
  'history',
  'craft',
]
const levels = { sure: 6.5, strong: 5.2, fair: 3.9, weak: 2.6, hint: 1.4 }
const risks = (category, languages, patterns, options = {}) =>
  Object.keys(levels).flatMap((level) =>
    list(patterns[level] ?? '').map((pattern) => ({
      sort: 'risk',
      category,
      level,
      pattern,
      languages,
      name: options.name ?? `${category}/${languages?.join('+') ?? 'any'}`,
      by: options.by ?? 'lexicon',
      ...(options.isHidden === true ? { isHidden: true } : {}),
      ...(options.needs === void 0 ? {} : { needs: options.needs }),
    })),
  )
const idioms = (name, languages, clears, patterns) =>
  list(patterns).map((pattern) => ({ sort: 'idiom', name, languages, clears, pattern }))
const context = (name, patterns, languages = null) =>
  list(patterns).map((pattern) => ({ sort: 'context', name, languages, pattern }))
const cues = (name, languages, patterns) => list(patterns).map((pattern) => ({ sort: 'cue', name, languages, pattern }))
export { context, contexts, cues, idioms, levels, risks }
//# sourceMappingURL=entry.js.map
