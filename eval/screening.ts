/**
 * Precision and recall of screening, category by category, against what is known of the demo world: npm run eval -- screening [CREATORS] [LANGUAGES] [mistakes].
 * The whole pipeline of judging runs, as it does in the service; the truth is read here alone.
 */
import { createItemJudge } from '../src/areas/screening/items/judge-items.js'
import { toContentCandidate } from '../src/areas/screening/items/candidates.js'
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { screeningCategories } from '../src/engine/risk/categories.js'
import { defaultCriteria } from '../src/engine/risk/criteria.js'
import { shareOf } from '../src/engine/risk/coverage.js'
import type { Content } from '../src/model/content.js'
import { createDemoTruth } from '../src/sources/demo/truth.js'
import { createDemoWorld } from '../src/sources/demo/world.js'

const epoch = Date.UTC(2026, 10, 1)
const options = { seed: 'rostra', now: () => epoch, epoch }
const creatorsMax = Number(process.argv[2] ?? 400)
const postsEach = 40
const languages = new Set((process.argv[3] ?? 'all').split(','))

const world = createDemoWorld(options)
const truth = createDemoTruth(options)

const contents: Content[] = []
let creators = 0
for (const { network, handle } of world.creators()) {
  // Every so manyth of all, so that networks and languages are as mixed as they are in the world.
  if (creators++ % 37 !== 0) continue
  if (creators / 37 > creatorsMax) break
  const page = await world.source(network).contents({ network, handle }, { cursor: null, limit: postsEach })
  contents.push(...page.items)
}

const criteria = defaultCriteria('brand_safety')
criteria.categories.competitor_mention.enabled = false
const judge = new TextJudge({ threads: 1 })
const judgeItems = createItemJudge(criteria, judge, { terms: new Set() })
const started = performance.now()
const counts = new Map(screeningCategories.map((category) => [category, { hit: 0, wrong: 0, missed: 0 }]))
const mistakes: string[] = []
let [judged, hardNegatives, hardFlagged, harmless, harmlessFlagged] = [0, 0, 0, 0, 0]
for (let i = 0; i < contents.length; i += 500) {
  const some = contents.slice(i, i + 500)
  const items = await judgeItems(
    some.map((content) => toContentCandidate(content, true)),
    new AbortController().signal,
  )
  items.forEach(({ decided }, j) => {
    const content = some[j]
    const known = content && truth.content(content.network, content.contentId)
    if (known === undefined || decided.outcome === 'not_judged') return
    if (!languages.has('all') && !languages.has(known.language)) return
    judged++
    const found = new Set<string>(decided.findings.map(({ category }) => category))
    if (known.hardNegative) {
      hardNegatives++
      hardFlagged += Number(found.size > 0)
    } else if (known.risk.length === 0) {
      harmless++
      harmlessFlagged += Number(found.size > 0)
    }
    const why = decided.findings.flatMap(({ category, evidence }) =>
      evidence.map(({ text }) => `${category} "${text}"`),
    )
    const expected = new Set<string>(known.risk)
    const wrong = [...found].filter((category) => !expected.has(category))
    const missed = [...expected].filter((category) => !found.has(category) && category !== 'custom')
    if (wrong.length + missed.length > 0)
      mistakes.push(
        `${known.language} wrong [${wrong.join()}] missed [${missed.join()}] ${content?.text.slice(0, 160).replaceAll('\n', ' ')} <- ${why.join('; ')}`,
      )
    for (const [category, count] of counts) {
      const is = (known.risk as string[]).includes(category)
      if (is && found.has(category)) count.hit++
      else if (found.has(category)) count.wrong++
      else if (is) count.missed++
    }
  })
}
await judge.close()
const seconds = (performance.now() - started) / 1000

const show = (part: number, of: number): string => {
  const { value, low, high } = shareOf(part, of)
  return of === 0 ? '–' : `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}
const lines = [...counts]
  .filter(([category]) => criteria.categories[category].enabled && category !== 'custom')
  .map(
    ([category, { hit, wrong, missed }]) =>
      `| ${category} | ${hit + missed} | ${hit + wrong} | ${show(hit, hit + wrong)} | ${show(hit, hit + missed)} |`,
  )
const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`
process.stdout.write(
  [
    `Judge ${judge.version}; ${contents.length} contents of ${Math.floor(creators / 37)} creators, ${judged} judged, in ${seconds.toFixed(1)} s.`,
    '',
    '| Category | True | Flagged | Precision (95 %) | Recall (95 %) |',
    '| --- | --: | --: | --- | --- |',
    ...lines,
    '',
    `Harmless posts flagged: ${harmlessFlagged} of ${harmless} (${percent(harmlessFlagged, harmless)}). Posts that only look risky flagged: ${hardFlagged} of ${hardNegatives} (${percent(hardFlagged, hardNegatives)}).`,
    '',
    ...(process.argv[4] === 'mistakes' ? mistakes : []),
  ].join('\n'),
)
