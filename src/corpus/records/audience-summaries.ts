import { setImmediate as giveWay } from 'node:timers/promises'
import { Store } from '../../db/store.js'
import { isDeclared, summariseDeclared } from '../../engine/audience/declared.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { AudienceSource } from '../../model/audience.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { eachDocument, readDocuments, recordTables, upsertRows, type RecordRef } from './records.js'

type Tables = {
  audience_summaries: {
    network: string
    external_id: string
    kind: string
    source: string
    as_of: number
  } & CheckedRow
  creators: { network: string; external_id: string } & CheckedRow
}

const creatorsAtOnce = 200

const keyOf = ({ network, externalId, kind }: AudienceSummary): string => `${network} ${externalId} ${kind}`

/** What was concluded about audiences. */
export class AudienceSummaries extends Store<Tables> {
  #toSummary(row: CheckedRow): AudienceSummary {
    return parseSound(this.db, 'audience_summaries', row)
  }

  async save(summaries: readonly AudienceSummary[]): Promise<void> {
    await upsertRows(
      this.db,
      recordTables.audienceSummaries,
      summaries.map((each) => [each.network, each.externalId, each.kind, each.source, each.asOf, JSON.stringify(each)]),
    )
  }

  /** What was stated about audiences. What a sample shows says more, and stays. */
  async saveDeclared(creators: readonly Creator[]): Promise<void> {
    const stated = creators.flatMap((creator) =>
      creator.audience === undefined ? [] : [summariseDeclared(creator, creator.audience)],
    )
    if (stated.length === 0) return
    const known = await this.listOfEach(stated)
    const sampled = new Set(known.filter((each) => !isDeclared(each)).map(keyOf))
    await this.save(stated.filter((each) => !sampled.has(keyOf(each))))
  }

  async find(network: Network, externalId: string, kind: AudienceSource): Promise<AudienceSummary | undefined> {
    const row = await this.rows()
      .selectFrom('audience_summaries')
      .select(checkedColumns(this.db, 'audience_summaries'))
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row && this.#toSummary(row)
  }

  /** All audiences of one creator. */
  async list(network: Network, externalId: string): Promise<AudienceSummary[]> {
    const rows = await this.rows()
      .selectFrom('audience_summaries')
      .select(checkedColumns(this.db, 'audience_summaries'))
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .orderBy('kind')
      .execute()
    return rows.map((row) => this.#toSummary(row))
  }

  /** Those of many creators of one network at once. */
  async listOf(network: Network, externalIds: readonly string[]): Promise<AudienceSummary[]> {
    if (externalIds.length === 0) return []
    const rows = await this.rows()
      .selectFrom('audience_summaries')
      .select(checkedColumns(this.db, 'audience_summaries'))
      .where('network', '=', network)
      .where('external_id', 'in', this.db.listed(externalIds))
      .orderBy('external_id')
      .orderBy('kind')
      .execute()
    return rows.map((row) => this.#toSummary(row))
  }

  /** Those of many creators of any networks, in no order. */
  async listOfEach(refs: readonly RecordRef[]): Promise<AudienceSummary[]> {
    return (await readDocuments(this.db, 'audience_summaries', refs)).map(
      (document) => JSON.parse(document) as AudienceSummary,
    )
  }

  /** Creators of a network of whom nothing was concluded by this version, a page at a time, in the order of their ids. */
  async *creatorsWithout(network: Network, engineVersion: string): AsyncGenerator<Creator[]> {
    const version = `%"engineVersion":${JSON.stringify(engineVersion)}%`
    let after = ''
    for (;;) {
      const rows = await this.rows()
        .selectFrom('creators as c')
        .select('c.external_id')
        .select(checkedColumns(this.db, 'c'))
        .where('c.network', '=', network)
        .where('c.external_id', '>', after)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('audience_summaries as s')
                .select('s.kind')
                .whereRef('s.network', '=', 'c.network')
                .whereRef('s.external_id', '=', 'c.external_id')
                .where('s.document', 'like', version),
            ),
          ),
        )
        .orderBy('c.external_id')
        .limit(creatorsAtOnce)
        .execute()
      if (rows.length > 0) yield rows.map((row) => parseSound<Creator>(this.db, 'creators', row))
      const last = rows.at(-1)
      if (last === undefined || rows.length < creatorsAtOnce) return
      after = last.external_id
      await giveWay()
    }
  }

  async count(): Promise<number> {
    const row = await this.rows()
      .selectFrom('audience_summaries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    return row?.count ?? 0
  }

  /** All of them, in the order of their keys, with flat memory. */
  async *all(network?: Network): AsyncGenerator<AudienceSummary> {
    for await (const document of eachDocument(this.db, recordTables.audienceSummaries, network))
      yield JSON.parse(document) as AudienceSummary
  }
}
