import { bold, dim, print, UsageError, type Run } from './command.js'
import { ServerCall, textOf, type Json } from './server-call.js'
import { bar, fold, percent, shortCount, sparkline } from './terminal-chart.js'
import { cut, plain, tableWidth, terminalWidth, wrap } from './terminal-text.js'

const countryNames = (): Intl.DisplayNames => new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** What the command line calls a profile: network and handle, or an address. */
export const namedProfile = (words: readonly string[]): Json => {
  const [, network, named] = words.length === 1 ? (/^([a-z]+):(?!\/\/)(.+)$/.exec(words[0] ?? '') ?? []) : []
  const [first, second, third] = network === undefined || named === undefined ? words : [network, named]
  if (third !== undefined) throw new UsageError('Expected one profile: NETWORK HANDLE, or its URL.')
  if (first !== undefined && second === undefined && /^https?:\/\//.test(first)) return { profile_url: first }
  if (first === undefined || second === undefined)
    throw new UsageError('Missing profile: NETWORK HANDLE, such as instagram una.bakes, or its URL.')
  return { network: first, handle: second.replace(/^@/, '') }
}

const nameWidth = 16

const line = (name: string, value: string, more = ''): void => {
  const room = tableWidth() - nameWidth - 2
  const shown = cut(value, room)
  print(
    `  ${name.padEnd(nameWidth)}${shown}${more === '' ? '' : `  ${dim(cut(more, Math.max(0, room - shown.length - 2)))}`}`,
  )
}

interface Peers {
  profiles: number
  /** Null where the bounds of the rate leave it open. */
  percentile: number | null
}

/** "above 60 % of 25 peers": of how few they are depends what it says. */
const peersSaid = (peers: Peers | null): string[] =>
  peers === null || peers.percentile === null
    ? []
    : [`above ${Math.round(peers.percentile * 100)} % of ${peers.profiles} ${peers.profiles === 1 ? 'peer' : 'peers'}`]

const shareLines = (title: string, shares: Json[], nameOf: (share: Json) => string): void => {
  if (shares.length === 0) return
  print(`\n${bold(title)}`)
  for (const each of shares.slice(0, 5)) {
    const { value, low, high } = each['share'] as { value: number; low: number; high: number }
    const bounds = dim(`${percent(low)} to ${percent(high)}`)
    print(
      `  ${cut(plain(nameOf(each)), nameWidth - 2).padEnd(nameWidth)}${bar(value, 20)} ${percent(value).padStart(7)}  ${bounds}`,
    )
  }
}

interface Report {
  state: string
  detail: string | null
  profile: Json | null
  numbers: { content_count: number | null; overall: { engagement_rate: Json | null } } | null
  engagement: { peers: Peers | null } | null
  growth: { monthly: { followers: number | null }[] } | null
  contacts: { data: Json[] } | null
  linked_accounts: { data: Json[] } | null
  audiences: { followers: Json | null } | null
}

const showReport = (report: Report, shown: Json): void => {
  const { numbers, engagement, growth, contacts, linked_accounts: linked, audiences } = report
  line('Followers', shortCount(shown['followers']))
  const months = (growth?.monthly ?? []).flatMap(({ followers }) => followers ?? [])
  if (months.length > 1) {
    const least = Math.min(...months)
    // A line of followers rarely touches zero: what moves is what is above the lowest.
    line('Month by month', sparkline(fold(months, 40).map((each) => each - least * 0.98)), `${months.length} months`)
  }
  line('Contents', shortCount(numbers?.content_count))
  const rate = numbers?.overall.engagement_rate
  if (rate !== null && rate !== undefined)
    line(
      'Engagement',
      percent(rate['value']),
      [
        ...(typeof rate['low'] === 'number' ? [`${percent(rate['low'])} to ${percent(rate['high'])}`] : []),
        ...peersSaid(engagement?.peers ?? null),
      ].join(', '),
    )
  const audience = audiences?.followers
  const credibility = audience?.['credibility'] as Json | null | undefined
  if (credibility !== null && credibility !== undefined)
    line(
      'Credibility',
      `${Math.round(Number(credibility['score']))} of 100`,
      `${String(credibility['class'])}, from ${String(audience?.['sample_size'])} followers`,
    )
  const place = shown['location'] as Json | null
  const country = place?.['country_code']
  const land = typeof country === 'string' ? countryNames().of(country.toUpperCase()) : undefined
  line('Place', plain(textOf(place?.['name'] ?? place?.['text'] ?? land)))
  line('As of', String(shown['as_of']).slice(0, 10))
  for (const { type, value, source } of contacts?.data ?? [])
    line(String(type), plain(textOf(value, 'withheld')), String(source).replaceAll('_', ' '))
  for (const { network, handle, strength } of linked?.data ?? [])
    line(String(network), `@${plain(String(handle))}`, `${String(strength)} evidence`)
  const countries = (audience?.['countries'] as { data: Json[] } | undefined)?.data ?? []
  const names = countryNames()
  const countryOf = (each: Json): string => {
    const code = String(each['code']).toUpperCase()
    return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
  }
  shareLines('Followers by country', countries, countryOf)
}

export const run: Run = async (invocation) => {
  const named = namedProfile(invocation.words)
  const server = new ServerCall(invocation)
  const answer = await server.finish('/profile-analytics-async', { profile: named }, 'Loading the profile')
  const report = answer['result'] as Report | null
  const file = invocation.text['file']
  if (file !== undefined && report !== null)
    await server.saveFile(file, `/profile-analytics-async/${textOf(answer['id'])}/report`, 'application/pdf')
  if (invocation.given.has('json')) {
    print(JSON.stringify(report))
    return 0
  }
  const shown = report?.profile
  if (report === null || shown === null || shown === undefined) {
    print(`The profile is ${String(report?.state).replaceAll('_', ' ')}. ${report?.detail ?? ''}`.trim())
    return 1
  }
  const title = bold(plain(textOf(shown['name'] || `@${textOf(shown['handle'])}`)))
  print(`${title}  ${dim(plain(String(shown['url'])))}${shown['verified'] === true ? '  verified' : ''}`)
  const bio = plain(textOf(shown['bio'], ''))
  if (bio !== '') print(wrap(bio, terminalWidth()))
  print('')
  showReport(report, shown)
  if (shown['synthetic'] === true) print(dim('\nThis is demo data: the people and brands are invented.'))
  return 0
}
