/**
 * What is found in written lines (training/cases): npm run eval -- lines [--mistakes] FILE…, where a file is named for its language and `== label=1` or `== label=0` opens a section. For each
 * label: found from one half on, flagged by the default criteria, and how many of the hard harmless lines are flagged for anything. Of lines that say how they feel: how many of each mood are told, by language. With
 * --table a row for each language and label, with 95 % intervals (Wilson), and a matrix of both. With --mistakes every miss is printed: not for lines that are held out.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { TextJudge } from '../src/compute/judge/text-judge.js'
import { shareOf } from '../src/engine/risk/coverage.js'
import { defaultCriteria } from '../src/engine/risk/criteria.js'
import { createDecider } from '../src/engine/risk/decide.js'
import { riskCategories } from '../src/engine/text/verdict.js'

interface Line {
  text: string
  language: string
  labels: Readonly<Record<string, number>>
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const toLabels = (heading: string): Record<string, number> =>
  Object.fromEntries(
    heading
      .slice(2)
      .trim()
      .split(/\s+/)
      .map((part) => part.split('='))
      .map(([name = '', value]) => [name, Number(value)]),
  )

const readLines = (file: string): Line[] => {
  let labels: Line['labels'] = {}
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text): Line[] => {
      if (text.startsWith('==')) labels = toLabels(text)
      return text === '' || text.startsWith('==') ? [] : [{ text, language: basename(file, '.txt'), labels }]
    })
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const lines = files.flatMap(readLines)
const judge = new TextJudge({ threads: 1 })
const verdicts = await judge.judge(
  lines.map(({ text }) => ({ text, language: null })),
  { tasks: ['risks', 'sentiment'], care: process.argv.includes('--usual') ? 'usual' : 'thorough' },
)
await judge.close()
const decide = createDecider(defaultCriteria('brand_safety'))
const seen = lines.map((line, i) => {
  const verdict = verdicts[i] ?? null
  const findings = decide([{ field: 'text', text: line.text, verdict }]).findings
  return {
    ...line,
    flags: findings.map(({ category }) => category as string),
    mood: verdict?.sentiment?.label ?? null,
    risks: (verdict?.risks ?? []).filter(({ probability }) => probability >= 0.5),
  }
})

const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((100 * part) / of)} %)`
const moods = ['negative', 'neutral', 'positive'] as const
const isCategory = (label: string): boolean => (riskCategories as readonly string[]).includes(label)
const groups = new Map<string, typeof seen>([['English', seen.filter(({ language }) => language === 'en')]])
groups.set(
  'other languages',
  seen.filter(({ language }) => language !== 'en'),
)
for (const [name, some] of groups) {
  if (some.length === 0) continue
  for (const label of new Set(some.flatMap(({ labels }) => Object.keys(labels)).filter(isCategory))) {
    const labelled = (value: number) => some.filter(({ labels }) => labels[label] === value)
    const [meant, innocent] = [labelled(1), labelled(0)]
    const found = meant.filter(({ risks }) => risks.some(({ category }) => category === label)).length
    const flagged = meant.filter(({ flags }) => flags.includes(label)).length
    const anything = meant.filter(({ flags }) => flags.length > 0).length
    const wrong = innocent.filter(({ flags }) => flags.length > 0).length
    print(
      `${name}, ${label}: found ${share(found, meant.length)}, flagged ${share(flagged, meant.length)}, for anything ${share(anything, meant.length)}; harmless flagged ${share(wrong, innocent.length)}`,
    )
  }
}
const withInterval = (part: number, of: number): string => {
  const { value, low, high } = shareOf(part, of)
  const percent = (some: number): number => Math.round(100 * some)
  return of === 0 ? '–' : `${part} of ${of} (${percent(value)} %, ${percent(low)}–${percent(high)})`
}

const printRow = (name: string, some: typeof seen, only?: string): void => {
  const pairs = some.flatMap((line) =>
    Object.entries(line.labels)
      .filter(([label]) => (only === undefined ? isCategory(label) : label === only))
      .map(([label, value]) => ({ line, label, value })),
  )
  const meant = pairs.filter(({ value }) => value === 1)
  // A post that is harmless in ten ways is one harmless post.
  const innocent = [...new Set(pairs.filter(({ value }) => value === 0).map(({ line }) => line))].map((line) => ({
    line,
  }))
  const found = meant.filter(({ line, label }) => line.flags.includes(label)).length
  const wrong = innocent.filter(({ line }) => line.flags.length > 0).length
  print(`| ${name} | ${withInterval(found, meant.length)} | ${withInterval(wrong, innocent.length)} |`)
}

if (process.argv.includes('--table')) {
  print('\n| | Found, in the right category | Harmless flagged |\n| --- | --- | --- |')
  const languages = [...new Set(seen.map(({ language }) => language))]
  const labels = [...new Set(seen.flatMap((line) => Object.keys(line.labels)).filter(isCategory))]
  for (const label of labels) printRow(label, seen, label)
  for (const each of languages)
    printRow(
      each,
      seen.filter(({ language }) => language === each),
    )
  printRow('all', seen)
  const percentOf = (some: readonly boolean[]): string =>
    some.length === 0 ? '' : `${Math.round((100 * some.filter(Boolean).length) / some.length)} (${some.length})`
  // A row a language, a column a label: percent, and of how many.
  const printMatrix = (of: number, holds: (line: (typeof seen)[number], label: string) => boolean): void => {
    print(`\n| | ${languages.join(' | ')} |\n| --- | ${languages.map(() => '---:').join(' | ')} |`)
    for (const label of labels) {
      const cells = languages.map((language) =>
        percentOf(
          seen
            .filter((line) => line.language === language && line.labels[label] === of)
            .map((line) => holds(line, label)),
        ),
      )
      print(`| ${label} | ${cells.join(' | ')} |`)
    }
  }
  print('\nFound, percent (of how many):')
  printMatrix(1, (line, label) => line.flags.includes(label))
  print('\nHarmless flagged, percent (of how many):')
  printMatrix(0, (line) => line.flags.length > 0)
}

for (const language of new Set(lines.map((line) => line.language))) {
  const felt = seen.filter((line) => line.language === language && moods.some((mood) => line.labels[mood] === 1))
  if (felt.length === 0) continue
  const told = moods.map((mood) => {
    const meant = felt.filter(({ labels }) => labels[mood] === 1)
    return { mood, of: meant.length, right: meant.filter((line) => line.mood === mood).length }
  })
  const recall = told.reduce((sum, { right, of }) => sum + right / of, 0) / moods.length
  print(
    `${language}, mood: macro-recall ${(100 * recall).toFixed(1)}; ${told.map(({ mood, right, of }) => `${mood} ${share(right, of)}`).join(', ')}`,
  )
}
if (process.argv.includes('--mistakes'))
  for (const { text, language, labels, risks, flags } of seen)
    for (const [label, value] of Object.entries(labels))
      if (value === 1 ? !flags.includes(label) : flags.length > 0)
        print(
          `${language} ${label}=${value} [${flags.join()}] ${text} — ${risks.map(({ category, probability, basis, evidence }) => `${category} ${probability} ${basis} ${evidence.map((each) => each.text).join('/')}`).join('; ')}`,
        )
