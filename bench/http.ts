import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/**
 * The door against bare Fastify: the same body in, the same body out, each server in a process of its own, measured in
 * turns so that both meet the same weather. Prints requests a second and the median of the ratios of the rounds.
 * Usage: npm run bench -- http [SECONDS]
 */
const seconds = Number(process.argv[2] ?? 4)
const rounds = 5

const startServer = async (kind: 'door' | 'bare', dataFolder: string) => {
  const file = fileURLToPath(new URL('./http/server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, kind, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { url, token, body } = JSON.parse(line.toString()) as { url: string; token: string; body: string }
  const measure = async (duration: number): Promise<number> => {
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
    return result.requests.average
  }
  return { measure, stop: () => child.kill('SIGKILL') }
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-bench-'))
const [bare, door] = [await startServer('bare', dataFolder), await startServer('door', dataFolder)]
const [bareRates, doorRates]: [number[], number[]] = [[], []]
await bare.measure(1)
await door.measure(1)
for (let round = 0; round < rounds; round++) {
  bareRates.push(await bare.measure(seconds))
  doorRates.push(await door.measure(seconds))
}
bare.stop()
door.stop()
rmSync(dataFolder, { recursive: true, force: true })
const ratios = doorRates.map((rate, i) => rate / (bareRates[i] ?? rate))
process.stdout.write(
  `bare Fastify   ${median(bareRates).toFixed(0)} requests/s  (${bareRates.map((rate) => rate.toFixed(0)).join(', ')})\n` +
    `the door       ${median(doorRates).toFixed(0)} requests/s  (${doorRates.map((rate) => rate.toFixed(0)).join(', ')})\n` +
    `ratio          ${(median(ratios) * 100).toFixed(1)} %  (${ratios.map((ratio) => (ratio * 100).toFixed(0)).join(', ')})\n`,
)
