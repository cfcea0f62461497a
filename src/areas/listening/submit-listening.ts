import { z } from 'zod'
import { notFound } from '../../kernel/errors.js'
import { Answer, operation } from '../../kernel/operation.js'
import { envelopeFields, exampleEnvelope, presentEnvelope, type Envelope } from '../../jobs/envelope.js'
import { awaitEnd, pair, waitQuery, type PairNeeds } from '../../jobs/pair.js'
import { isFinished } from '../../jobs/request.js'
import { ListeningBody } from './contract.js'
import { exampleInsights, exampleListening, exampleSummary } from './examples.js'
import { InsightsShown, ListeningSummary } from './insights-contract.js'
import type { ListeningStore } from './listening-store.js'
import { checkListening, type Listening } from './plan.js'
import { runListening, type Checkpoint, type RunNeeds } from './run.js'
import type { Shown } from './present.js'
import type { Job } from '../../jobs/runner.js'

export const listeningKind = 'social_listening'
export const listeningPrefix = 'lst'
const exampleId = 'lst_01kb3zq4f0e8v5w2n7m6x9c1da'

export const submitListening = pair({
  kind: listeningKind,
  prefix: listeningPrefix,
  path: '/social-listening',
  names: { submit: 'submitListening', fetch: 'getListeningStatus' },
  area: 'Social listening',
  summary: {
    submit: 'Listen to the conversation around a brand and others (submit)',
    fetch: 'How far a listening is',
  },
  description:
    'Reads what is worth reading, finds every mention, judges it once, and counts: volume, share of voice with bounds, sentiment and aspects, spikes with the posts that caused them, rising terms, hashtags, authors, countries. The insights are fetched from `/social-listening/{id}/fetch`, the posts behind any figure from `/social-listening/{id}/mentions`.',
  scope: 'listening',
  input: ListeningBody,
  result: ListeningSummary,
  example: { input: exampleListening, result: exampleSummary },
  check: (input: Listening, { clock }: RunNeeds) => checkListening(input, clock.now()),
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
  summary: 'The insights of a listening',
  description:
    'Every count can be looked into: ask `/social-listening/{id}/mentions` with the values that stand beside it (brand, from and to of a step, sentiment, network, term …) and exactly as many posts come back.',
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
    const kept = ready ? await needs.listening.findInsights<{ shown: Shown }>(id) : undefined
    const body: Envelope & { insights: Shown | null } = {
      ...presentEnvelope(request, needs.clock.now()),
      insights: kept?.shown ?? null,
    }
    return new Answer(body, { headers: isFinished(request.status) ? {} : { 'retry-after': '1' } })
  },
})
