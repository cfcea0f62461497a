import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import type { Records } from '../../corpus/records/index.js'
import type { Search } from '../../corpus/search/search.js'
import type { AudiencePass } from '../../gather/audience-pass.js'

const IndexShown = z.strictObject({
  documents: z.int(),
  building: z.boolean().describe('Whether it does not contain everything yet.'),
})

const Status = z
  .strictObject({
    index: z.strictObject({ creators: IndexShown, texts: IndexShown }).describe('What searches look through.'),
    facts: z
      .strictObject({
        creators: z.int().describe('Creators with facts.'),
        building: z.boolean().describe('Whether facts of some creators are still to be derived, or derived anew.'),
        derived: z.int().describe('Derivations since the start; a creator that changes counts again.'),
      })
      .describe('Figures, languages, interests and the like that are derived from what is known.'),
    audiences: z
      .strictObject({
        analysed: z.int().describe('Audiences that searches can filter by.'),
        running: z.boolean().describe('Whether audiences of demo creators are being analysed in the background.'),
        waiting: z.int().describe('Creators that this has still to come to.'),
      })
      .describe('Audiences of live networks and imports are analysed when a report asks for them.'),
  })
  .meta({ id: 'Status' })

interface Needs extends Pick<Records, 'keptFacts' | 'audienceSummaries'> {
  search: Search
  audiencePass: AudiencePass
}

export const showStatus = operation({
  method: 'GET',
  path: '/status',
  name: 'showStatus',
  isImpersonal: true,
  isUrgent: true,
  area: 'Platform',
  summary: 'Show how far background work is',
  description: 'Says whether searches contain everything, and how far facts and audiences that they filter by are.',
  scope: 'any',
  input: {},
  output: Status,
  example: {
    output: {
      index: { creators: { documents: 21_775, building: false }, texts: { documents: 261_300, building: true } },
      facts: { creators: 21_775, building: false, derived: 43_550 },
      audiences: { analysed: 1200, running: true, waiting: 20_575 },
    },
  },
  run: async (_input, { search, keptFacts, audienceSummaries, audiencePass }: Needs) => {
    const show = ({ docs, building }: { docs: number; building: boolean }) => ({ documents: docs, building })
    const [creators, analysed] = await Promise.all([keptFacts.count(), audienceSummaries.count()])
    const { running, waiting } = audiencePass.state
    return {
      index: { creators: show(search.creators.state), texts: show(search.texts.state) },
      facts: { creators, building: search.factsBuilding, derived: search.factsDerived },
      audiences: { analysed: Number(analysed), running, waiting },
    }
  },
})
