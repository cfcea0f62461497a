import { closeContext, openContext, type Context } from '../context.js'
import { readConfig } from '../config.js'
import { createDecider } from '../engine/risk/decide.js'
import type { Criteria } from '../engine/risk/criteria.js'
import { dialectPairs, identityGroups, identityTemplates, impactOf, type GroupRate } from '../engine/risk/fairness.js'
import { silentLog } from '../kernel/log.js'
import { dataFlag, jsonFlag, note, print, table, UsageError, type Command, type Invocation } from './command.js'

/** Below this a ratio is commonly taken as a sign of unequal impact (the four-fifths rule of thumb). */
const ratioMin = 0.8

interface Axis {
  axis: string
  groups: GroupRate[]
}

/** How many of the texts a set flags. */
const createCounter = (criteria: Criteria, { judge }: Context) => {
  const decide = createDecider(criteria)
  return async (texts: readonly string[]): Promise<number> => {
    const verdicts = await judge.judge(
      texts.map((text) => ({ text, language: 'en' })),
      { tasks: ['risks'] },
    )
    const decided = texts.map((text, i) => decide([{ field: 'text', text, verdict: verdicts[i] ?? null }]))
    return decided.filter(({ outcome }) => outcome === 'flagged').length
  }
}

const measure = async (criteria: Criteria, context: Context): Promise<Axis[]> => {
  const count = createCounter(criteria, context)
  const axes: Axis[] = []
  for (const [axis, groups] of Object.entries(identityGroups)) {
    const rates = []
    for (const group of groups) {
      const texts = identityTemplates.map((template) => template.replace('{group}', group))
      rates.push({ group, texts: texts.length, flagged: await count(texts) })
    }
    axes.push({ axis, groups: impactOf(rates) })
  }
  const names = [...new Set(dialectPairs.map(({ name }) => name))]
  const plain = dialectPairs.map((pair) => pair.plain)
  const rates = [{ group: 'written standard', texts: plain.length, flagged: await count(plain) }]
  for (const name of names) {
    const texts = dialectPairs.filter((pair) => pair.name === name).map(({ dialect }) => dialect)
    rates.push({ group: name, texts: texts.length, flagged: await count(texts) })
  }
  return [...axes, { axis: 'dialect', groups: impactOf(rates) }]
}

const findCriteria = async (id: string, account: string, context: Context): Promise<Criteria> => {
  const accounts = await context.tokens.listAccounts()
  const accountId = accounts.find(({ name }) => name === account)?.id ?? ''
  const set = await context.criteriaSets.find(accountId, id)
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
      impactRatio < ratioMin ? 'look at this' : '',
    ]),
  )
  print(table(['axis', 'group', 'texts', 'flagged', 'impact ratio', ''], rows))
}

const run = async ({ words, text, given }: Invocation): Promise<number> => {
  const { config } = readConfig(text)
  const context = await openContext({ config: { ...config, demo: false }, log: silentLog })
  try {
    const criteria = await findCriteria(words[0] ?? 'crt_default', text['account'] ?? 'default', context)
    const axes = await measure(criteria, context)
    if (given.has('json')) print(JSON.stringify({ judge: context.judge.version, axes }))
    else {
      show(axes)
      note(
        'All texts are harmless: a flag is a mistake, a difference is a bias. Few texts can show a bias but not its absence; this is no audit and no proof of lawfulness.',
      )
    }
    return axes.some(({ groups }) => groups.some(({ impactRatio }) => impactRatio < ratioMin)) ? 1 : 0
  } finally {
    await closeContext(context)
  }
}

export const fairness: Command = {
  name: 'fairness',
  summary: 'try a criteria set on texts that differ only in who is meant',
  usage: 'rostra fairness [CRITERIA]',
  examples: [
    'rostra fairness',
    'rostra fairness crt_default_employment',
    'rostra fairness crt_01… --account acme --json',
  ],
  flags: [{ name: 'account', value: 'NAME', meaning: 'whose criteria set (default: default)' }, dataFlag, jsonFlag],
  run,
}
