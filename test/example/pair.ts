import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../src/db/database.js'
import { pair } from '../../src/jobs/pair.js'
import type { Job } from '../../src/jobs/runner.js'
import { Failure } from '../../src/kernel/errors.js'

const Input = z.strictObject({
  steps: z.int().min(1).max(10_000),
  /** Wait at the first step until the test lets go. */
  hold: z.boolean().default(false),
  fail: z.strictObject({ times: z.int(), permanent: z.boolean().default(false) }).optional(),
  missing: z.array(z.string()).default([]),
})

const Item = z.strictObject({ step: z.int() })
const Result = z.strictObject({ steps: z.int(), started_from: z.int() })

interface Gate {
  entered: Promise<void>
  enter: () => void
  opened: Promise<void>
  open: () => void
}

const newGate = (): Gate => {
  let enter = (): void => {}
  let open = (): void => {}
  const entered = new Promise<void>((resolve) => (enter = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { entered, enter, opened, open }
}

/** Lets a test stand beside a running request: see that it is at work, and let it go on. */
export class Gates {
  readonly #gates = new Map<string, Gate>()

  of(requestId: string): Gate {
    const gate = this.#gates.get(requestId) ?? newGate()
    this.#gates.set(requestId, gate)
    return gate
  }
}

export const createEffects = async (db: Database): Promise<void> => {
  await sql`create table if not exists example_effects (request_id text not null, step bigint not null)`.execute(
    db.query,
  )
}

export const listEffects = async (db: Database, requestId: string): Promise<number[]> => {
  const { rows } = await sql<{
    step: number
  }>`select step from example_effects where request_id = ${requestId} order by step`.execute(db.query)
  return rows.map(({ step }) => step)
}

/** A pair that does nothing but exercise the machinery: each step leaves one effect, together with its checkpoint. */
export const createExamplePair = (gates: Gates) => {
  const failures = new Map<string, number>()
  const order: string[] = []
  const aborted: string[] = []
  const example = pair({
    kind: 'example',
    prefix: 'exa',
    path: '/example',
    names: { submit: 'submitExample', fetch: 'fetchExample' },
    area: 'Example',
    summary: { submit: 'Submit an example', fetch: 'Fetch an example' },
    scope: 'creators',
    input: Input,
    result: Result,
    item: Item,
    example: { input: { steps: 3 }, result: { steps: 3, started_from: 0 }, item: { step: 0 } },
    run: async (input, _needs: object, job: Job<{ step: number }>) => {
      order.push(job.requestId)
      job.signal.addEventListener('abort', () => aborted.push(job.requestId))
      const from = job.checkpoint?.step ?? 0
      for (let step = from; step < input.steps; step++) {
        job.signal.throwIfAborted()
        const failed = failures.get(job.requestId) ?? 0
        if (input.fail !== undefined && step === from && failed < input.fail.times) {
          failures.set(job.requestId, failed + 1)
          throw input.fail.permanent
            ? new Failure('invalid_input', 'This can never work.')
            : new Error('a secret cause')
        }
        if (input.hold && step === from) {
          gates.of(job.requestId).enter()
          const stopped = new Promise((resolve) => job.signal.addEventListener('abort', resolve))
          await Promise.race([gates.of(job.requestId).opened, stopped])
        }
        job.add({ step })
        await job.save({ step: step + 1 }, async (query) => {
          await sql`insert into example_effects (request_id, step) values (${job.requestId}, ${step})`.execute(query)
        })
        job.progress(step + 1, input.steps)
      }
      for (const item of input.missing) job.missing({ item, reason: 'unavailable', detail: 'It did not answer.' })
      return { steps: input.steps, started_from: from }
    },
  })
  return { example, order, aborted }
}
