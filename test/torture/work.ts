import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareServer, type ServerProcess } from '../example/server-process.js'
import { createPostgres } from '../harness.js'

/**
 * Kills a server again and again while it imports, exports, screens and monitors: `npm run torture -- work [COUNT [SECONDS]]`: so many times, and no longer than this. Every submission bears a key
 * and is sent again after a kill, as a careful client would. TEST_DATABASE_URL takes the place of SQLite.
 */
const kills = Number(process.argv[2] ?? 20)
const seconds = Number(process.argv[3] ?? Infinity)
const people = 100
const rowsOfImport = 200
const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-torture-'))
const postgres = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await createPostgres()

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const prepare = () => prepareServer('work-server', [dataFolder, String(people), postgres?.url ?? ''])
let prepared = prepare()
/** The next one loads its program while this one works: that is most of what a start takes. */
const begin = async (): Promise<ServerProcess> => {
  const next = await prepared
  prepared = prepare()
  return next.begin()
}

type Kind = 'import' | 'export' | 'screening' | 'monitoring'

interface Submitted {
  kind: Kind
  key: string
  handle: string
  /** The ids that were acknowledged: of the uploaded file, and of the work. */
  fileId?: string
  id?: string
}

/** A busy server may say that it has no time now: with its key the same can be sent again, whatever became of it. */
const busy = [503, 504]
const triesMax = 20

const post = async ({ call }: ServerProcess, path: string, body: object | Buffer, key: string): Promise<string> => {
  for (let tries = 1; ; tries++) {
    const response = await call(path, body, { 'idempotency-key': key })
    const { id } = (await response.json()) as { id?: string }
    if (response.ok && id !== undefined) return id
    if (!busy.includes(response.status) || tries === triesMax) throw new Error(`${path} is answered ${response.status}`)
  }
}

/** A key that was answered with one id must never be answered with another. */
const same = (key: string, known: string | undefined, id: string): string => {
  if (known !== undefined && known !== id) doubled.push(`${key}: ${known} and ${id}`)
  return id
}

const doubled: string[] = []
const fileOf = (key: string): Buffer =>
  Buffer.from(
    ['network,handle,followers', ...Array.from({ length: rowsOfImport }, (_, i) => `instagram,${key}.p${i},${i}`)].join(
      '\n',
    ),
  )

const submit = async (server: ServerProcess, what: Submitted): Promise<void> => {
  const { kind, key, handle } = what
  const profile = { network: 'instagram', handle }
  const ask = async (path: string, body: object): Promise<void> => {
    what.id = same(key, what.id, await post(server, path, body, key))
  }
  if (kind === 'screening') return ask('/screening', { profile })
  if (kind === 'monitoring') return ask('/screening/continuous-monitoring', { profile, every: '24h' })
  // Nobody imported has so many followers: what is exported stays the same while others are added.
  if (kind === 'export')
    return ask('/discovery-export', {
      synthetic: 'only',
      followers: { min: 500 },
      fields: ['network', 'external_id'],
      format: 'jsonl',
    })
  what.fileId = same(key, what.fileId, await post(server, `/imports/files?name=${key}.csv`, fileOf(key), `${key}-file`))
  return ask('/imports', { file_id: what.fileId })
}

const pathOf: Record<Kind, string> = {
  import: '/imports',
  export: '/discovery-export',
  screening: '/screening',
  monitoring: '/screening/continuous-monitoring',
}

interface Shown {
  status: string
  result: { rows?: number; imported?: number } | null
  next_run_at?: string | null
}

const shown = async ({ call }: ServerProcess, { kind, id = '' }: Submitted, query = ''): Promise<Shown> =>
  (await (await call(`${pathOf[kind]}/${id}${query}`)).json()) as Shown

const untilEnd = async (server: ServerProcess, what: Submitted): Promise<Shown> => {
  let state = await shown(server, what, '?wait=30')
  for (let i = 0; i < 20 && ['queued', 'in_progress'].includes(state.status); i++)
    state = await shown(server, what, '?wait=30')
  return state
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** What is wrong with work that has ended; undefined where nothing is. */
const faultOf = async (server: ServerProcess, what: Submitted): Promise<string | undefined> => {
  if (what.kind === 'monitoring') {
    const { status, next_run_at: next } = await shown(server, what)
    return status === 'active' && next !== null ? undefined : `${status}, next run ${next}`
  }
  const { status, result } = await untilEnd(server, what)
  if (status !== 'succeeded' && status !== 'partial') return status
  if (what.kind === 'import') return result?.imported === rowsOfImport ? undefined : JSON.stringify(result)
  if (what.kind === 'screening') return screenedTwice(server, what)
  const lines = linesOf(await (await server.call(`/discovery-export/${what.id}?format=jsonl`)).text())
  const isWhole = lines.length === result?.rows && new Set(lines).size === lines.length && lines.length > 0
  return isWhole ? undefined : `${lines.length} lines, ${new Set(lines).size} of them different, ${result?.rows} said`
}

const screenedTwice = async ({ call }: ServerProcess, { id }: Submitted): Promise<string | undefined> => {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const page = (await (await call(`/screening/${id}/contents?limit=100${cursor}`)).json()) as {
      data: { id: string }[]
      next_cursor: string | null
    }
    ids.push(...page.data.map((item) => item.id))
    if (page.next_cursor === null) break
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
  }
  return new Set(ids).size === ids.length ? undefined : 'an item is there twice'
}

const handles = Array.from({ length: people }, (_, i) => `keeper${i}`)

const kinds: Kind[][] = [
  ['import', 'screening'],
  ['export', 'monitoring'],
]
const all: Submitted[] = []
/** Every third kill comes with the first answer, others after all are acknowledged and so many looks at the work. */
const workUntilKill = async (server: ServerProcess, round: number): Promise<void> => {
  const sent = all.filter(({ id }) => id === undefined).map((each) => submit(server, each))
  if (round % 3 === 0) await Promise.any(sent)
  else {
    await Promise.all(sent)
    const newest = all.at(-1) as Submitted
    for (let looks = 0; looks < (round * 7) % 20; looks++) await shown(server, newest)
  }
  server.child.kill('SIGKILL')
  await Promise.allSettled(sent)
}

const until = performance.now() + seconds * 1000
let killed = 0
for (let round = 0; round < kills && performance.now() < until; round++) {
  const server = await begin()
  const gone = once(server.child, 'exit')
  for (const kind of kinds[round % kinds.length] ?? [])
    all.push({ kind, key: `r${round}_${kind}`, handle: handles[round % handles.length] ?? '' })
  await workUntilKill(server, round)
  await gone
  killed++
  if ((round + 1) % 20 === 0) say(`${round + 1} kills, ${all.filter(({ id }) => id !== undefined).length} acknowledged`)
}
const acknowledged = all.filter(({ id }) => id !== undefined).length

const last = await begin()
const began = performance.now()
// Sending everything once more must find what is there, and add nothing.
for (const each of all) await submit(last, each)
const faults: string[] = []
for (const each of all) {
  const fault = await faultOf(last, each)
  if (fault !== undefined) faults.push(`${each.kind} ${each.id}: ${fault}`)
}
const monitored = new Set(all.filter(({ kind }) => kind === 'monitoring').map(({ id }) => id))
let listed = 0
for (let cursor = ''; ;) {
  const page = (await (await last.call(`/screening/continuous-monitoring?limit=100${cursor}`)).json()) as {
    data: unknown[]
    next_cursor: string | null
  }
  listed += page.data.length
  if (page.next_cursor === null) break
  cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
}
if (listed !== monitored.size) doubled.push(`${listed} monitorings stand where ${monitored.size} were started`)
say(
  JSON.stringify(
    {
      kills: killed,
      submitted: all.length,
      acknowledged,
      faults,
      doubled,
      settledMs: Math.round(performance.now() - began),
    },
    null,
    2,
  ),
)
;(await prepared).discard()
last.child.kill('SIGTERM')
await once(last.child, 'exit')
rmSync(dataFolder, { recursive: true, force: true })
await postgres?.drop()
process.exitCode = faults.length + doubled.length > 0 ? 1 : 0
