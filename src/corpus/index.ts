import type { Clock } from '../kernel/clock.js'
import { AudienceBases } from './bases/audience-base.js'
import { BrandBases } from './bases/brand-base.js'
import { createFactsOf } from './bases/facts-of.js'
import { LookAlikes } from './bases/look-alikes.js'
import { Peers } from './bases/peers.js'
import { createDictionaries } from './dictionaries/dictionaries.js'
import { ListChanges } from './lists/changes.js'
import { CreatorLists } from './lists/creator-lists.js'
import { openRecords } from './records/index.js'
import { SubjectCases } from './subjects/subject-cases.js'
import { Texts } from './search/known-texts.js'
import { Search, type SearchOptions } from './search/search.js'
import { WordForms } from './search/word-forms.js'

/** Everything we know: the records, what is found in them by search, and what single ones are compared with. */
export const openCorpus = (options: SearchOptions & { clock: Clock; uploadFolder: string }) => {
  const { db, clock } = options
  const records = openRecords(db, clock)
  const search = new Search(options)
  const dictionaries = createDictionaries(records, clock)
  const brandBases = new BrandBases({ ...records, clock })
  return {
    ...records,
    creatorLists: new CreatorLists(db),
    listChanges: new ListChanges(db, clock),
    texts: new Texts(db),
    subjectCases: new SubjectCases(db, clock, options.dataFolder, options.uploadFolder),
    search,
    wordForms: new WordForms(search),
    dictionaries,
    peers: new Peers({ search, clock }),
    lookAlikes: new LookAlikes({ ...records, search, clock }),
    audienceBases: new AudienceBases({ ...records, clock }),
    brandBases,
    factsOf: createFactsOf({ ...records, brandBases, dictionaries }),
  }
}

export type Corpus = ReturnType<typeof openCorpus>
