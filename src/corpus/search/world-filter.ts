import type { Filter } from '../../engine/search/index.js'
import type { SyntheticChoice } from '../../model/synthetic.js'

/** Those of one world. */
export const ofWorld = (synthetic: boolean): Filter =>
  synthetic ? { flag: 'synthetic' } : { not: { flag: 'synthetic' } }

/** Those of the worlds that are wanted; undefined where all are. */
export const worldFilter = (choice: SyntheticChoice): Filter | undefined =>
  choice === 'include' ? undefined : ofWorld(choice === 'only')
