import { setTimeout as wait } from 'node:timers/promises'
import { networks } from '../../model/network.js'
import { linksOf, presentCreator } from './creators.js'
import { hashText } from './draw.js'
import { Ground } from './ground.js'
import { fitHandle } from './handles.js'
import { DemoSource } from './source.js'
function defaultEpoch(now) {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 3, 1)
}
const realDelay = async (ms, signal) => {
  await wait(ms, void 0, signal ? { signal } : {})
}
const groundOf = (options) =>
  new Ground(
    typeof options.seed === 'number' ? options.seed >>> 0 : hashText(options.seed),
    options.epoch ?? defaultEpoch(options.now()),
    options.now,
  )
function createDemoWorld(options) {
  const ground = groundOf(options)
  const sources = new Map(
    networks.map((network) => [network, new DemoSource(network, ground, options.delay ?? realDelay)]),
  )
  return {
    epoch: ground.epoch,
    *creators() {
      for (const person of ground.people()) {
        for (const network of person.networks) yield presentCreator(ground, ground.open(person, network))
      }
    },
    *links() {
      for (const person of ground.people()) yield* linksOf(ground, person)
    },
    brands: () =>
      ground.brands.map(({ id, name, aliases, interest, website, handles, competitors, synthetic }) => ({
        id,
        name,
        aliases,
        interest,
        website,
        handles: handles.map(({ network, handle }) => ({ network, handle: fitHandle(network, handle) })),
        competitors,
        synthetic,
      })),
    source(network) {
      const source = sources.get(network)
      if (!source) throw new RangeError(`No network ${network}.`)
      return source
    },
  }
}
export { createDemoWorld, defaultEpoch, groundOf }
//# sourceMappingURL=world.js.map
