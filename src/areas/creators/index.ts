import { dictionaryOperations } from './dictionaries/index.js'
import { listProfiles } from './profiles/list-profiles.js'

/** Finding creators and knowing who they are. */
export const creators = { operations: [listProfiles, ...dictionaryOperations] }
