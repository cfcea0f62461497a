// npm run eval -- conversation [posts] [creators]: stages of intent, relevance of comments, share of voice and spikes held against what is
// true in demo worlds.
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { judgeRelevance } from '../src/engine/relevance/judge-relevance.js'
import { createSubject } from '../src/engine/relevance/subject.js'
import { judgeComments } from '../src/gather/analysed-comment.js'
import type { Brand } from '../src/model/brand.js'
import { createDemoTruth } from '../src/sources/demo/truth.js'
import { createDemoWorld } from '../src/sources/demo/world.js'
import { SourceError } from '../src/sources/port.js'
import { measureListening } from './measure/listening.js'

const print = (text = ''): void => void process.stdout.write(`${text}\n`)

const [postsWanted = 600, creatorsWanted = 300] = process.argv.slice(2).map(Number)
const commentsEach = 50
const creatorStep = 23

const now = Date.UTC(2026, 10, 15)
const options = { seed: 'evaluation', epoch: now, now: () => now }
const [world, truth] = [createDemoWorld(options), createDemoTruth(options)]
const brands = new Map<string, Brand>(world.brands().map((brand) => [brand.id, brand]))
const judge = new TextJudge({ threads: 1 })

class Measure {
  right = 0
  wrong = 0
  missed = 0
  add(found: boolean, real: boolean): void {
    if (found && real) this.right++
    else if (found) this.wrong++
    else if (real) this.missed++
  }
  toString(): string {
    const precision = this.right / (this.right + this.wrong || 1)
    const recall = this.right / (this.right + this.missed || 1)
    const f1 = (2 * precision * recall) / (precision + recall || 1)
    const show = (value: number): string => (100 * value).toFixed(1).padStart(6)
    return `${show(precision)} ${show(recall)} ${show(f1)}  ${String(this.right + this.missed).padStart(6)}`
  }
}

const measures = new Map<string, Measure>()
const measure = (name: string): Measure => {
  const known = measures.get(name) ?? new Measure()
  measures.set(name, known)
  return known
}

let [posts, comments, tookMs, sameStage, bothStages] = [0, 0, 0, 0, 0]
let index = 0
for (const creator of world.creators()) {
  if (posts >= postsWanted) break
  if (++index % creatorStep !== 0) continue
  const source = world.source(creator.network)
  const { network, handle } = creator
  try {
    const page = await source.contents({ network, handle }, { cursor: null, limit: 12 })
    for (const content of page.items) {
      const known = truth.content(network, content.contentId)
      const brand = known?.brand === null || known?.brand === undefined ? undefined : brands.get(known.brand)
      const found = await source.comments(content, { cursor: null, limit: commentsEach })
      if (known === undefined || found.items.length === 0) continue
      posts++
      const subject =
        brand &&
        createSubject({
          name: known.product ?? brand.name,
          brand: { names: [brand.name, ...brand.aliases], handles: brand.handles.map((each) => each.handle) },
        })
      const before = performance.now()
      const judged = await judgeComments(judge, found.items)
      tookMs += performance.now() - before
      for (const one of judged) {
        const real = truth.comment(network, one.comment.commentId)
        if (real === undefined || real.byCreator) continue
        comments++
        measure('spam').add(one.spam === true, real.spam)
        if (real.spam) continue
        const stage = one.intent?.stage ?? 'none'
        measure('intent').add(stage !== 'none', real.stage !== 'none')
        measure(`intent, ${one.language ?? 'unknown'}`).add(stage !== 'none', real.stage !== 'none')
        for (const name of new Set([stage, real.stage]))
          if (name !== 'none') measure(`stage ${name}`).add(stage === name, real.stage === name)
        if (stage !== 'none' && real.stage !== 'none') {
          bothStages++
          if (stage === real.stage) sameStage++
        }
        if (subject !== undefined && real.relevance !== null && real.relevance !== 'spam')
          measure('relevance').add(
            judgeRelevance(one.comment.text, subject, { intent: one.intent }).label === 'relevant',
            real.relevance === 'relevant',
          )
      }
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
  }
}
await judge.close()

print(`${comments} comments under ${posts} posts of a demo world; engine ${judge.version}`)
print(`${'task'.padEnd(22)} precis. recall     F1    cases`)
for (const [name, result] of [...measures].sort(([a], [b]) => (a < b ? -1 : 1)))
  print(`${name.padEnd(22)} ${result.toString()}`)
print(`same stage where both see one: ${((100 * sameStage) / Math.max(1, bothStages)).toFixed(1)} %`)
print(`${Math.round((comments / tookMs) * 1000)} comments judged a second, one thread`)
print()
await measureListening(creatorsWanted)
