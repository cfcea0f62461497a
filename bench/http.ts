import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/**
 * The door against bare Fastify: the same body in, the same body out, each server in a process of its own, measured in
 * turns so that both meet the same weather. Prints requests a second and the median of the ratios of the rounds, and the
 * processor time of a request: what else the machine does bends the first figure far more than the second.
 * Usage: npm run bench -- http [SECONDS]
 */
const seconds = Number(process.argv[2] ?? 4)
const rounds = 5

interface Round {
  perSecond: number
  cpuUs: number
}

/** Processor time of a process so far, in microseconds: fields 14 and 15 of its stat file, in hundredths of a second. */
const cpuUs = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

const startServer = async (kind: 'door' | 'bare', dataFolder: string) => {
  const file = fileURLToPath(new URL('./http/server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, kind, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { url, token, body } = JSON.parse(line.toString()) as { url: string; token: string; body: string }
  const measure = async (duration: number): Promise<Round> => {
    const before = cpuUs(child.pid)
    const result = await autocannon({
      url,
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body,
      connections: 20,
      duration,
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${kind}: ${result.non2xx} refused, ${result.errors} failed`)
    return { perSecond: result.requests.average, cpuUs: (cpuUs(child.pid) - before) / result.requests.total }
  }
  return { measure, stop: () => child.kill('SIGKILL') }
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-bench-'))
const [bare, door] = [await startServer('bare', dataFolder), await startServer('door', dataFolder)]
const bareRounds: Round[] = []
const doorRounds: Round[] = []
// What starts in the background after the first answer is over by then.
await bare.measure(5)
await door.measure(5)
for (let round = 0; round < rounds; round++) {
  bareRounds.push(await bare.measure(seconds))
  doorRounds.push(await door.measure(seconds))
}
bare.stop()
door.stop()
rmSync(dataFolder, { recursive: true, force: true })

const describe = (rounds: Round[]): string => {
  const rates = rounds.map(({ perSecond }) => perSecond)
  const cost = median(rounds.map((round) => round.cpuUs)).toFixed(0)
  const each = rates.map((rate) => rate.toFixed(0)).join(', ')
  return `${median(rates).toFixed(0)} requests/s  ${cost} µs of processor each  (${each})`
}
const ratioOf = (of: (bare: Round, door: Round) => number): string => {
  const ratios = bareRounds.map((bare, i) => of(bare, doorRounds[i] ?? bare) * 100)
  return `${median(ratios).toFixed(1)} %  (${ratios.map((ratio) => ratio.toFixed(0)).join(', ')})`
}
process.stdout.write(
  `bare Fastify        ${describe(bareRounds)}\n` +
    `the door            ${describe(doorRounds)}\n` +
    `ratio by rate       ${ratioOf((bare, door) => door.perSecond / bare.perSecond)}\n` +
    `ratio by processor  ${ratioOf((bare, door) => bare.cpuUs / door.cpuUs)}\n`,
)
