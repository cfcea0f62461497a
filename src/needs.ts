import type { Context } from './context.js'
import type { Compute } from './compute/index.js'
import type { Corpus } from './corpus/index.js'
import type { Gathering } from './gather/index.js'
import type { Jobs } from './jobs/index.js'
import type { Estimator, Pair } from './jobs/pair-definition.js'
import type { Runner } from './jobs/runner.js'
import type { Operation } from './kernel/operation.js'

/** What every handler may ask for by naming it: the floors below the areas, laid out flat. */
export interface SharedNeeds
  extends Pick<Context, 'db' | 'clock' | 'ids' | 'log' | 'cursors' | 'actors'>, Compute, Corpus, Jobs, Gathering {}

/** An area: its operations, its pairs and the runners that are no pair's. */
export interface Area<Needs> {
  operations?: Operation<Needs>[]
  pairs?: Pair<Needs>[]
  runners?: Runner<Needs>[]
  /** Of work that is no pair's. */
  estimators?: Estimator<Needs>[]
}

/** An area that can be served from a whole context. */
export interface BoundArea {
  operations: Operation<Context>[]
  runners: Runner<Context>[]
  estimators: Estimator<Context>[]
}

const shareNeeds = ({
  db,
  clock,
  ids,
  log,
  cursors,
  actors,
  compute,
  corpus,
  jobs,
  gathering,
}: Context): SharedNeeds => ({
  db,
  clock,
  ids,
  log,
  cursors,
  actors,
  ...compute,
  ...corpus,
  ...jobs,
  ...gathering,
})

/** What an area sees of a context, made once for each context. */
const viewOf = <Own extends object>(ownPart: (context: Context) => Own): ((context: Context) => SharedNeeds & Own) => {
  const views = new WeakMap<Context, SharedNeeds & Own>()
  return (context) => {
    const view = views.get(context) ?? { ...shareNeeds(context), ...ownPart(context) }
    views.set(context, view)
    return view
  }
}

/** Who must not be contacted and what owners of accounts have shown differs by account: every handler is given its own alone. */
const forAccount = <Needs extends SharedNeeds>(needs: Needs, accountId: string): Needs => ({
  ...needs,
  doNotContact: needs.doNotContact.of(accountId),
  measured: needs.measured.of(accountId),
})

/**
 * An area whose handlers are given the shared floors and their own part of the context, and nothing of another area. The compiler
 * refuses one that needs more.
 */
export const bind = <Own extends object>(
  { operations = [], pairs = [], runners = [], estimators = [] }: Area<SharedNeeds & NoInfer<Own>>,
  ownPart: (context: Context) => Own,
): BoundArea => {
  const view = viewOf(ownPart)
  const bindOperation = (operation: Operation<SharedNeeds & Own>): Operation<Context> => ({
    ...operation,
    run: (input, context, call) => operation.run(input, forAccount(view(context), call.caller.accountId), call),
  })
  const bindRunner = (runner: Runner<SharedNeeds & Own>): Runner<Context> => ({
    ...runner,
    run: (input, context, job) => runner.run(input, forAccount(view(context), job.accountId), job),
  })
  const bindEstimator = (estimator: Estimator<SharedNeeds & Own>): Estimator<Context> => ({
    ...estimator,
    estimate: (input, context, call, everyMs) => estimator.estimate(input, view(context), call, everyMs),
  })
  return {
    operations: [...operations, ...pairs.flatMap((pair) => pair.operations)].map(bindOperation),
    runners: [...pairs.map(({ runner }) => runner), ...runners].map(bindRunner),
    estimators: [...pairs.flatMap(({ estimator }) => estimator ?? []), ...estimators].map(bindEstimator),
  }
}

/** An area that keeps nothing of its own. */
export const bindShared = (area: Area<SharedNeeds>): BoundArea => bind(area, () => ({}))
