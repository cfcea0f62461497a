import { sql } from 'kysely'
import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import type { SyntheticChoice } from '../../model/synthetic.js'

type Tables = { creators: { synthetic: number } }

/** What there is of each world. */
export interface Census {
  /** Whether anything real is known: a creator, or a comment. */
  real: boolean
  /** Creators of the demo. */
  synthetic: number
}

/** What a request means. `base` is the world that is counted in, true for the invented one: no base is made of both. */
export interface Chosen {
  choice: SyntheticChoice
  leftOut: number
  base: boolean
}

const keptMs = 2000

/** The real and the invented are worlds apart. Which one is meant where a request does not say so depends on whether anything real is known. */
export class SyntheticPolicy {
  readonly #db: Database
  readonly #clock: Clock
  #kept: { census: Promise<Census>; until: number } | undefined

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  census(): Promise<Census> {
    const now = this.#clock.now()
    if (this.#kept !== undefined && this.#kept.until > now) return this.#kept.census
    const census = this.#count()
    this.#kept = { census, until: now + keptMs }
    census.catch(() => (this.#kept = undefined))
    return census
  }

  /** What a request asks for; where it does not say, the invented are left out as soon as anything real is known. */
  async choose(asked: SyntheticChoice | undefined): Promise<Chosen> {
    const { real, synthetic } = await this.census()
    const choice = asked ?? (real ? 'exclude' : 'include')
    const base = choice === 'include' ? !real : choice === 'only'
    return { choice, leftOut: choice === 'exclude' ? synthetic : 0, base }
  }

  /** The world that is meant where nobody says which: true for the invented one. */
  async usual(): Promise<boolean> {
    return !(await this.census()).real
  }

  async #count(): Promise<Census> {
    const rows = this.#db.query.withTables<Tables>()
    const [real, synthetic] = await Promise.all([
      rows.selectFrom('creators').select('synthetic').where('synthetic', '=', 0).limit(1).executeTakeFirst(),
      rows
        .selectFrom('creators')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('synthetic', '=', 1)
        .executeTakeFirst(),
    ])
    return { real: real !== undefined || (await this.#hasRealComments()), synthetic: synthetic?.count ?? 0 }
  }

  /**
   * Contents, followers and histories bring a creator with them; comments alone do not. The first condition is that of the index
   * `comments_not_of_demo`, without which every comment of the demo would be read; the second leaves out what was exported from a demo.
   */
  async #hasRealComments(): Promise<boolean> {
    const { rows } = await sql`
      select 1 as found from comments where source <> 'demo' and document not like '%"synthetic":true%' limit 1
    `.execute(this.#db.query)
    return rows.length > 0
  }
}
