// npm run eval -- text FILE… [--effort=thorough]: measures the judge of texts on labelled files, JSON Lines (gzipped or not) in the format of
// training/README.md, or HateCheck's CSV, which is also shown by functionality. Only rows of `split` dev count where there are splits.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { efforts } from '../src/engine/judgement/effort.js'
import { sentiments, type RiskCategory, type Verdict } from '../src/engine/text/verdict.js'
import { accuracy, auc, calibrationError, groupBy, macroF1, macroRecall } from './measure/measures.js'
import { readRows, type Row } from './measure/labelled.js'

const riskOf = (verdict: Verdict, ...categories: RiskCategory[]): number =>
  Math.max(
    0,
    ...(verdict.risks ?? []).filter(({ category }) => categories.includes(category)).map((r) => r.probability),
  )

interface Task {
  name: string
  /** The label of a row, by number; undefined where the row is not about this. */
  label: (row: Row) => number | undefined
  /** How likely the verdict makes each label but the first; for more than two classes all of them. */
  score: (verdict: Verdict) => number[]
  published: string
}

/** Whoever objects or refuses does not mean to buy. */
const against: ReadonlySet<string> = new Set(['objects', 'rejects'])

const yes = (value: unknown): number | undefined => (value === 1 || value === 0 ? value : undefined)

const tasks: Task[] = [
  {
    name: 'sentiment',
    label: ({ sentiment }) => (sentiment === undefined ? undefined : sentiments.indexOf(sentiment as 'neutral')),
    score: ({ sentiment }) => sentiments.map((name) => sentiment?.probabilities[name] ?? (name === 'neutral' ? 1 : 0)),
    published: 'TweetEval macro-recall: RoBERTa-base 71.3, BERTweet 73.4; XLM-T macro-F1: 69.4',
  },
  {
    name: 'hate',
    label: ({ hateful }) => yes(hateful),
    score: (verdict) => [riskOf(verdict, 'hate')],
    published: 'HateCheck accuracy: Perspective 76.6; TweetEval hate: BERTweet 56.4',
  },
  {
    name: 'offensive',
    label: ({ offensive }) => yes(offensive),
    score: (verdict) => [riskOf(verdict, 'harassment', 'hate', 'profanity', 'threat', 'sexual')],
    published: 'TweetEval macro-F1: RoBERTa-base 79.5, BERTweet 79.5',
  },
  {
    name: 'toxic',
    label: ({ toxic }) => yes(toxic),
    score: (verdict) => [riskOf(verdict, 'harassment', 'hate', 'profanity', 'threat', 'sexual')],
    published: '',
  },
  {
    name: 'self-harm',
    label: ({ self_harm }) => yes(self_harm),
    score: (v) => [riskOf(v, 'self_harm')],
    published: '',
  },
  {
    name: 'spam',
    label: ({ spam }) => yes(spam),
    score: ({ spam }) => [spam?.probability ?? 0],
    published: 'YouTube spam, unseen video: linear SVM MCC .85-.95',
  },
  {
    name: 'intent',
    label: ({ label }) => ({ no: 0, yes: 1, pi: 1 })[String(label).toLowerCase()],
    score: ({ intent }) => [intent === null || intent.stage === 'none' ? 0.4 : against.has(intent.stage) ? 0.2 : 0.9],
    published: '',
  },
]

const print = (text: string): boolean => process.stdout.write(`${text}\n`)
const percent = (value: number): string => (100 * value).toFixed(1).padStart(6)

const effort = efforts.find((each) => process.argv.includes(`--effort=${each}`)) ?? 'balanced'
const judge = new TextJudge({ threads: 1, effort })
await judge.judge([{ text: 'warm up' }])

const show = (title: string, { score }: Task, pairs: readonly { label: number; verdict: Verdict }[]): void => {
  const labels = pairs.map(({ label }) => label)
  const scores = pairs.map(({ verdict }) => score(verdict))
  const isBinary = scores[0]?.length === 1
  const guesses = scores.map((each) => (isBinary ? Number((each[0] ?? 0) >= 0.5) : each.indexOf(Math.max(...each))))
  const sure = scores.map((each) => (isBinary ? (each[0] ?? 0) : Math.max(...each)))
  const measures = [accuracy(labels, guesses), macroF1(labels, guesses), macroRecall(labels, guesses)]
  const ranked = isBinary ? percent(auc(labels, sure)) : '     –'
  const off = calibrationError(isBinary ? labels : labels.map((label, i) => Number(label === guesses[i])), sure)
  print(
    `${title.padEnd(34)}${String(pairs.length).padStart(6)} ${measures.map(percent).join(' ')} ${ranked} ${percent(off)}`,
  )
}

const measure = async (file: string): Promise<void> => {
  const raw = readFileSync(file)
  const rows = readRows(file, file.endsWith('.gz') ? gunzipSync(raw).toString('utf8') : raw.toString('utf8'))
  const cpu = process.cpuUsage()
  const began = performance.now()
  const verdicts = await judge.judge(rows.map(({ text }) => ({ text })))
  const wall = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  print(
    `\n${basename(file)}: ${rows.length} texts, ${Math.round(rows.length / wall)} a second by the clock, ${Math.round((rows.length * 1e6) / (user + system))} a second of processor time`,
  )
  print(`${''.padEnd(34)}${'n'.padStart(6)}    acc  macroF1 macroR    AUC    ECE`)
  for (const task of tasks) {
    const pairs = rows.flatMap((row, i) => {
      const label = task.label(row)
      const verdict = verdicts[i]
      return label === undefined || verdict === undefined ? [] : [{ row, label, verdict }]
    })
    if (pairs.length === 0) continue
    show(task.name, task, pairs)
    for (const by of ['lang', 'source', 'functionality'] as const) {
      const groups = groupBy(pairs, ({ row }) => String(row[by] ?? ''))
      if (groups.size > 1) for (const [group, some] of groups) show(`  ${by} ${group}`, task, some)
    }
    // Figures of others are those of test sets: they do not stand beside those of a dev split.
    if (task.published !== '' && rows.every(({ split }) => split !== 'dev')) print(`  published: ${task.published}`)
  }
  const named = rows.flatMap((row, i) =>
    row.lang === undefined ? [] : [{ is: row.lang, said: verdicts[i]?.language?.code }],
  )
  if (named.length > 0)
    print(`language: ${percent(named.filter(({ is, said }) => is === said).length / named.length)} of ${named.length}`)
}

print(`engine_version ${judge.version}, effort ${effort}`)
for (const file of process.argv.slice(2).filter((argument) => !argument.startsWith('--'))) await measure(file)
await judge.close()
