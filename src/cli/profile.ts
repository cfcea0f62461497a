import { bold, dim, print, UsageError, type Command } from './command.js'
import { ServerCall, serverFlags, textOf, type Json } from './server-call.js'
import { shortCount } from './terminal-chart.js'

/** What the command line calls a profile: network and handle, or an address. */
export const namedProfile = (words: readonly string[]): Json => {
  const [first, second] = words
  if (first !== undefined && /^https?:\/\//.test(first)) return { profile_url: first }
  if (first === undefined || second === undefined)
    throw new UsageError('name a profile: NETWORK HANDLE, or the address of its page.')
  return { network: first, handle: second }
}

const line = (name: string, value: string): string => `  ${name.padEnd(16)}${value}`

export const profile: Command = {
  name: 'profile',
  summary: 'Show a profile and what is stated to reach it, live, by a running server.',
  usage: 'rostra profile NETWORK HANDLE | URL',
  examples: ['rostra profile instagram lumevia.official', 'rostra profile https://bsky.app/profile/bsky.app'],
  flags: serverFlags,
  run: async (invocation) => {
    const named = namedProfile(invocation.words)
    const server = new ServerCall(invocation)
    const query = new URLSearchParams(named as Record<string, string>)
    const { data } = (await server.call('GET', `/profiles?${query.toString()}`)) as { data: Json[] }
    const contacts = await server.call('POST', '/contact-info', { profile: named })
    if (invocation.given.has('json')) {
      print(JSON.stringify({ profile: data[0], contacts }))
      return 0
    }
    const [answer] = data
    const shown = answer?.['profile'] as Json | null | undefined
    if (shown === null || shown === undefined) {
      print(`The profile is ${String(answer?.['state'])}.`)
      return 1
    }
    print(
      `${bold(String(shown['name']))}  ${dim(String(shown['url']))}${shown['verified'] === true ? '  verified' : ''}`,
    )
    print(String(shown['bio']))
    print('')
    print(line('Followers', shortCount(shown['followers'])))
    print(line('Contents', shortCount(shown['content_count'])))
    print(line('Place', textOf((shown['location'] as Json | null)?.['name'])))
    print(line('As of', String(shown['as_of'])))
    for (const contact of contacts['contacts'] as Json[])
      print(line(String(contact['type']), `${textOf(contact['value'], 'withheld')}  ${dim(String(contact['source']))}`))
    for (const linked of contacts['linked_accounts'] as Json[])
      print(line(String(linked['network']), `${String(linked['handle'])}  ${dim(String(linked['strength']))}`))
    if (shown['synthetic'] === true) print(dim('\nInvented: part of the demo world.'))
    return 0
  },
}
