import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Mapping } from '../../corpus/transfer/understand/mapping.js'
import { AccountRows, type PageOfRows } from '../../db/account-rows.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import { uploadsKeptMs } from '../../kernel/retention.js'

interface FileRow {
  id: string
  account_id: string
  name: string
  bytes: number
  sha256: string
  created_at: number
}

interface MappingRow {
  account_id: string
  name: string
  mapping: string
  updated_at: number
}

type Tables = { import_files: FileRow; import_mappings: MappingRow }

export interface ImportedFile {
  id: string
  accountId: string
  name: string
  bytes: number
  sha256: string
  createdAt: number
}

const toFile = (row: FileRow): ImportedFile => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  bytes: row.bytes,
  sha256: row.sha256,
  createdAt: row.created_at,
})

/** Uploads, in their folder, and mappings kept by name. */
export class ImportStore extends Store<Tables> {
  readonly #owned: AccountRows<FileRow>
  readonly #clock: Clock
  readonly #folder: string
  readonly #bytesMax: number

  constructor(
    db: Database,
    clock: Clock,
    { uploadFolder, uploadBytesMax }: { uploadFolder: string; uploadBytesMax: number },
  ) {
    super(db)
    this.#owned = new AccountRows(db, 'import_files')
    this.#clock = clock
    this.#folder = uploadFolder
    this.#bytesMax = uploadBytesMax
  }

  /** Where an upload lies. Ids are ours: no name of a client ever becomes a path. */
  pathOf(id: string): string {
    return join(this.#folder, id)
  }

  rejectsPathOf(requestId: string): string {
    return join(this.#folder, `${requestId}.rejects.jsonl`)
  }

  /** Writes an upload as it comes. It is there when it is whole, and not before. */
  async keep(id: string, accountId: string, name: string, chunks: AsyncIterable<Buffer>): Promise<ImportedFile> {
    const known = await this.find(accountId, id)
    if (known !== undefined) return known
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    const partial = `${this.pathOf(id)}.part`
    const hash = createHash('sha256')
    let bytes = 0
    const [bytesMax] = [this.#bytesMax]
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > bytesMax)
          throw new Failure(
            'body_too_large',
            `A file may have ${bytesMax} bytes (ROSTRA_UPLOAD_BYTES_MAX). Pack it with gzip, or use \`rostra import\` on the server.`,
          )
        hash.update(chunk)
        yield chunk
      }
    }
    try {
      await pipeline(Readable.from(counted()), createWriteStream(partial, { mode: 0o600 }))
      if (bytes === 0) throw new Failure('malformed_request', 'The file is empty.')
      await rename(partial, this.pathOf(id))
    } catch (error) {
      rmSync(partial, { force: true })
      throw error
    }
    const row: FileRow = {
      id,
      account_id: accountId,
      name,
      bytes,
      sha256: hash.digest('hex'),
      created_at: this.#clock.now(),
    }
    await this.#owned.add(row)
    return toFile(row)
  }

  async find(accountId: string, id: string): Promise<ImportedFile | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toFile(row)
  }

  /** Newest first. */
  async list(accountId: string, page: PageOfRows): Promise<ImportedFile[]> {
    return (await this.#owned.list(accountId, page)).map(toFile)
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    if (!(await this.#owned.remove(accountId, id))) return false
    rmSync(this.pathOf(id), { force: true })
    return true
  }

  /** Takes away uploads that nobody wanted for a week. */
  async removeExpired(): Promise<void> {
    const rows = await this.rows()
      .selectFrom('import_files')
      .selectAll()
      .where('created_at', '<', this.#clock.now() - uploadsKeptMs)
      .execute()
    for (const { id, account_id: accountId } of rows) await this.remove(accountId, id)
  }

  async saveMapping(accountId: string, name: string, mapping: Mapping): Promise<number> {
    const values = { mapping: JSON.stringify(mapping), updated_at: this.#clock.now() }
    await this.rows()
      .insertInto('import_mappings')
      .values({ account_id: accountId, name, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(values))
      .execute()
    return values.updated_at
  }

  async findMapping(accountId: string, name: string): Promise<{ mapping: Mapping; updatedAt: number } | undefined> {
    const row = await this.rows()
      .selectFrom('import_mappings')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirst()
    return row && { mapping: JSON.parse(row.mapping) as Mapping, updatedAt: row.updated_at }
  }

  async listMappings(
    accountId: string,
    limit: number,
    after: string | undefined,
  ): Promise<{ name: string; mapping: Mapping; updatedAt: number }[]> {
    let query = this.rows().selectFrom('import_mappings').selectAll().where('account_id', '=', accountId)
    if (after !== undefined) query = query.where('name', '>', after)
    const rows = await query.orderBy('name').limit(limit).execute()
    return rows.map((row) => ({
      name: row.name,
      mapping: JSON.parse(row.mapping) as Mapping,
      updatedAt: row.updated_at,
    }))
  }

  async removeMapping(accountId: string, name: string): Promise<boolean> {
    const { numDeletedRows } = await this.rows()
      .deleteFrom('import_mappings')
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Whether there is a file of rows that an import refused. */
  hasRejects(requestId: string): boolean {
    try {
      return statSync(this.rejectsPathOf(requestId)).size > 0
    } catch {
      return false
    }
  }
}
