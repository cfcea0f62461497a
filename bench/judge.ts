// npm run bench -- judge [FILE] [--effort=NAME] [--lang=CODE] [--split=NAME] [--limit=COUNT]: texts a second of one core through the whole
// judgement, the slowest texts, the start, the memory. FILE holds a text a line, a JSON string or a JSON object with `text` (and `lang` and
// `split`, which the options pick by), gzipped or not: a set of real posts. Without one, comments as the demo world writes them, which are
// shorter and plainer than real ones.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { gunzipSync } from 'node:zlib'
import { Encoder } from '../src/compute/judge/encoder.js'
import { judgeOne } from '../src/compute/judge/judge-one.js'
import { openJudgement, openMultilingual, readModels } from '../src/compute/judge/models.js'
import { efforts, type Effort } from '../src/engine/judgement/effort.js'
import { usualTasks } from '../src/engine/text/verdict.js'
import { createDemoWorld } from '../src/sources/demo/world.js'

const print = (text = ''): void => void process.stdout.write(`${text}\n`)
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const optionOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const wanted = optionOf('effort')

/** Comments of several worlds, each of which has its own mix of languages; no text comes twice. */
const demoComments = async (): Promise<string[]> => {
  const now = Date.UTC(2026, 10, 15)
  const texts = new Set<string>()
  for (const seed of ['bench', 'b2', 'b3', 'b4', 'b5']) {
    const source = createDemoWorld({ seed, epoch: now, now: () => now }).source('instagram')
    const { items } = await source.contents(
      { network: 'instagram', handle: 'lumevia.official' },
      { cursor: null, limit: 60 },
    )
    for (const content of items)
      for (const { text } of (await source.comments(content, { cursor: null, limit: 100 })).items) texts.add(text)
  }
  return [...texts]
}

interface Line {
  text: string
  lang?: string
  split?: string
}

const toLine = (line: string): Line => {
  if (line.startsWith('{')) return JSON.parse(line) as Line
  return { text: line.startsWith('"') ? (JSON.parse(line) as string) : line }
}

/** Different texts of a file, as many as are wanted, from all over it. */
const readTexts = (name: string): string[] => {
  const bytes = readFileSync(name)
  const lines = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  const [lang, split, limit] = [optionOf('lang'), optionOf('split'), Number(optionOf('limit') ?? Infinity)]
  const chosen = lines
    .filter((line) => line !== '')
    .map(toLine)
    .filter((line) => (lang === undefined || line.lang === lang) && (split === undefined || line.split === split))
  const texts = [...new Set(chosen.map(({ text }) => text))]
  const step = Math.max(1, texts.length / limit)
  return texts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, limit)
}

/** Milliseconds of processor time of this process: what others do on the machine matters less to it than to the clock. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const began = { processor: processorMs(), clock: performance.now() }
const models = readModels()
const multilingual = openMultilingual(models.multilingual)
const encoders = { own: await Encoder.open(models), multilingual: () => multilingual }
await judgeOne({ text: 'first of all' }, usualTasks, openJudgement(models, 'thorough'), encoders)
print(`${cpus()[0]?.model ?? ''}, node ${process.version}`)
print(
  `start, to the first verdict: ${Math.round(processorMs() - began.processor)} ms of processor time, ${Math.round(performance.now() - began.clock)} ms by the clock`,
)
const texts = file === undefined ? await demoComments() : readTexts(file)
const units = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
print(
  `${texts.length} different texts, ${Math.round(units)} characters in the middle, judged one after the other, none remembered`,
)

for (const effort of efforts.filter((each): each is Effort => wanted === undefined || each === wanted)) {
  const judgement = openJudgement(models, effort)
  const counts = { alone: 0, early: 0, whole: 0 }
  let inEnglish = 0
  const judge = async (text: string): Promise<void> => {
    const { depth, language } = await judgeOne({ text }, usualTasks, judgement, encoders)
    counts[depth]++
    if (language === 'en') inEnglish++
  }
  // The first pass lets the code get warm; a service is.
  for (const text of texts) await judge(text)
  counts.alone = counts.early = counts.whole = inEnglish = 0
  const times: number[] = []
  const before = processorMs()
  for (const text of texts) {
    const from = performance.now()
    await judge(text)
    times.push(performance.now() - from)
  }
  const spent = processorMs() - before
  times.sort((a, b) => a - b)
  const share = (count: number): string => `${((100 * count) / texts.length).toFixed(1)} %`
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  print(
    `${effort.padEnd(9)} ${Math.round((1000 * texts.length) / spent)} texts a second of processor time; encoder asked about ${share(counts.early + counts.whole)}, all of it about ${share(counts.whole)}; ${share(inEnglish)} in English; by the clock median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`,
  )
}
print(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB of the process`)
