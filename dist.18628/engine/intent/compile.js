import { alternatives, anyOf, letters, toPatterns } from './pattern.js'
const shortlyBefore = (words) =>
  new RegExp(`(?<![${letters}])(?:${alternatives(words)})(?![${letters}])[^.!?;\\n]{0,14}$`)
const compile = (language) => {
  const fillers = alternatives(language.fillers)
  const rules = Object.entries(language.stages).flatMap(([stage, lines]) =>
    lines.map(([name, confidence, pattern]) => ({
      stage,
      name: `intent.${language.code}.${stage}.${name}`,
      confidence,
      patterns: toPatterns(pattern.replace(/ ?~$/, ''), fillers),
      object: pattern.endsWith('~'),
    })),
  )
  const patterns = rules.flatMap((rule) => rule.patterns)
  const toAll = (lines) => lines.flatMap((line) => toPatterns(line.replace(/ ?~$/, ''), fillers))
  const giveaway = toAll(language.giveaway)
  return {
    code: language.code,
    rules,
    anyAtStart: anyOf(
      patterns.filter(({ clauseStart }) => clauseStart),
      'y',
    ),
    anyWhere: anyOf(
      patterns.filter(({ clauseStart }) => !clauseStart),
      '',
    ),
    fillers: fillers === '' ? void 0 : new RegExp(`(?:${fillers})(?![${letters}'])[ ,!.]*`, 'y'),
    not: toAll(language.not),
    giveaway,
    giveawayAnyWhere: anyOf(
      giveaway.filter(({ clauseStart }) => !clauseStart),
      '',
    ),
    negated: shortlyBefore(language.negators),
    notNegators: language.notNegators === void 0 ? void 0 : shortlyBefore(language.notNegators),
    determiners: new Set(alternatives(language.determiners).split('|')),
    objectEnds: new Set(alternatives(language.objectEnds).split('|')),
  }
}
export { compile }
//# sourceMappingURL=compile.js.map
