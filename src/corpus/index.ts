import type { Clock } from '../kernel/clock.js'
import { AudienceBases } from './bases/audience-base.js'
import { BrandBases } from './bases/brand-base.js'
import { LookAlikes } from './bases/look-alikes.js'
import { Peers } from './bases/peers.js'
import { createDictionaries } from './dictionaries/dictionaries.js'
import { openRecords } from './records/index.js'
import { Texts } from './search/known-texts.js'
import { Search, type SearchOptions } from './search/search.js'
import { WordForms } from './search/word-forms.js'

/** Everything we know: the records, what is found in them by search, and what single ones are compared with. */
export const openCorpus = (options: SearchOptions & { clock: Clock }) => {
  const { db, clock } = options
  const records = openRecords(db, clock)
  const search = new Search(options)
  return {
    ...records,
    texts: new Texts(db),
    search,
    wordForms: new WordForms(search),
    dictionaries: createDictionaries(records, clock),
    peers: new Peers({ search, clock }),
    lookAlikes: new LookAlikes({ ...records, search, clock }),
    audienceBases: new AudienceBases({ ...records, clock }),
    brandBases: new BrandBases({ ...records, clock }),
  }
}

export type Corpus = ReturnType<typeof openCorpus>
