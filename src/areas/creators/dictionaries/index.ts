import { nameIds } from './name-ids.js'
import { listBrands, listInterests, listLanguages, listLocations, listTopics } from './operations.js'
import { relateTopics } from './relate-topics.js'

export const dictionaryOperations = [
  listLocations,
  listLanguages,
  listBrands,
  listInterests,
  listTopics,
  relateTopics,
  nameIds,
]
