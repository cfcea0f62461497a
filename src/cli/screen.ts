import { bold, dim, print, UsageError, type Invocation, type Run } from './command.js'
import { namedProfile } from './profile.js'
import { listOf, ServerCall, textOf, textsOf, type Json } from './server-call.js'
import { bar } from './terminal-chart.js'
import { cut, plain, terminalWidth, wrap } from './terminal-text.js'

const shown = 10
const textMax = 220

const longestOf = ({ text, fields }: { text?: string; fields?: Record<string, string> }): string =>
  [text ?? '', ...Object.values(fields ?? {})].reduce(
    (longest, each) => (each.length > longest.length ? each : longest),
    '',
  )

const showRisk = (risk: Json, coverage: Json): void => {
  const width = terminalWidth()
  print(
    `${bold(`Risk ${textOf(risk['score'], 'not scored')}${risk['score'] === null ? '' : ' of 100'}, ${textOf(risk['level'], 'no level')}`)}  ${dim(`confidence ${String(risk['confidence'])}`)}`,
  )
  for (const reason of textsOf(risk, 'confidence_reasons')) print(dim(wrap(reason, width, '  ')))
  for (const factor of listOf(risk, 'factors')) {
    const contribution = Number(factor['contribution'])
    const name = String(factor['name']).replaceAll('_', ' ')
    print(
      `\n  ${cut(name, 20).padEnd(22)}${bar(contribution / 100, 24)} ${contribution > 0 ? '+' : ''}${contribution.toFixed(1)}`,
    )
    print(dim(wrap(String(factor['why']), width, '  ')))
  }
  const judged = `${String(coverage['judged'])} of ${String(coverage['seen'])} items judged`
  print(`\n${judged}, ${bold(`${String(coverage['flagged'])} flagged`)}.`)
}

/** Whom to screen, and on which ground. */
const subjectOf = (words: readonly string[], { identity, consent, purpose }: Invocation['text']): Json => {
  if (identity !== undefined && words.length > 0) throw new UsageError('Name a profile or --identity, not both.')
  return {
    ...(identity === undefined ? { profile: namedProfile(words) } : { identity_id: identity }),
    ...(consent === undefined
      ? {}
      : { employment: { consent_reference: consent, permissible_purpose: purpose ?? 'employment_hiring' } }),
  }
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const server = new ServerCall(invocation)
  const criteria = text['criteria'] === undefined ? {} : { criteria_id: text['criteria'] }
  const answer = await server.finish('/screening', { ...subjectOf(words, text), ...criteria }, 'Screening')
  const list = `/screening/${String(answer['id'])}/contents`
  const contents = listOf(await server.call('GET', `${list}?limit=${shown}`), 'data')
  if (given.has('json')) {
    print(JSON.stringify({ ...answer, contents }))
    return 0
  }
  const { risk, coverage } = answer['result'] as { risk: Json; coverage: Json }
  showRisk(risk, coverage)
  for (const item of contents) {
    const { content, categories } = item as { content: Json; categories: Json[] }
    const what = categories.map((each) => `${String(each['category']).replaceAll('_', ' ')} ${String(each['score'])}`)
    print(`\n${bold(what.join(', '))}  ${dim(textOf(content['published_at']).slice(0, 10))}`)
    print(wrap(cut(plain(longestOf(content)), textMax), terminalWidth(), '  '))
  }
  const more = Number(coverage['flagged']) - contents.length
  print(dim(`\n${more > 0 ? `${more} more flagged.\n` : ''}Full list: GET ${list}`))
  return 0
}
