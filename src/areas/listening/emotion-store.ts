import type { Database } from '../../db/database.js'
import type { Emotion } from '../../engine/text/verdict.js'
import { partsOf } from '../../kernel/parts.js'

type Tables = {
  text_emotions: {
    key: string
    print: number
    engine_version: string
    probabilities: string | null
    reason: string | null
    judged_at: number
  }
}

const idsMax = 500

export interface RememberedEmotions {
  key: string
  print: number
  /** Null where they could not be judged, for the reason. */
  probabilities: Record<Emotion, number> | null
  reason: string | null
}

/** The emotions that texts were judged to show: an encoder reads every one of them, so none is read twice. */
export class EmotionStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Verdicts of this engine on some texts, by key. */
  async find(keys: readonly string[], engineVersion: string): Promise<Map<string, RememberedEmotions>> {
    const found = new Map<string, RememberedEmotions>()
    for (const part of partsOf(keys, idsMax)) {
      const rows = await this.#db.query
        .withTables<Tables>()
        .selectFrom('text_emotions')
        .select(['key', 'print', 'probabilities', 'reason'])
        .where('key', 'in', part)
        .where('engine_version', '=', engineVersion)
        .execute()
      for (const { key, print, probabilities, reason } of rows)
        found.set(key, {
          key,
          print,
          probabilities: probabilities === null ? null : (JSON.parse(probabilities) as Record<Emotion, number>),
          reason,
        })
    }
    return found
  }

  async save(verdicts: readonly RememberedEmotions[], engineVersion: string, now: number): Promise<void> {
    if (verdicts.length === 0) return
    await this.#db.insertMany(
      {
        table: 'text_emotions',
        columns: ['key', 'print', 'engine_version', 'probabilities', 'reason', 'judged_at'],
        types: ['text', 'bigint', 'text', 'text', 'text', 'bigint'],
        tail: 'on conflict (key) do update set print = excluded.print, engine_version = excluded.engine_version, probabilities = excluded.probabilities, reason = excluded.reason, judged_at = excluded.judged_at',
      },
      verdicts.map(({ key, print, probabilities, reason }) => [
        key,
        print,
        engineVersion,
        probabilities === null ? null : JSON.stringify(probabilities),
        reason,
        now,
      ]),
    )
  }
}
