import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Sends a server what schemathesis makes of its description and counts the answers: `npm run torture -- fuzz [SECONDS]`.
 * TEST_PYTHON names a Python that has schemathesis; otherwise the one on the path is tried. A 5xx, a status that is not described and an answer
 * outside its schema are failures; valid input that is refused is listed.
 */
const seconds = Number(process.argv[2] ?? 300)
if (!Number.isInteger(seconds) || seconds < 1) {
  complain('Usage: npm run torture -- fuzz [SECONDS]')
  process.exit(2)
}

const hasSchemathesis = (python: string): boolean =>
  spawnSync(python, ['-c', 'import schemathesis as s; assert s.__version__.startswith("4.")'], { stdio: 'ignore' })
    .status === 0
const named = process.env['TEST_PYTHON']
const python = (named === undefined ? ['python3', 'python'] : [named]).find(hasSchemathesis)
if (python === undefined) {
  complain(`${named ?? 'The Python on the path'} has no schemathesis 4. Install it in an environment of its own:`)
  complain('  python3 -m venv ~/fuzz && ~/fuzz/bin/pip install "schemathesis>=4,<5"')
  complain('  TEST_PYTHON=~/fuzz/bin/python npm run torture -- fuzz')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'rostra-fuzz-'))
const rostra = fileURLToPath(new URL('../../bin/rostra.mjs', import.meta.url))
const data = ['--data', join(folder, 'data')]
// A server of its own: no setting and no database of whoever runs this. fuzz_hooks.py sees to it that it calls no other server.
const own = Object.entries(process.env).filter(([name]) => !name.startsWith('ROSTRA_') && name !== 'DATABASE_URL')
const env = { ...Object.fromEntries(own), ROSTRA_DEMO: 'no', ROSTRA_RATE_PER_MINUTE: '0', ROSTRA_LOG_LEVEL: 'silent' }

/** Some invented people under the handles that the examples of the description use, so that these find something. */
const handles = ['lumevia.official', 'hughes.well', 'brackwyn.official', 'mara.bakes']
const publishedAt = '2026-11-01T10:00:00Z'
const numbered = (count: number) => Array.from({ length: count }, (_, i) => i)
const records: Record<string, (handle: string) => object[]> = {
  creators: (handle) => [{ handle, name: handle, bio: `Mail ${handle}@studio.example`, followers: 3000 }],
  contents: (author) =>
    numbered(10).map((i) => ({
      ...{ content_id: `${author}_${i}`, author, type: 'image', published_at: publishedAt, likes: 20 + i },
      text: i === 0 ? 'I hate those people and I will kill them all' : `A new lamp stands in my studio #lamp${i}`,
    })),
  comments: (handle) =>
    numbered(10).map((i) => ({
      ...{ content_id: `${handle}_0`, comment_id: `${handle}_m${i}`, author: `reader.no${i}` },
      ...{ text: 'Where can I buy this lamp?', published_at: publishedAt },
    })),
  followers: (creator) =>
    numbered(50).map((i) => ({ creator, handle: `fan.no${i}`, name: 'Maria Silva', location: 'Porto, Portugal' })),
}
for (const [kind, rowsOf] of Object.entries(records)) {
  const file = join(folder, `${kind}.jsonl`)
  const lines = handles.flatMap(rowsOf).map((row) => JSON.stringify({ network: 'instagram', ...row }))
  writeFileSync(file, lines.join('\n'))
  const { status, stderr } = spawnSync(process.execPath, [rostra, 'import', kind, file, ...data], { cwd: folder, env })
  if (status !== 0) throw new Error(`${kind} could not be imported: ${String(stderr)}`)
}

const server = spawn(process.execPath, [rostra, 'serve', '--json', '--port', '0', ...data], {
  ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
})
process.once('exit', () => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
process.once('SIGTERM', () => process.exit(1))
process.once('SIGINT', () => process.exit(1))

const readReady = async (): Promise<{ base_url: string; token: string }> => {
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('{"ready"')) return JSON.parse(line) as { base_url: string; token: string }
  throw new Error('the server did not start')
}
const { base_url: baseUrl, token } = await readReady()
server.stdout.resume()
// The fuzzer itself waits ten seconds for the description, which a busy machine may need longer for.
const description = join(folder, 'openapi.json')
writeFileSync(description, await (await fetch(new URL('/openapi.json', baseUrl))).text())

// Revoking tokens ends the run's own, and a stream of events ends when its request does: tests of their own try these.
const leftOut = ['revokeToken', 'watchRequest', 'listEvents']
const checks =
  'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,accepts_what_it_describes'
const answersFile = join(folder, 'answers.jsonl')
const fuzzing = spawn(
  python,
  [
    ...['-m', 'schemathesis.cli', 'run', description, '--url', baseUrl],
    ...['--header', `Authorization: ${token}`, '--checks', checks, '--max-time', String(seconds), '--workers', '2'],
    ...['--phases', 'examples,coverage,fuzzing', '--continue-on-failure', '--no-shrink', '--warnings', 'off'],
    ...['--suppress-health-check', 'all', '--generation-database', 'none', '--request-timeout', '60', '--no-color'],
    ...leftOut.flatMap((name) => ['--exclude-operation-id', name]),
  ],
  {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(own),
      ...{ SCHEMATHESIS_HOOKS: 'fuzz_hooks', FUZZ_ANSWERS: answersFile, PYTHONDONTWRITEBYTECODE: '1' },
      PYTHONPATH: fileURLToPath(new URL('.', import.meta.url)),
    },
  },
)
const began = performance.now()
// The limit is the fuzzer's own; one that does not keep it is stopped.
const guard = setTimeout(() => fuzzing.kill('SIGINT'), (seconds + 90) * 1000)
const [code] = (await once(fuzzing, 'exit')) as [number | null]
clearTimeout(guard)
const took = (performance.now() - began) / 1000

interface Answer {
  operation: string
  status: number
  ms: number
  /** A command that sends the same again, for 5xx alone. */
  curl?: string
}
/** Valid input that was refused, and with which words. */
interface Refusal {
  operation: string
  refused: string
}
const text = existsSync(answersFile) ? readFileSync(answersFile, 'utf8').trim() : ''
const lines = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Answer | Refusal)
const answers = lines.filter((line): line is Answer => 'status' in line)
const refusals = new Map(
  lines.filter((line) => 'refused' in line).map(({ operation, refused }) => [operation, refused]),
)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const faults = answers.filter(({ status }) => status >= 500)
const slowest = answers.reduce<Answer | undefined>(
  (most, each) => (each.ms > (most?.ms ?? -1) ? each : most),
  undefined,
)
const alive = server.exitCode === null && server.signalCode === null
const statuses = [...new Set(answers.map(({ status }) => status))].sort((one, other) => one - other)
const counts = statuses.map((each) => `${answers.filter(({ status }) => status === each).length} × ${each}`)
const operations = new Set(answers.map(({ operation }) => operation)).size
say(`\n${answers.length} answers of ${operations} operations in ${took.toFixed(0)} s; 5xx: ${faults.length}`)
say(`By status: ${counts.join(', ')}`)
if (slowest !== undefined) say(`Slowest: ${slowest.ms} ms, ${slowest.operation} (${slowest.status})`)
for (const { operation, status, curl } of faults.slice(0, 20)) say(`${status} ${operation}\n  ${curl ?? ''}`)
if (refusals.size > 0) say(`Valid input was refused by ${refusals.size} operations:`)
for (const [operation, refused] of refusals) say(`  ${operation}: ${refused.slice(0, 200)}`)
// The fuzzer exits with 1 where a check failed: a status that is not described, an answer of another type or outside its schema.
const differs = code === 1
if (differs) say('Some answers are not as described: see the list of the fuzzer above.')
if (!alive) say('The server ended during the run.')
if (answers.length === 0) say(`The fuzzer sent nothing (exit ${code ?? 'by signal'}).`)
process.exit(faults.length > 0 || differs || !alive || answers.length === 0 ? 1 : 0)
