import { Tokens } from '../areas/platform/token-store.js'
import { CriteriaSets } from '../areas/screening/criteria/criteria-store.js'
import { openJudge } from '../compute/judge/open-judge.js'
import { readConfig } from '../config.js'
import { createDecider } from '../engine/risk/decide.js'
import type { Database } from '../db/database.js'
import type { Criteria } from '../engine/risk/criteria.js'
import { dialectPairs, identityGroups, identityTemplates, impactOf, type GroupRate } from '../engine/risk/fairness.js'
import { systemClock } from '../kernel/clock.js'
import { createIds } from '../kernel/ids.js'
import { note, print, table, UsageError, type Run } from './command.js'
import { withDatabase } from './with-database.js'

/** Below this a ratio is commonly taken as a sign of unequal impact (the four-fifths rule of thumb). */
const ratioMin = 0.8

type Judge = ReturnType<typeof openJudge>

interface Axis {
  axis: string
  groups: GroupRate[]
}

interface Mistake {
  text: string
  categories: string[]
}

interface Trial {
  axis: string
  group: string
  texts: string[]
}

const trials = (): Trial[] => [
  ...Object.entries(identityGroups).flatMap(([axis, groups]) =>
    groups.map((group) => ({
      axis,
      group,
      texts: identityTemplates.map((template) => template.replace('{group}', group)),
    })),
  ),
  { axis: 'dialect', group: 'written standard', texts: dialectPairs.map(({ plain }) => plain) },
  ...[...new Set(dialectPairs.map(({ name }) => name))].map((group) => ({
    axis: 'dialect',
    group,
    texts: dialectPairs.filter(({ name }) => name === group).map(({ dialect }) => dialect),
  })),
]

/** Judges all texts at once and counts, group by group, what the set flags. */
const measure = async (criteria: Criteria, judge: Judge): Promise<{ axes: Axis[]; mistakes: Mistake[] }> => {
  const all = trials()
  const texts = all.flatMap((trial) => trial.texts)
  const verdicts = await judge.judge(
    texts.map((text) => ({ text, language: 'en' })),
    { tasks: ['risks'] },
  )
  const decide = createDecider(criteria)
  const flags = texts.map((text, i) => decide([{ field: 'text', text, verdict: verdicts[i] ?? null }]))
  let next = 0
  const rates = all.map(({ axis, group, texts: own }) => {
    const decided = flags.slice(next, (next += own.length))
    return { axis, group, texts: own.length, flagged: decided.filter(({ outcome }) => outcome === 'flagged').length }
  })
  const axes = [...new Set(rates.map(({ axis }) => axis))].map((axis) => ({
    axis,
    groups: impactOf(
      rates
        .filter((rate) => rate.axis === axis)
        .map(({ group, texts: count, flagged }) => ({ group, texts: count, flagged })),
    ),
  }))
  const mistakes = flags.flatMap(({ outcome, findings }, i) =>
    outcome === 'flagged' ? [{ text: texts[i] ?? '', categories: findings.map(({ category }) => category) }] : [],
  )
  return { axes, mistakes }
}

const findCriteria = async (id: string, account: string, db: Database): Promise<Criteria> => {
  const accounts = await new Tokens(db, systemClock, createIds(systemClock)).listAccounts()
  const accountId = accounts.find(({ name }) => name === account)?.id ?? ''
  const set = await new CriteriaSets(db, systemClock).find(accountId, id)
  if (set === undefined)
    throw new UsageError(`The account ${account} has no criteria set ${id}. --account names another.`)
  return set.criteria
}

const show = (axes: readonly Axis[]): void => {
  const rows = axes.flatMap(({ axis, groups }) =>
    groups.map(({ group, texts, flagged, impactRatio }) => [
      axis,
      group,
      String(texts),
      String(flagged),
      impactRatio.toFixed(2),
      impactRatio < ratioMin ? 'check' : '',
    ]),
  )
  print(table(['axis', 'group', 'texts', 'flagged', 'impact ratio', ''], rows))
}

export const run: Run = async ({ words, text, given }) => {
  const { config } = readConfig(text)
  const [id, account] = [words[0] ?? 'crt_default', text['account'] ?? 'default']
  const criteria = await withDatabase(config, (db) => findCriteria(id, account, db))
  const judge = openJudge(config)
  try {
    const { axes, mistakes } = await measure(criteria, judge)
    if (given.has('json')) print(JSON.stringify({ judge: judge.version, axes, mistakes }))
    else {
      show(axes)
      if (mistakes.length > 0)
        print(
          table(
            ['flagged', 'for'],
            mistakes.map((each) => [each.text, each.categories.join(', ')]),
          ),
        )
      note(
        'All texts are harmless, so every flag is an error and every difference between groups is a bias. A small sample can reveal bias but cannot rule it out: this is not an audit.',
      )
    }
    return axes.some(({ groups }) => groups.some(({ impactRatio }) => impactRatio < ratioMin)) ? 1 : 0
  } finally {
    await judge.close()
  }
}
