/**
 * How the default criteria do on the texts that were written for the purpose: npm run eval -- screening-texts [SET], where SET is aside, fresh or guard. Prints every mistake,
 * so that it can be argued with. All three have taught the lists something: figures on what nobody has seen yet are in docs/accuracy-screening.md.
 */
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { shareOf } from '../src/engine/risk/coverage.js'
import { defaultCriteria } from '../src/engine/risk/criteria.js'
import { createDecider } from '../src/engine/risk/decide.js'
import { asideHarmless, asideRisky } from './measure/screening-aside.js'
import { harmless, risky } from './measure/screening-cases.js'
import { freshHarmless, freshRisky } from './measure/screening-fresh.js'

type Sets = Readonly<Record<string, readonly string[]>>
const set = process.argv[2] ?? 'aside'
const sets: Record<string, { meant: Partial<Sets>; innocent: Partial<Sets> }> = {
  aside: { meant: asideRisky, innocent: asideHarmless },
  fresh: { meant: freshRisky, innocent: freshHarmless },
  guard: { meant: risky, innocent: { everyday: harmless } },
}
const chosen = sets[set]
if (chosen === undefined) throw new Error(`SET is one of ${Object.keys(sets).join(', ')}`)
const toCases = (some: Partial<Sets>) =>
  Object.entries(some).flatMap(([category, texts]) => (texts ?? []).map((text) => ({ category, text })))
const meant = toCases(chosen.meant)
const innocent = toCases(chosen.innocent)

const judge = new TextJudge({ threads: 1 })
const decide = createDecider(defaultCriteria('brand_safety'))
const texts = [...meant, ...innocent].map(({ text }) => ({ text, language: null }))
const verdicts = await judge.judge(texts, { tasks: ['risks'] })
const decided = texts.map(({ text }, i) => decide([{ field: 'text', text, verdict: verdicts[i] ?? null }]))
await judge.close()

const categories = [...new Set([...meant, ...innocent].map(({ category }) => category))]
const flagsOf = (i: number): string[] => (decided[i]?.findings ?? []).map(({ category }) => category)
const show = (part: number, of: number): string => {
  const { value, low, high } = shareOf(part, of)
  return of === 0 ? '–' : `${part} of ${of}, ${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}
const indexes = [...meant, ...innocent].map((_, i) => i)
const isHit = (i: number, category: string): boolean => flagsOf(i).includes(category)
const lines = categories.map((category) => {
  const mine = indexes.filter((i) => i < meant.length && meant[i]?.category === category)
  const near = indexes.filter((i) => i >= meant.length && innocent[i - meant.length]?.category === category)
  const wrong = near.filter((i) => flagsOf(i).length > 0)
  const hits = mine.filter((i) => isHit(i, category))
  const any = mine.filter((i) => flagsOf(i).length > 0)
  return `| ${category} | ${show(hits.length, mine.length)} | ${any.length} | ${wrong.length} of ${near.length} |`
})
const found = meant.filter(({ category }, i) => isHit(i, category)).length
const anything = meant.filter((_, i) => flagsOf(i).length > 0).length
const wrongly = innocent.filter((_, i) => flagsOf(meant.length + i).length > 0).length
const mistakes = [...meant, ...innocent].flatMap(({ category, text }, i) => {
  const flags = flagsOf(i)
  const outcome = decided[i]?.outcome ?? 'not_judged'
  if (i < meant.length ? flags.includes(category) : flags.length === 0 && outcome === 'clear') return []
  const evidence = (decided[i]?.findings ?? []).flatMap((finding) =>
    finding.evidence.map(({ text: words }) => `${finding.category}: "${words}"`),
  )
  return `${i < meant.length ? 'MISSED' : 'WRONG '} ${category.padEnd(22)} ${outcome} [${flags.join(', ')}] ${text}  ${evidence.join('; ')}`
})
process.stdout.write(
  [
    `Judge ${judge.version}`,
    '',
    '| Category | Found | Flagged for anything | Harmless flagged |',
    '| --- | --- | --: | --: |',
    ...lines,
    '',
    `Found: ${show(found, meant.length)}; flagged for anything: ${show(anything, meant.length)}. Harmless flagged: ${show(wrongly, innocent.length)}.`,
    '',
    ...mistakes,
    '',
  ].join('\n'),
)
