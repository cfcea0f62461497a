import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '../../model/brand.js'
import type { AccountLink, Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import { type DemoNetwork, demoNetworks, type Network } from '../../model/network.js'
import type { Source } from '../port.js'
import { linksOf, presentCreator } from './creators.js'
import { hashText } from './draw.js'
import { DemoContext } from './demo-context.js'
import { fitHandle } from './handles.js'
import { type Delay, DemoSource } from './source.js'

export interface DemoOptions {
  /** Same seed, same world, on every machine. */
  seed: string | number
  /** The clock, ms since the epoch. Posts, comments and followers appear as it goes. */
  now: () => number
  /** Start of the crisis calendar; see `crisisOf`. By default the month of opening less three months. */
  epoch?: number
  /** How `demo_slow` waits. */
  delay?: Delay
}

/** The synthetic network of networks: what can be listed for seeding a corpus, and one source a network. */
export interface DemoWorld {
  /** Pass it again after a restart if gathered data is kept. */
  readonly epoch: number
  /** Does in small steps what the first question would otherwise wait for. */
  readAhead(): Promise<void>
  /** About 21,500 profiles as of now; the magic ones are not among them. */
  creators(): Iterable<Creator>
  links(): Iterable<AccountLink>
  brands(): Brand[]
  source(network: Network): Source
  /** The figures of a profile by months, for a year. */
  yearOf(profile: ProfileRef): MetricPoint[]
}

/** The month of `now` less three months: far enough back that the crisis is over, near enough to be in every window. */
export const defaultEpoch = (now: number): number => {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 3, 1)
}

const realDelay: Delay = async (ms, signal) => {
  await wait(ms, undefined, signal ? { signal } : {})
}

export const contextOf = (options: DemoOptions): DemoContext =>
  new DemoContext(
    typeof options.seed === 'number' ? options.seed >>> 0 : hashText(options.seed),
    options.epoch ?? defaultEpoch(options.now()),
    options.now,
  )

/** Opens a world. Nothing is generated before it is asked for. */
export const createDemoWorld = (options: DemoOptions): DemoWorld => {
  const context = contextOf(options)
  const sources = new Map<Network, DemoSource>(
    demoNetworks.map((network) => [network, new DemoSource(network, context, options.delay ?? realDelay)]),
  )
  const sourceOf = (network: Network): DemoSource => {
    const source = sources.get(network)
    if (!source) throw new RangeError(`No network ${network}.`)
    return source
  }
  return {
    epoch: context.epoch,
    readAhead: () => context.readAhead(),
    *creators() {
      for (const person of context.people()) {
        for (const network of person.networks) yield presentCreator(context, context.open(person, network))
      }
    },
    *links() {
      for (const person of context.people()) yield* linksOf(context, person)
    },
    brands: () =>
      context.brands.map(({ index: _index, topInterest: _top, products: _products, handles, ...brand }) => ({
        ...brand,
        handles: handles.map(({ network, handle }) => ({ network, handle: fitHandle(network as DemoNetwork, handle) })),
      })),
    source: (network) => sourceOf(network),
    yearOf: (profile) => sourceOf(profile.network).yearOf(profile),
  }
}
