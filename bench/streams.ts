import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { networks, play, write, type Streamed } from './streams/play.js'
import { isMention } from './streams/posts.js'

/**
 * Follows the streams of networks on loopback as a server does for scheduled listenings, and tells the processor time of an event, from the
 * socket to the corpus. Another checkout (built) is measured in turns with this one, and the ratio is given.
 * Usage: npm run bench -- streams [EVENTS] [OTHER CHECKOUT]. ONLY=network, TERMS=50, ROUNDS=3.
 */
const events = Number(process.argv[2] ?? 100_000)
const here = fileURLToPath(new URL('..', import.meta.url))
const checkouts = { here, ...(process.argv[3] === undefined ? {} : { other: resolve(process.argv[3]) }) }
const { ONLY: only, TERMS: terms = '50', ROUNDS: rounds = '3' } = process.env
const expected = Array.from({ length: events }, (_, n) => n).filter(isMention).length

const settingsOf = (network: Streamed, port: number): Record<string, string> => {
  const host = `127.0.0.1:${port}`
  const own = {
    bluesky: { ROSTRA_JETSTREAM_URL: `ws://${host}/subscribe`, ROSTRA_BLUESKY_URL: `http://${host}` },
    nostr: { ROSTRA_NOSTR_RELAYS: `ws://${host}` },
  }
  return { ROSTRA_NETWORKS: network, ROSTRA_DEMO: 'no', ...own[network] }
}

interface Read {
  us: number
  stored: number
  mb: number
}

const read = async (network: Streamed, checkout: string, messages: readonly string[]): Promise<Read> => {
  const played = await play(network, messages)
  const reader = fileURLToPath(new URL('streams/reader.ts', import.meta.url))
  const profile =
    process.env['CPU_PROF'] === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROF']}`]
  const args = [...profile, '--import', 'tsx', reader, checkout, network, String(expected), terms]
  const env = { PATH: process.env['PATH'], ...settingsOf(network, played.port) }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((settle) => void child.once('exit', settle))
  await played.send()
  const code = await ended
  await played.stop()
  if (code !== 0) throw new Error(`The reader ended with ${code}.`)
  return JSON.parse(said) as Read
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const say = (text: string): void => void process.stdout.write(`${text}\n`)

for (const network of networks.filter((each) => only === undefined || only === each)) {
  const found: Record<string, number[]> = {}
  const messages = write(network, events)
  for (let round = 0; round < Number(rounds); round++)
    for (const [name, checkout] of Object.entries(checkouts)) {
      const { us, stored, mb } = await read(network, checkout, messages)
      ;(found[name] ??= []).push(us / events)
      say(`${network}, ${name}: ${(us / events).toFixed(1)} us an event, ${stored} of ${expected} kept, ${mb} MB`)
    }
  const [own, other] = [median(found['here'] ?? []), median(found['other'] ?? [])]
  const ratio = Number.isNaN(other) ? '' : `, ${(own / other).toFixed(2)} times that of the other checkout`
  say(`${network}: ${own.toFixed(1)} us of processor time an event${ratio}`)
}
