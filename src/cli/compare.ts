import { writeFileSync } from 'node:fs'
import { bold, note, print, UsageError, type Run } from './command.js'
import { listOf, partOf, ServerCall, textOf, type Json } from './server-call.js'
import { percent, shortCount, wholeNumber } from './terminal-chart.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const toNamed = (said: string): Json => {
  const [, network, handle] = /^([a-z]+):(?!\/\/)(.+)$/.exec(said) ?? []
  return network === undefined ? { profile_url: said } : { network, handle }
}

const of = (value: unknown, key: string): unknown => (value as Json | null)?.[key]

const priceOf = (creator: Json): string => {
  const [price] = (creator['prices'] ?? []) as { type: string; low: Json; high: Json }[]
  if (price === undefined) return '-'
  const bounds = `${wholeNumber(price.low['amount'])}–${wholeNumber(price.high['amount'])}`
  return `${bounds} ${textOf(price.low['currency'])} (${price.type})`
}

const countriesOf = (creator: Json): string =>
  ((of(creator['audience'], 'countries') ?? []) as { code: string; share: Json }[])
    .slice(0, 3)
    .map(({ code, share }) => `${code} ${percent(share['value'])}`)
    .join(', ') || '-'

/** What is shown of each, from top to bottom. */
const rows: [title: string, read: (creator: Json) => string][] = [
  ['Followers', ({ followers }) => shortCount(followers)],
  ['Engagement rate', ({ engagement_rate: rate }) => percent(of(rate, 'value'))],
  ['Average likes', ({ average_likes: likes }) => shortCount(likes)],
  ['Average views', ({ average_views: views }) => shortCount(views)],
  ['Posts a week', ({ posts_per_week: posts }) => (typeof posts === 'number' ? posts.toFixed(1) : '-')],
  ['Growth, 3 months', ({ growth }) => percent(of(growth, 'months_3'))],
  ['Credibility', ({ audience }) => wholeNumber(of(of(audience, 'credibility'), 'score'))],
  ['Audience', countriesOf],
  ['Price', priceOf],
  ['Flagged contents', ({ risk }) => percent(of(of(risk, 'share'), 'value'))],
  ['Account score', ({ account_score: score }) => wholeNumber(of(score, 'score'))],
]

const show = (answer: Json): void => {
  const creators = listOf(answer, 'data')
  const columns = creators.map((each) => ({ title: `@${plain(textOf(each['handle']))}`, least: 10 }))
  print(
    fittedTable(
      [{ title: '' }, ...columns],
      rows.map(([title, read]) => [title, ...creators.map((each) => plain(read(each)))]),
      tableWidth(),
      bold,
    ),
  )
  for (const { handle, state, detail } of creators)
    if (state !== 'active' && typeof detail === 'string') note(`@${plain(textOf(handle))}: ${plain(detail)}`)
  const { overlap, overlap_missing: without, best } = partOf(answer, 'result')
  print('')
  for (const { profile, why } of best as { profile: number | null; why: string }[])
    if (profile !== null) print(plain(why))
  const reach = of(overlap, 'reach') as Json | undefined
  if (reach === undefined) note(`No overlap: ${textOf(without)}`)
  else
    print(
      `Together they reach ${wholeNumber(of(reach['unique'], 'value'))} people, ${percent(reach['unique_share'])} of ${wholeNumber(reach['total'])}.`,
    )
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  if (words.length < 2)
    throw new UsageError('Name two to ten creators, such as instagram:una.bakes instagram:otto.rides.')
  const server = new ServerCall(invocation)
  const body = { profiles: words.map(toNamed), overlap: !given.has('no-overlap') }
  const answer = await server.finish('/comparisons', body, 'Comparing')
  if (given.has('json')) print(JSON.stringify(answer))
  else show(answer)
  if (text['file'] !== undefined) {
    const chunks: Uint8Array[] = []
    for await (const chunk of await server.file(`/comparisons/${textOf(answer['id'])}?format=csv`)) chunks.push(chunk)
    writeFileSync(text['file'], Buffer.concat(chunks))
    note(`Written: ${text['file']}`)
  }
  return 0
}
