import { z } from 'zod'
import type { Database } from '../../db/database.js'
import type { Expiries } from '../../corpus/records/expiries.js'
import type { StorageTerm, StorageTerms } from '../../gather/storage-terms.js'
import { dayMs, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { networkName } from '../../model/network.js'
import { operation } from '../../kernel/operation.js'
import { picturesKeptDays, picturesKeptMs, type KeptPictures } from '../../corpus/records/kept-pictures.js'
import { waitingRowsKeptMs } from '../../kernel/retention.js'
import { clocksOf, countKept, countWaiting, type Kept, type RetentionSettings } from './retention-store.js'

export interface RetentionNeeds {
  db: Database
  clock: Clock
  retention: RetentionSettings
  expiries: Expiries
  keptPictures: KeptPictures
  storageTerms: StorageTerms
}

/** What no clock ends: it stays until somebody deletes it or the person is erased. */
const unlimited = [
  {
    kind: 'corpus',
    holds: 'Creators, contents, comments and audiences, as imported or read, where no network sets a time.',
    purpose: 'Search and analytics',
  },
  {
    kind: 'results',
    holds: 'Results of requests: screenings, listenings, exports and others.',
    purpose: 'The work that was asked for',
  },
  { kind: 'lists', holds: 'Lists, campaigns and saved searches.', purpose: 'Work with creators' },
  {
    kind: 'do_not_contact',
    holds: 'Digests of addresses that must not be contacted.',
    purpose: 'Honouring objections',
  },
  { kind: 'users', holds: 'Users of the account and tokens.', purpose: 'Access' },
]

const timestamp = z.iso.datetime()

export const RetentionShown = z
  .strictObject({
    kind: z.string(),
    holds: z.string(),
    purpose: z.string(),
    clock: z
      .enum(['fixed', 'each', 'none'])
      .describe(
        '`fixed`: after the same time; `each`: every item has a time of its own; `none`: until it is deleted or erased.',
      ),
    days: z.number().nullable().describe('How long, if it is the same for all.'),
    setting: z.string().nullable().describe('The setting that defines it, if there is one.'),
    held: z
      .int()
      .nullable()
      .describe(
        'Items with a retention period: of this account or, for data read from a network, of all accounts. Null if there is none.',
      ),
    due: z.int().nullable().describe('How many of them are due; deleted within an hour, audit entries within a day.'),
    next_due_at: timestamp.nullable().describe('When the next one is due. Null where nothing is held.'),
  })
  .meta({ id: 'Retention' })

type Shown = z.output<typeof RetentionShown>

const present = async (kept: Kept, accountId: string, needs: RetentionNeeds): Promise<Shown> => {
  const { kind, holds, purpose, days, setting } = kept
  const { held, due, nextDueAt } = await countKept(kept, accountId, needs)
  return {
    ...{ kind, holds, purpose, days, setting, held, due },
    clock: days === null ? 'each' : 'fixed',
    next_due_at: toTimestampOrNull(nextDueAt),
  }
}

const presentTerm = async (term: StorageTerm, { expiries, clock }: RetentionNeeds): Promise<Shown> => {
  const { network, source, days, rule } = term
  const { held, due, oldest } = await expiries.count(term, clock.now() - days * dayMs)
  return {
    kind: source === network ? `read_from_${network}` : `read_from_${network}_by_${source}`,
    holds: `Creators, contents and comments, as read from ${source === network ? networkName(network) : source}. ${rule.rule}`,
    purpose: `The terms of the network: ${rule.document}`,
    clock: 'fixed',
    setting: null,
    ...{ days, held, due },
    next_due_at: toTimestampOrNull(oldest === null ? null : oldest + days * dayMs),
  }
}

const presentPictures = async ({ keptPictures, clock }: RetentionNeeds): Promise<Shown> => {
  const { held, due, oldest } = await keptPictures.count(clock.now())
  return {
    kind: 'pictures',
    holds: 'Small copies of avatars and of pictures of posts.',
    purpose: 'Showing creators to people who choose among them',
    clock: 'fixed',
    days: picturesKeptDays,
    setting: 'ROSTRA_PICTURES',
    ...{ held, due },
    next_due_at: toTimestampOrNull(oldest === null ? null : oldest + picturesKeptMs),
  }
}

/** Rows belong to what is known, as creators do, and to no account. */
const presentWaiting = async ({ db, clock }: RetentionNeeds): Promise<Shown> => {
  const { held, due, nextDueAt } = await countWaiting(db, clock.now())
  return {
    kind: 'waiting_rows',
    holds: 'Imported rows that name an account or a post which no file has told yet.',
    purpose: 'Import of files in any order',
    clock: 'fixed',
    days: waitingRowsKeptMs / dayMs,
    setting: null,
    ...{ held, due },
    next_due_at: toTimestampOrNull(nextDueAt),
  }
}

export const showRetention = operation({
  area: 'Audit',
  scope: 'audit',
  method: 'GET',
  path: '/retention',
  name: 'showRetention',
  summary: 'Show how long each kind of data is kept',
  description: 'Every kind of data with its purpose, its retention clock, and what is due when, for this account.',
  isImpersonal: true,
  input: {},
  output: z.strictObject({ data: z.array(RetentionShown) }),
  example: {
    output: {
      data: [
        {
          kind: 'uploads',
          holds: 'Files that were uploaded for an import.',
          purpose: 'Import',
          clock: 'fixed',
          days: 7,
          setting: null,
          held: 2,
          due: 0,
          next_due_at: '2026-11-22T09:00:00.000Z',
        },
      ],
    },
  },
  run: async (_input, needs: RetentionNeeds, { caller }) => {
    const clocked = await Promise.all(clocksOf(needs.retention).map((kept) => present(kept, caller.accountId, needs)))
    const terms = await Promise.all(needs.storageTerms.terms.map((term) => presentTerm(term, needs)))
    const none = { clock: 'none' as const, days: null, setting: null, held: null, due: null, next_due_at: null }
    return {
      data: [
        ...clocked,
        await presentWaiting(needs),
        await presentPictures(needs),
        ...terms,
        ...unlimited.map((each) => ({ ...each, ...none })),
      ],
    }
  },
})
