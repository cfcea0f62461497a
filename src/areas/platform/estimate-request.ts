import { z } from 'zod'
import { scheduleCostFields } from '../../jobs/cost.js'
import type { Estimator } from '../../jobs/pair-definition.js'
import { mustHaveScope } from '../../kernel/account.js'
import { operation, type Operation } from '../../kernel/operation.js'

const EstimatedRequest = z
  .strictObject({
    kind: z.string(),
    cost: scheduleCostFields.cost,
    scheduled: scheduleCostFields.scheduled.describe(
      'With `every_s`: what each later run and all runs of a month may use. Null without it, and where nothing is charged or counted.',
    ),
  })
  .meta({ id: 'EstimatedRequest' })

const every = z
  .int()
  .min(60)
  .max(366 * 86_400)
  .optional()
  .describe('For work that is to be repeated: the interval in seconds.')

type Asked = z.ZodObject<{ kind: z.ZodLiteral<string>; input: z.ZodType; every_s: typeof every }>

const askedOf = ({ kind, input }: Pick<Estimator<never>, 'kind' | 'input'>): Asked =>
  z.strictObject({
    kind: z.literal(kind),
    input: input.describe('The body that would be sent to submit it.'),
    every_s: every,
  })

/** What a request of any kind would use, by the same function that says it when it is submitted. */
export const createEstimateRequest = <Needs>(estimators: readonly Estimator<Needs>[]): Operation<Needs> =>
  operation({
    method: 'POST',
    path: '/cost-estimate',
    name: 'estimateRequest',
    isRead: true,
    isImpersonal: true,
    area: 'Platform',
    summary: 'Say what a request would cost, without submitting it',
    description:
      'For everything that runs as a request: calls, quota units and US dollars at most, if nothing that it reads is known yet, and what is left of the budgets that bound it. The same figures are in `cost` of the answer when the request is submitted. With `every_s`, also what monitoring (`screening`), scheduled listening or scheduled reports would use with each run and in a month.',
    scope: 'any',
    input: { body: z.discriminatedUnion('kind', estimators.map(askedOf) as [Asked, ...Asked[]]) },
    output: EstimatedRequest,
    example: {
      body: { kind: 'screening', input: { profile: { network: 'instagram', handle: 'hughes.well' } } },
      output: {
        kind: 'screening',
        cost: {
          calls: 22,
          units: 0,
          usd: 20.02,
          sources: [
            {
              source: 'x',
              network: 'x',
              calls: 22,
              units: 0,
              usd: 20.02,
              left: { amount: 5, unit: 'usd', resets_at: '2026-11-18T00:00:00.000Z' },
              enough: false,
            },
          ],
        },
        scheduled: null,
      },
    },
    run: async ({ body: { kind, input, every_s: everyS } }, needs: Needs, call) => {
      const estimator = estimators.find((one) => one.kind === kind) as Estimator<Needs>
      mustHaveScope(call.caller, estimator.scope)
      const everyMs = everyS === undefined ? undefined : everyS * 1000
      return { kind, ...(await estimator.estimate(input as never, needs, call, everyMs)) }
    },
  })
