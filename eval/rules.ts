// npm run eval -- rules FILE...: what word lists and rules alone find, without any model, on labelled lines.
// FILE is JSON lines, gzipped or not, with `text`, perhaps `lang` and `split` (dev is used), and labels: either `labels`, categories
// with 0 or 1 (training/cases), or one of the fields below.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { applyRules, readText } from '../src/engine/text/rules/index.js'
import type { RiskCategory } from '../src/engine/text/verdict.js'

interface Line {
  text: string
  lang?: string
  split?: string
  functionality?: string
  labels?: Record<string, 0 | 1>
  hateful?: 0 | 1
  offensive?: 0 | 1
  self_harm?: 0 | 1
  toxic?: 0 | 1
  sexist?: 0 | 1
}

/** Which categories answer a label. */
const answers: Record<string, readonly RiskCategory[]> = {
  hateful: ['hate'],
  sexist: ['hate'],
  offensive: ['hate', 'harassment', 'profanity', 'threat', 'sexual'],
  toxic: ['hate', 'harassment', 'profanity', 'threat', 'sexual'],
}
const threshold = 0.5

interface Tally {
  hits: number
  falseAlarms: number
  missed: number
  clear: number
}

const tallies = new Map<string, Tally>()
const count = (name: string, truth: boolean, said: boolean): void => {
  const tally = tallies.get(name) ?? { hits: 0, falseAlarms: 0, missed: 0, clear: 0 }
  tallies.set(name, tally)
  if (truth && said) tally.hits++
  else if (said) tally.falseAlarms++
  else if (truth) tally.missed++
  else tally.clear++
}

const read = (file: string): Line[] => {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ split }) => split === undefined || split === 'dev')
}

let texts = 0
let cpuMicros = 0
for (const file of process.argv.slice(2)) {
  const subject = file.replace(/^.*\/|\.jsonl(?:\.gz)?$/g, '')
  for (const line of read(file)) {
    const before = process.cpuUsage()
    const { risks } = applyRules(readText(line.text, line.lang ?? 'en'), {})
    const used = process.cpuUsage(before)
    texts++
    cpuMicros += used.user + used.system
    const said = (categories: readonly string[]): boolean =>
      risks.some(({ category, probability }) => categories.includes(category) && probability >= threshold)
    for (const [label, categories] of Object.entries(answers)) {
      const truth = line[label as keyof Line]
      if (truth === 0 || truth === 1) count(`${subject} ${label}`, truth === 1, said(categories))
    }
    if (line.self_harm !== undefined) count(`${subject} self_harm`, line.self_harm === 1, said(['self_harm']))
    for (const [label, truth] of Object.entries(line.labels ?? {}))
      count(`${subject} ${label}`, truth === 1, said(answers[label] ?? [label]))
  }
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)).padStart(9)
process.stdout.write(`${'task'.padEnd(38)}   lines precision   recall  false alarms per clear line\n`)
for (const [name, { hits, falseAlarms, missed, clear }] of tallies) {
  const lines = hits + falseAlarms + missed + clear
  process.stdout.write(
    `${name.padEnd(38)}${String(lines).padStart(8)} ${percent(hits, hits + falseAlarms)}${percent(hits, hits + missed)}${percent(falseAlarms, falseAlarms + clear)} %\n`,
  )
}
process.stdout.write(
  `${String(texts)} texts, ${(cpuMicros / 1000 / Math.max(1, texts)).toFixed(3)} ms of processor a text\n`,
)
