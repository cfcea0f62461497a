/** How many are done at once: the budget is exceeded by no more than these. */
export const batchSize = 40

/** Does as much of the work as time allows, in order, a batch at a time. At least one batch is done. */
export const doWithin = async <T, R>(
  items: readonly T[],
  work: (batch: readonly T[]) => Promise<readonly R[]>,
  isOver: () => boolean,
): Promise<R[]> => {
  const done: R[] = []
  while (done.length < items.length && (done.length === 0 || !isOver()))
    done.push(...(await work(items.slice(done.length, done.length + batchSize))))
  return done
}
