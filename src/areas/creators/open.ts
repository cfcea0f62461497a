import type { Corpus } from '../../corpus/index.js'
import type { RateCard } from '../../model/rate-card.js'
import type { Database } from '../../db/database.js'
import type { Store } from '../../db/backup/stores/store.js'
import { CampaignPosts } from './campaigns/post-store.js'
import { Campaigns } from './campaigns/store.js'
import { SavedSearches } from './saved-searches/store.js'
import { ShownCreators } from './discovery/shown-creators.js'

interface Options {
  db: Database
  corpus: Corpus
  rateCard: RateCard
  /** Where scheduled exports go. */
  exportStore: Store
}

export const openCreators = ({ db, corpus, rateCard, exportStore }: Options) => ({
  exportStore,
  shownCreators: new ShownCreators({ ...corpus, db, rateCard }),
  rateCard,
  savedSearches: new SavedSearches(db),
  campaigns: new Campaigns(db),
  campaignPosts: new CampaignPosts(db),
})

export type CreatorsParts = ReturnType<typeof openCreators>
