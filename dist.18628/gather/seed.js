import { SourceError } from '../sources/port.js'
const batch = 5e3
const contentsOfCreator = 5
const creatorsAtOnce = 25
const inBatches = async (items, save) => {
  let [part, count] = [[], 0]
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
const seedPeople = async (world, corpus, now) => {
  const from = { source: 'demo', basis: 'measured', asOf: now, synthetic: true }
  const count = await inBatches(world.creators(), (part) => corpus.creators.save(part))
  await inBatches(world.links(), (part) => corpus.links.save(part))
  await corpus.brands.save(world.brands(), from)
  return count
}
const newestOf = async (world, { network, handle }) => {
  try {
    return (await world.source(network).contents({ network, handle }, { cursor: null, limit: contentsOfCreator })).items
  } catch (error) {
    if (error instanceof SourceError) return []
    throw error
  }
}
const creatorsAtFirst = 1e3
const seedContents = async (world, corpus, from, until, signal) => {
  let contents = []
  let creators = 0
  for (const creator of world.creators()) {
    if (creators++ < from) continue
    if (creators > until || signal?.aborted === true) break
    contents.push(...(await newestOf(world, creator)))
    if (creators % creatorsAtOnce !== 0) continue
    await corpus.contents.save(contents)
    contents = []
  }
  await corpus.contents.save(contents)
}
const findDemoEpoch = async (corpus) => (await corpus.facts.find('demo_people'))?.value.epoch
const seedDemo = async (world, parts) => {
  const { corpus, clock, log } = parts
  if ((await corpus.facts.find('demo_people')) === void 0) {
    const creators = await seedPeople(world, corpus, clock.now())
    await seedContents(world, corpus, 0, creatorsAtFirst)
    await corpus.tags.recount()
    await corpus.facts.save('demo_people', { epoch: world.epoch, creators }, clock.now())
    log.info({ creators }, 'laid out the people of the demo world')
  }
  const rest = async (signal) => {
    if ((await corpus.facts.find('demo_contents')) !== void 0) return
    await seedContents(world, corpus, creatorsAtFirst, Infinity, signal)
    if (signal.aborted) return
    const { contents } = await corpus.tags.recount()
    await corpus.facts.save('demo_contents', { contents }, clock.now())
    log.info({ contents }, 'laid out the contents of the demo world')
  }
  return { rest }
}
export { findDemoEpoch, seedDemo }
//# sourceMappingURL=seed.js.map
