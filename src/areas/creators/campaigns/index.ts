import { campaignRunner } from './check.js'
import { campaignEstimator } from './cost.js'
import {
  changeCampaign,
  checkCampaign,
  createCampaign,
  listCampaigns,
  removeCampaign,
  showBoard,
  showCampaign,
} from './operations.js'
import { decidePosts, listCampaignPosts } from './posts.js'
import { getCampaignReport } from './report/operation.js'
import { addCampaignMembers, changeCampaignMembers, removeCampaignMembers } from './roster.js'

/** Who posts for whom, and what came of it. */
export const campaignOperations = [
  createCampaign,
  listCampaigns,
  showCampaign,
  changeCampaign,
  removeCampaign,
  addCampaignMembers,
  changeCampaignMembers,
  removeCampaignMembers,
  showBoard,
  listCampaignPosts,
  decidePosts,
  checkCampaign,
  getCampaignReport,
]
export const campaignRunners = [campaignRunner]
export const campaignEstimators = [campaignEstimator]
