import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AuditStore, type AuditFilter } from '../areas/audit/audit-store.js'
import { auditDocuments, auditFiles, presentVerdict, toSubjectKey } from '../areas/audit/operations.js'
import { verifyAudit } from '../db/audit-log/verify-audit.js'
import { Tokens } from '../areas/platform/token-store.js'
import { readConfig, type Config } from '../config.js'
import type { AuditHead } from '../db/audit/entry.js'
import { auditSealOf } from '../db/audit/writer.js'
import type { Database } from '../db/database.js'
import { getSecret } from '../db/secret.js'
import { createSubjectKey } from '../engine/identity/subject-key.js'
import { fileFormatNames, type FileFormat } from '../engine/tables/index.js'
import { systemClock } from '../kernel/clock.js'
import { createIds } from '../kernel/ids.js'
import { green, note, print, red, UsageError, type Invocation, type Run } from './command.js'
import { withDatabase } from './with-database.js'

const readHead = (text: string | undefined): AuditHead | undefined => {
  if (text === undefined) return undefined
  const [, seq, hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (seq === undefined) throw new UsageError('--head must be SEQ:HASH, as `rostra audit verify` prints it.')
  return { seq: Number(seq), hash }
}

const verify = async (db: Database, config: Config, { text, given }: Invocation): Promise<number> => {
  const verdict = await verifyAudit(db, auditSealOf(config.dataFolder), readHead(text['head']))
  const { sound, entries, head, broken } = verdict
  if (given.has('json')) print(JSON.stringify(presentVerdict(verdict)))
  else if (sound) {
    print(`${green('sound')}  ${entries} entries. Note the head elsewhere to compare with it later:`)
    print(`${head.seq}:${head.hash}`)
  } else print(`${red('broken')} at entry ${broken?.seq}. ${broken?.reason} ${entries} entries before it are sound.`)
  return sound ? 0 : 1
}

const readTime = (name: 'since' | 'until', text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new UsageError(`--${name} is not a time: write it as 2026-11-16T12:00:00Z.`)
  return time
}

const readFormat = (text: string | undefined, out: string | undefined): FileFormat => {
  const wanted = text ?? (out === undefined ? 'jsonl' : extname(out).slice(1))
  const format = fileFormatNames.find((known) => known === wanted)
  if (format === undefined && text !== undefined)
    throw new UsageError(`Unknown format ${text}. Formats: ${fileFormatNames.join(', ')}.`)
  return format ?? 'jsonl'
}

const findAccount = async (db: Database, name: string | undefined): Promise<string | undefined> => {
  if (name === undefined) return undefined
  const accounts = await new Tokens(db, systemClock, createIds(systemClock)).listAccounts()
  const found = accounts.find((account) => account.name === name || account.id === name)
  if (found === undefined) throw new UsageError(`There is no account ${name}.`)
  return found.id
}

const exportLog = async (db: Database, _config: Config, { text }: Invocation): Promise<number> => {
  const store = new AuditStore(db, createSubjectKey(await getSecret(db, 'subjects')))
  const filter: AuditFilter = {
    actor: text['actor'],
    operation: text['operation'],
    subject: text['subject'] === undefined ? undefined : toSubjectKey(text['subject'], store),
    since: readTime('since', text['since']),
    until: readTime('until', text['until']),
  }
  const out = text['out']
  const format = readFormat(text['format'], out)
  const documents = auditDocuments(await findAccount(db, text['account']), filter, store)
  let rows = 0
  async function* counted(): AsyncGenerator<string> {
    for await (const document of documents) {
      rows++
      yield document
    }
  }
  const { chunks } = auditFiles(format, 'audit', counted())
  if (out === undefined) for await (const chunk of chunks) process.stdout.write(chunk)
  else await pipeline(Readable.from(chunks), createWriteStream(out, { mode: 0o600 }))
  note(`${rows} entries${out === undefined ? '' : ` in ${out}`}.`)
  return 0
}

const verbs: Record<string, typeof verify> = { verify, export: exportLog }

export const run: Run = async (invocation) => {
  const verb = verbs[invocation.words[0] ?? '']
  if (verb === undefined) throw new UsageError('Unknown subcommand. Use verify or export.')
  const { config } = readConfig(invocation.text['data'] === undefined ? {} : { data: invocation.text['data'] })
  return withDatabase(config, (db) => verb(db, config, invocation))
}
