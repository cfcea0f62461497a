import { audit } from './areas/audit/index.js'
import { commentsRelevanceArea } from './areas/comments-relevance/index.js'
import { connections } from './areas/connections/index.js'
import { content } from './areas/content/index.js'
import { creators } from './areas/creators/index.js'
import { createSubmitForMembers } from './areas/creators/lists/submit-for-members.js'
import { imports } from './areas/imports/index.js'
import { listening } from './areas/listening/index.js'
import { people } from './areas/people/index.js'
import { createEstimateRequest } from './areas/platform/estimate-request.js'
import { platform } from './areas/platform/index.js'
import { purchaseIntentArea } from './areas/purchase-intent/index.js'
import { screening } from './areas/screening/index.js'
import { subjects } from './areas/subjects/index.js'
import { webhooks } from './areas/webhooks/index.js'
import type { Context } from './context.js'
import type { Runner } from './jobs/runner.js'
import type { Operation } from './kernel/operation.js'
import { bind, bindShared, type Area, type BoundArea, type SharedNeeds } from './needs.js'

/** The areas of the service, each with the part of the context that is its own. A new area is one more line. */
const areas: BoundArea[] = [
  bind(creators, (context: Context) => context.creators),
  bindShared(content),
  bind(purchaseIntentArea, (context: Context) => context.purchaseIntent),
  bindShared(commentsRelevanceArea),
  bind(screening, (context: Context) => context.screening),
  bind(listening, (context: Context) => context.listening),
  bind(imports, (context: Context) => context.imports),
  bind(webhooks, (context: Context) => context.webhooks),
  bind(platform, (context: Context) => context.platform),
  bind(audit, (context: Context) => context.audit),
  bind(people, (context: Context) => context.people),
  bindShared(subjects),
  bind(connections, (context: Context) => context.connections),
]

const estimateRequest = createEstimateRequest(areas.flatMap(({ estimators }) => estimators))

/** Works over whole lists by the operations of all areas. */
const submitForMembers = createSubmitForMembers(
  areas.flatMap(({ operations }) => operations),
  ({ corpus }: Context) => corpus,
)

/** Every operation that is served. */
export const operationsOf = (extras: Extras = {}): Operation<Context>[] => [
  ...[...areas, bindShared(extras)].flatMap(({ operations }) => operations),
  estimateRequest,
  submitForMembers,
]

/** What tests and benchmarks of the machinery bring along besides the rooms. */
export type Extras = Pick<Area<SharedNeeds>, 'pairs' | 'operations'>

/** Everything that carries requests out. */
export const runnersOf = (extras: Extras = {}): Runner<Context>[] =>
  [...areas, bindShared(extras)].flatMap(({ runners }) => runners)
