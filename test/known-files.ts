import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { importFile } from '../src/corpus/transfer/run/import-file.js'
import { Joins } from '../src/corpus/transfer/run/joins.js'
import type { TransferKind } from '../src/corpus/transfer/schemas/transfer-kinds.js'
import { noWishes } from '../src/corpus/transfer/understand/plan.js'
import type { Network } from '../src/model/network.js'
import type { Started } from './harness.js'

const dayMs = 86_400_000

/** Three people of each network: the last one is only met through what they wrote. */
export const people = ['vela.paints', 'corin.bakes', 'ansa.runs']
const words = ['Where can I buy this lamp?', 'I just ordered the lamp, love it', 'So nice', 'How much is the lamp?']

/** A handle as the network writes it. */
export const handleOn = (network: Network, name: string): string => {
  if (network === 'bluesky') return `${name.replace('.', '-')}.example`
  if (network === 'mastodon') return `${name.replace('.', '_')}@social.example`
  if (network === 'professional' || network === 'twitch') return name.replace('.', network === 'twitch' ? '_' : '-')
  return network === 'x' ? name.replace('.', '_') : name
}

const professional = {
  'professional.headline': 'Head of Studio at Ferrano Example',
  'professional.industry': 'design',
  'professional.company': 'Ferrano Example',
  'professional.skills': ['painting', 'lamps'],
}

/** The first network keeps short ids, so that tests can name them. */
const idOf = (network: Network, id: string): string => (network === 'instagram' ? id : `${network}_${id}`)

/** Invented people, in the form of files that somebody brings along. */
const filesOf = (network: Network, now: number): Partial<Record<TransferKind, object[]>> => ({
  creators: people.slice(0, 2).map((name, i) => ({
    network,
    handle: handleOn(network, name),
    name: name.split('.')[0],
    bio: `Painting in Porto. Mail ${name}@studio.example`,
    followers: 300,
    external_id: i === 0 ? '900001' : undefined,
    interests: ['art'],
    languages: ['en'],
    ...(network === 'professional' ? professional : {}),
  })),
  contents: people.flatMap((name, p) =>
    Array.from({ length: 20 }, (_, i) => ({
      network,
      content_id: idOf(network, `c${p}_${i}`),
      author: handleOn(network, name),
      type: i % 2 === 0 ? 'image' : 'short',
      text:
        i === 0 ? 'I hate those people and I will kill them all' : `The new lamp from my studio stands here #lamp${p}`,
      hashtags: ['lamp', `lamp${p}`],
      published_at: new Date(now - i * dayMs).toISOString(),
      likes: 20 + i,
      comments: 4,
    })),
  ),
  comments: people.flatMap((_, p) =>
    ['c0', 'c1', 'unseen'].flatMap((name, at) =>
      words.map((text, i) => ({
        network,
        content_id: idOf(network, name === 'unseen' ? `unseen${p}` : `c${p}_${at}`),
        comment_id: `m${p}_${at}_${i}`,
        author: handleOn(network, `reader.no${i}`),
        text,
        published_at: new Date(now - i * 1000).toISOString(),
      })),
    ),
  ),
  followers: people.flatMap((name, p) =>
    Array.from({ length: 120 }, (_, i) => ({
      network,
      creator: handleOn(network, name),
      handle: handleOn(network, `fan.no${i + p * 40}`),
      name: 'Maria Silva',
      location: 'Porto, Portugal',
      bio: 'coffee and books',
      followers: 120,
      following: 300,
      content_count: 40,
    })),
  ),
})

/** Imports files of some networks, thirty days old. */
export const importInvented = async ({ app, clock }: Started, networks: readonly Network[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-known-'))
  const asOf = clock.now() - 30 * dayMs
  try {
    for (const network of networks)
      for (const [kind, rows] of Object.entries(filesOf(network, asOf))) {
        const path = join(folder, `${network}-${kind}.jsonl`)
        writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'))
        const result = await importFile({
          path,
          name: path,
          wishes: { ...noWishes, kind: kind as TransferKind },
          form: {},
          joins: new Joins(),
          asOf,
          source: 'import',
          now: clock.now(),
          corpus: app.context.corpus,
          rejectsPath: undefined,
          rejectBytes: 0,
          restart: false,
          onReject: (row, reasons) => {
            throw new Error(`${kind}:${row}: ${reasons.join('; ')}`)
          },
          onProgress: () => {},
          shouldStop: () => false,
        })
        expect(result.rejected).toBe(0)
      }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
