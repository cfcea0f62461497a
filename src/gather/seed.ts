import { setTimeout as wait } from 'node:timers/promises'
import type { Leases } from '../db/leases.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Records } from '../corpus/records/index.js'
import type { Content } from '../model/content.js'
import { factsWindow } from '../model/creator-facts.js'
import type { Creator, MetricPoint } from '../model/creator.js'
import type { Provenance } from '../model/provenance.js'
import type { DemoWorld } from '../sources/demo/world.js'
import { SourceError } from '../sources/port.js'

const batch = 5000
const creatorsAtOnce = 25
/** How often a server looks whether another one has laid out the demo. */
const othersMs = 250

const inBatches = async <T>(items: Iterable<T>, save: (part: T[]) => Promise<void>): Promise<number> => {
  let [part, count]: [T[], number] = [[], 0]
  for (const item of items) {
    part.push(item)
    count++
    if (part.length < batch) continue
    await save(part)
    part = []
  }
  await save(part)
  return count
}

const fromDemo = (now: number): Provenance => ({ source: 'demo', basis: 'measured', asOf: now, synthetic: true })

/** Lays out who there is in the demo world: quick, because a first start waits for it. */
const seedPeople = async (world: DemoWorld, corpus: Records, now: number): Promise<number> => {
  // Facts name brands: those are there before anybody whose facts are derived.
  await corpus.brands.save(world.brands(), fromDemo(now))
  const count = await inBatches(world.creators(), (part) => corpus.creators.save(part))
  await inBatches(world.links(), (part) => corpus.links.save(part))
  return count
}

const newestOf = async (world: DemoWorld, { network, handle }: Creator): Promise<Content[]> => {
  try {
    return (await world.source(network).contents({ network, handle }, { cursor: null, limit: factsWindow })).items
  } catch (error) {
    if (error instanceof SourceError) return []
    throw error
  }
}

/** Contents of the first so many creators are there before the first call: an empty dictionary would look broken. */
const creatorsAtFirst = 1000

interface Lives {
  contents: Content[]
  histories: { network: Creator['network']; creatorId: string; points: MetricPoint[] }[]
}

/**
 * The newest contents and the past year of everybody from the given creator on, so that tags and listening have something to
 * count, and searches by growth something to go by. Gives way after every few creators.
 */
const seedLives = async (
  world: DemoWorld,
  corpus: Records,
  now: number,
  {
    from,
    until,
    signal,
    giveWay,
  }: { from: number; until: number; signal?: AbortSignal; giveWay?: () => Promise<void> },
): Promise<void> => {
  let lives: Lives = { contents: [], histories: [] }
  const save = async (): Promise<void> => {
    await corpus.history.saveAll(lives.histories, fromDemo(now))
    await corpus.contents.save(lives.contents)
    lives = { contents: [], histories: [] }
  }
  let creators = 0
  for (const creator of world.creators()) {
    if (creators++ < from) continue
    if (creators > until || signal?.aborted === true) break
    const { network, externalId: creatorId } = creator
    lives.contents.push(...(await newestOf(world, creator)))
    lives.histories.push({ network, creatorId, points: world.yearOf(creator) })
    if (creators % creatorsAtOnce !== 0) continue
    await save()
    await giveWay?.()
  }
  await save()
}

/** The epoch of the demo world that this corpus holds: a world must not change under the data that came from it. */
export const findDemoEpoch = async (corpus: Records): Promise<number | undefined> =>
  (await corpus.keyValues.find<{ epoch: number }>('demo_people'))?.value.epoch

/** Lays out the demo world where it is not there yet. What was begun and broken off is done again; nothing doubles. */
export const seedDemo = async (
  world: DemoWorld,
  parts: { corpus: Records; clock: Clock; log: Log; leases: Leases },
): Promise<{ rest: (signal: AbortSignal, giveWay?: () => Promise<void>) => Promise<void> }> => {
  const { corpus, clock, log, leases } = parts
  const isThere = async (what: string): Promise<boolean> => (await corpus.keyValues.find(what)) !== undefined
  /** One of several servers lays it out; the others wait until it is there, and take over where that one ends before. */
  const once = async (
    what: string,
    signal: AbortSignal,
    lay: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    while (!signal.aborted && !(await isThere(what))) {
      const isMine = await leases.alone(what, async (lost) => {
        if (!(await isThere(what))) await lay(AbortSignal.any([signal, lost]))
      })
      if (!isMine) await wait(othersMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  await once('demo_people', new AbortController().signal, async () => {
    const creators = await seedPeople(world, corpus, clock.now())
    await seedLives(world, corpus, clock.now(), { from: 0, until: creatorsAtFirst })
    await corpus.tags.recount()
    await corpus.keyValues.save('demo_people', { epoch: world.epoch, creators }, clock.now())
    log.info({ creators }, 'stored the demo profiles')
  })
  const rest = (stopped: AbortSignal, giveWay: () => Promise<void> = () => Promise.resolve()): Promise<void> =>
    once('demo_contents', stopped, async (signal) => {
      await seedLives(world, corpus, clock.now(), { from: creatorsAtFirst, until: Infinity, signal, giveWay })
      if (signal.aborted) return
      const { contents } = await corpus.tags.recount()
      await corpus.keyValues.save('demo_contents', { contents }, clock.now())
      log.info({ contents }, 'stored the demo contents')
    })
  return { rest }
}
