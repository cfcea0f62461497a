import { z } from 'zod'
import { invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { listing } from '../../../kernel/listing.js'
import { RequestCost, scheduleCostFields } from '../../../jobs/cost.js'
import { makeBoard } from './board.js'
import { campaignKind, campaignPrefix } from './check.js'
import { costOfCampaign, type CampaignCostNeeds } from './cost.js'
import { BoardShown, CampaignBody, CampaignPatch, CampaignShown } from './contract.js'
import { exampleBoard, exampleBody, exampleCampaign } from './examples.js'
import { campaignCommon, campaignPath, getCampaign, readTerms, submitCheck, type CampaignNeeds } from './needs.js'
import { presentCampaign } from './present.js'
import { addToRoster, findRoster, RosterAdded } from './roster.js'
import type { Campaign, CampaignDetails } from './store.js'

const path = { id: exampleCampaign.id }
const Created = CampaignShown.extend({ roster: RosterAdded.nullable(), ...scheduleCostFields }).meta({
  id: 'CampaignCreated',
})

const schedule = async (
  { id, accountId, everyMs }: Pick<Campaign, 'id' | 'accountId' | 'everyMs'>,
  { schedules }: CampaignNeeds,
  firstIn = 0,
): Promise<void> => {
  if (everyMs === null) return
  const work = { accountId, kind: campaignKind, input: { campaign_id: id }, requestPrefix: campaignPrefix }
  await schedules.create({ id, ...work, everyMs, firstIn })
}

export const createCampaign = operation({
  ...campaignCommon,
  method: 'POST',
  path: '/campaigns',
  name: 'createCampaign',
  summary: 'Create a campaign',
  description:
    'Defines who posts, for which brand, and when. Posts of the roster are then found automatically: by mention, hashtag, code, link, brand and disclosure, every `every_s` seconds. Each is judged for disclosure and brand safety and compared with the usual figures of its creator. Each new post is reported as a `campaign.post` event.',
  input: { body: CampaignBody },
  status: 201,
  output: Created,
  example: { body: exampleBody, output: { ...exampleCampaign, roster: null, cost: null, scheduled: null } },
  run: async ({ body }, needs: CampaignCostNeeds, call) => {
    const { accountId } = call.caller
    const terms = await readTerms(body, needs)
    // Who cannot be added is refused before there is a campaign.
    if (body.roster !== undefined) await findRoster(body.roster, needs, accountId)
    const id = call.newId('cmp')
    const details: CampaignDetails = {
      brands: [],
      accounts: [],
      hashtags: [],
      links: [],
      codes: [],
      ...terms,
      startsAt: Date.parse(body.starts_at),
      endsAt: body.ends_at === null ? null : Date.parse(body.ends_at),
      currency: body.currency,
      product: body.product,
      disclosureRequired: body.disclosure_required,
      everyMs: body.every_s === null ? null : body.every_s * 1000,
    }
    await needs.campaigns.create(id, accountId, body.name, details, needs.clock.now())
    const roster = body.roster === undefined ? null : await addToRoster(id, body.roster, needs, accountId)
    await schedule({ id, accountId, everyMs: details.everyMs }, needs)
    if (details.everyMs === null) await submitCheck(id, needs, call)
    const costs = await costOfCampaign(await needs.campaigns.members(id), details, needs)
    return { ...(await presentCampaign(await getCampaign(id, needs, call), needs)), roster, ...costs }
  },
})

export const listCampaigns = listing({
  ...campaignCommon,
  path: '/campaigns',
  name: 'listCampaigns',
  summary: 'List campaigns',
  description: 'Newest first.',
  item: CampaignShown,
  example: exampleCampaign,
  list: 'campaigns',
  rows: (accountId, page, { campaigns }: CampaignNeeds) => campaigns.list(accountId, page),
  present: (row, needs) => presentCampaign(row, needs),
})

export const showCampaign = operation({
  ...campaignCommon,
  method: 'GET',
  path: '/campaigns/{id}',
  name: 'getCampaign',
  summary: 'Get a campaign',
  input: { path: campaignPath },
  output: CampaignShown,
  example: { path, output: exampleCampaign },
  run: async ({ path: { id } }, needs: CampaignNeeds, call) =>
    presentCampaign(await getCampaign(id, needs, call), needs),
})

export const showBoard = operation({
  ...campaignCommon,
  method: 'GET',
  path: '/campaigns/{id}/board',
  name: 'getCampaignBoard',
  summary: 'Get the figures of a campaign',
  description:
    'Totals and every creator, with fees, what their posts did, and who has not posted or could not be read. As of the last check.',
  input: { path: campaignPath },
  output: BoardShown,
  example: { path, output: exampleBoard },
  run: async ({ path: { id } }, needs: CampaignNeeds, call) =>
    (await makeBoard(await getCampaign(id, needs, call), needs)).board,
})

type Patch = z.output<typeof CampaignPatch>

const changed = async (campaign: Campaign, body: Patch, needs: CampaignNeeds): Promise<CampaignDetails> => {
  const { brands, accounts, hashtags, links, codes, startsAt, endsAt, currency, product } = campaign
  const { disclosureRequired, everyMs } = campaign
  const terms = { brands, accounts, hashtags, links, codes, ...(await readTerms(body, needs)) }
  if (Object.values(terms).every((words) => words.length === 0))
    throw invalid('', 'Keep at least one brand, account, hashtag, link or code: posts are found by them.')
  const from = body.starts_at === undefined ? startsAt : Date.parse(body.starts_at)
  const until = body.ends_at === undefined ? endsAt : body.ends_at === null ? null : Date.parse(body.ends_at)
  if (until !== null && until <= from) throw invalid('/ends_at', 'Must be after starts_at.')
  return {
    ...terms,
    startsAt: from,
    endsAt: until,
    currency: body.currency ?? currency,
    product: body.product === undefined ? product : body.product,
    disclosureRequired: body.disclosure_required ?? disclosureRequired,
    everyMs: body.every_s === undefined ? everyMs : body.every_s === null ? null : body.every_s * 1000,
  }
}

export const changeCampaign = operation({
  ...campaignCommon,
  method: 'PATCH',
  path: '/campaigns/{id}',
  name: 'changeCampaign',
  summary: 'Change, pause or resume a campaign',
  description:
    'Replaces the fields you send; lists are replaced as a whole. Posts are searched for again immediately; posts that no longer match are dropped, unless someone has confirmed them.',
  input: { path: campaignPath, body: CampaignPatch },
  output: CampaignShown,
  example: { path, body: { paused: true }, output: { ...exampleCampaign, paused: true, next_at: null } },
  run: async ({ path: { id }, body }, needs: CampaignNeeds, call) => {
    const campaign = await getCampaign(id, needs, call)
    const { accountId } = call.caller
    const details = await changed(campaign, body, needs)
    const now = needs.clock.now()
    const paused = body.paused ?? campaign.paused
    const isOver = details.endsAt !== null && now >= details.endsAt
    await needs.campaigns.change(id, {
      name: body.name ?? campaign.name,
      document: JSON.stringify(details),
      paused: Number(paused),
      finished_at: isOver ? campaign.finishedAt : null,
      updated_at: now,
    })
    await needs.schedules.remove(accountId, id)
    await schedule({ id, accountId, everyMs: details.everyMs }, needs, details.everyMs ?? 0)
    if (paused) await needs.schedules.setPaused(accountId, id, true)
    else await submitCheck(id, needs, call)
    return presentCampaign(await getCampaign(id, needs, call), needs)
  },
})

export const removeCampaign = removal({
  ...campaignCommon,
  path: '/campaigns/{id}',
  name: 'removeCampaign',
  summary: 'Delete a campaign',
  description: 'With its roster and what was found.',
  input: { path: campaignPath },
  example: { path },
  run: async ({ path: { id } }, { campaigns, schedules }: CampaignNeeds, call) => {
    await schedules.remove(call.caller.accountId, id)
    if (!(await campaigns.remove(call.caller.accountId, id))) throw notFound('campaign')
  },
})

export const checkCampaign = operation({
  ...campaignCommon,
  method: 'POST',
  path: '/campaigns/{id}/check',
  name: 'checkCampaign',
  summary: 'Look for the posts of a campaign now',
  description: 'The answer names the request; GET /requests/{id} shows how far it is.',
  input: { path: campaignPath },
  status: 202,
  output: z.strictObject({
    request_id: z.string(),
    cost: RequestCost.nullable().describe(
      'What it may use of sources that charge or count. Null where there are none.',
    ),
  }),
  example: { path, output: { request_id: 'cck_01kb3zq4f0e8v5w2n7m6x9c1db', cost: null } },
  run: async ({ path: { id } }, needs: CampaignCostNeeds, call) => {
    const campaign = await getCampaign(id, needs, call)
    const { cost } = await costOfCampaign(await needs.campaigns.members(id), campaign, needs)
    return { request_id: await submitCheck(id, needs, call), cost }
  },
})
