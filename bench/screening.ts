/**
 * How fast a screening is: npm run bench -- screening [ITEMS]. Items of the demo world are judged by the default criteria through the code of
 * the service, without pictures; then a report with 500 flagged items is printed. Reading a network is no part of it: its own limits rule there.
 */
import { createItemJudge } from '../src/areas/screening/items/judge-items.js'
import { toContentCandidate } from '../src/areas/screening/items/candidates.js'
import { exampleReport } from '../src/areas/screening/report/operations.js'
import { Printer } from '../src/areas/screening/report/printer.js'
import { viewReport } from '../src/areas/screening/report/view.js'
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { defaultCriteria } from '../src/engine/risk/criteria.js'
import type { Content } from '../src/model/content.js'
import { createDemoWorld } from '../src/sources/demo/world.js'

const wanted = Number(process.argv[2] ?? 10_000)
const epoch = Date.UTC(2026, 10, 1)
const world = createDemoWorld({ seed: 'rostra', now: () => epoch, epoch })

const contents: Content[] = []
let skipped = 0
for (const { network, handle } of world.creators()) {
  if (skipped++ % 11 !== 0) continue
  const page = await world.source(network).contents({ network, handle }, { cursor: null, limit: 100 })
  contents.push(...page.items)
  if (contents.length >= wanted) break
}

const signal = new AbortController().signal
const judge = new TextJudge({ threads: 2 })
const judgeItems = createItemJudge(defaultCriteria('brand_safety'), judge, { terms: new Set() })
const candidates = contents.slice(0, wanted).map((content) => toContentCandidate(content, true))
await judgeItems(candidates.slice(0, 50), signal)
const started = performance.now()
let flagged = 0
for (let i = 0; i < candidates.length; i += 100) {
  const items = await judgeItems(candidates.slice(i, i + 100), signal)
  flagged += items.filter(({ decided }) => decided.outcome === 'flagged').length
}
const seconds = (performance.now() - started) / 1000
await judge.close()

const [item] = exampleReport.items
if (item === undefined) throw new Error('the example has no item')
const items = Array.from({ length: 500 }, (_, i) => {
  const text = `${candidates[i % candidates.length]?.text ?? ''} cocktail`
  return { ...item, id: `${item.id}${i}`, content: { ...item.content, text, fields: { text } } }
})
const view = viewReport({ ...exampleReport, items, items_total: items.length })
const printer = new Printer()
const print = async (): Promise<{ ms: number; bytes: number }> => {
  const from = performance.now()
  const bytes = await printer.print(view, { name: null, accent: null, logo: null }, signal)
  return { ms: performance.now() - from, bytes: bytes.length }
}
const [first, second] = [await print(), await print()]
await printer.close()

process.stdout.write(
  [
    `${candidates.length} items judged in ${seconds.toFixed(1)} s: ${Math.round((candidates.length / seconds) * 60)} a minute; ${flagged} flagged.`,
    `A report of 500 flagged items: ${(first.ms / 1000).toFixed(2)} s the first time, ${(second.ms / 1000).toFixed(2)} s then; ${Math.round(second.bytes / 1024)} KiB.`,
    '',
  ].join('\n'),
)
