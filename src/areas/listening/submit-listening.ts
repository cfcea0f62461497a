import { z } from 'zod'
import { notFound } from '../../kernel/errors.js'
import { Answer, operation } from '../../kernel/operation.js'
import { envelopeFields, exampleEnvelope, presentEnvelope, type Envelope } from '../../jobs/envelope.js'
import { awaitEnd, waitQuery } from '../../jobs/await-end.js'
import type { PairNeeds } from '../../jobs/pair-definition.js'
import { pair } from '../../jobs/pair.js'
import { isFinished } from '../../jobs/request.js'
import { ListeningBody } from './contract.js'
import { costOfListening } from './cost.js'
import { exampleInsights, exampleListening, exampleSummary } from './examples.js'
import { InsightsShown, ListeningSummary } from './insights-contract.js'
import type { ListeningStore } from './listening-store.js'
import { listeningKind, listeningPrefix } from './kind.js'
import { checkListening, queriesOf, type Listening } from './plan.js'
import { loadNames } from './queries/names.js'
import { runListening, type Checkpoint, type RunNeeds } from './run.js'
import type { InsightsAnswer } from './present.js'
import type { Job } from '../../jobs/runner.js'

const exampleId = 'lst_01kb3zq4f0e8v5w2n7m6x9c1da'

export const submitListening = pair({
  kind: listeningKind,
  prefix: listeningPrefix,
  path: '/social-listening',
  names: { submit: 'submitListening', fetch: 'getListeningStatus' },
  area: 'Social listening',
  summary: {
    submit: 'Analyse the conversation about a brand and its competitors (submit)',
    fetch: 'Get the status of a listening request',
  },
  description:
    'Reads new data, finds all mentions and analyses them: volume, share of voice with bounds, sentiment and aspects, spikes with the posts that caused them, rising terms, hashtags, authors and countries. Get the insights from `/social-listening/{id}/fetch`, and the posts behind a figure from `/social-listening/{id}/mentions`.',
  scope: 'listening',
  input: ListeningBody,
  result: ListeningSummary,
  example: { input: exampleListening, result: exampleSummary },
  check: async (input: Listening, needs: RunNeeds, call) =>
    checkListening(input, needs.clock.now(), await loadNames(call.caller.accountId, queriesOf(input), needs)),
  cost: (input: Listening, needs: RunNeeds, { caller }) => costOfListening(caller.accountId, input, needs),
  run: (input: Listening, needs: RunNeeds, job: Job<Checkpoint>) => runListening(input, needs, job),
})

const output = z.strictObject({
  ...envelopeFields,
  insights: InsightsShown.nullable().describe('Null until the request has succeeded.'),
})

interface FetchNeeds extends PairNeeds {
  listening: ListeningStore
}

export const fetchInsights = operation({
  method: 'GET',
  path: '/social-listening/{id}/fetch',
  name: 'fetchListening',
  area: 'Social listening',
  summary: 'Get the insights of a listening request',
  description:
    'Every figure links to its posts: call `/social-listening/{id}/mentions` with the values beside the figure (brand, from and to, sentiment, network, term …) to get exactly these posts.',
  scope: 'listening',
  input: { path: z.strictObject({ id: z.string().max(60) }), query: z.strictObject({ wait: waitQuery }) },
  output,
  example: {
    path: { id: exampleId },
    output: { ...exampleEnvelope(exampleId, listeningKind, 'succeeded'), insights: exampleInsights },
  },
  run: async ({ path: { id }, query }, needs: FetchNeeds, call) => {
    const known = await needs.requests.find(call.caller.accountId, id)
    if (known?.kind !== listeningKind) throw notFound('request')
    const request = await awaitEnd(id, query.wait, needs, call)
    const ready = request.status === 'succeeded' || request.status === 'partial'
    const kept = ready ? await needs.listening.findInsights<{ shown: InsightsAnswer }>(id) : undefined
    const body: Envelope & { insights: InsightsAnswer | null } = {
      ...presentEnvelope(request, needs.clock.now()),
      insights: kept?.shown ?? null,
    }
    return new Answer(body, { headers: isFinished(request.status) ? {} : { 'retry-after': '1' } })
  },
})
