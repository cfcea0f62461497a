import { deriveFacts } from '../../engine/facts/derive.js'
import { growthPointsOf } from '../../engine/facts/growth.js'
import type { Content } from '../../model/content.js'
import type { Creator, MetricPoint } from '../../model/creator.js'
import { factsWindow, type CreatorFacts } from '../../model/creator-facts.js'
import type { BrandBases } from './brand-base.js'
import type { Contents } from '../records/contents.js'
import type { Dictionaries } from '../dictionaries/dictionaries.js'
import type { History } from '../records/history.js'
import type { FindPlace } from '../../engine/facts/stated-place.js'
import { namePlace } from '../search/place-resolver.js'
import { factsKnowledge } from '../search/facts-knowledge.js'

/** The facts about one creator, derived from what is known now, and the contents and points of the history they rest on. */
export type FactsOf = (creator: Creator) => Promise<{
  facts: CreatorFacts
  window: Content[]
  points: MetricPoint[]
}>

/** For whoever cannot wait until changes were followed: a report that has just read contents. The same function, over the same rows. */
export const createFactsOf =
  (parts: { contents: Contents; history: History; brandBases: BrandBases; dictionaries: Dictionaries }): FactsOf =>
  async (creator) => {
    const { contents, history, brandBases, dictionaries } = parts
    const { network, externalId } = creator
    const [window, all, finder] = await Promise.all([
      contents.list(network, externalId, { limit: factsWindow }),
      history.list(network, externalId),
      brandBases.finder(),
    ])
    const findPlace: FindPlace = (text) => namePlace(dictionaries.places(), text)
    const points = growthPointsOf(all)
    const known = { creator, contents: window, history: points }
    return { facts: deriveFacts(known, factsKnowledge(finder, findPlace)), window, points }
  }
