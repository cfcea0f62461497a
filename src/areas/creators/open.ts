import type { Corpus } from '../../corpus/index.js'
import type { Database } from '../../db/database.js'
import type { Store } from '../../db/backup/stores/store.js'
import { CampaignPosts } from './campaigns/post-store.js'
import { Campaigns } from './campaigns/store.js'
import { SavedSearches } from './saved-searches/store.js'
import { ShownCreators } from './discovery/shown-creators.js'
import { readRateCard } from './read-rate-card.js'

interface Options {
  db: Database
  corpus: Corpus
  /** A file with the operator's own prices. */
  rateCard: string | undefined
  /** Where scheduled exports go. */
  exportStore: Store
}

export const openCreators = ({ db, corpus, rateCard, exportStore }: Options) => ({
  exportStore,
  shownCreators: new ShownCreators({ ...corpus, db }),
  rateCard: readRateCard(rateCard),
  savedSearches: new SavedSearches(db),
  campaigns: new Campaigns(db),
  campaignPosts: new CampaignPosts(db),
})

export type CreatorsParts = ReturnType<typeof openCreators>
