/** Items by what they have in common, in the order in which it first appears. */
export const groupBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const known = groups.get(keyOf(item))
    if (known === undefined) groups.set(keyOf(item), [item])
    else known.push(item)
  }
  return groups
}

/** Share of labels that were guessed. */
export const accuracy = (labels: readonly number[], guesses: readonly number[]): number =>
  labels.filter((label, i) => label === guesses[i]).length / labels.length

const classesOf = (labels: readonly number[]): number[] => [...new Set(labels)].sort((a, b) => a - b)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** F1 of every class that occurs, the mean of them. */
export const macroF1 = (labels: readonly number[], guesses: readonly number[]): number =>
  mean(
    classesOf(labels).map((each) => {
      const hits = labels.filter((label, i) => label === each && guesses[i] === each).length
      return (2 * hits) / (labels.filter((label) => label === each).length + guesses.filter((g) => g === each).length)
    }),
  )

/** Recall of every class that occurs, the mean of them. */
export const macroRecall = (labels: readonly number[], guesses: readonly number[]): number =>
  mean(
    classesOf(labels).map((each) => {
      const of = labels.flatMap((label, i) => (label === each ? [guesses[i]] : []))
      return of.filter((guess) => guess === each).length / of.length
    }),
  )

/** How likely a case of class 1 scores above one of class 0; ties count half. */
export const auc = (labels: readonly number[], scores: readonly number[]): number => {
  const order = scores.map((score, i) => ({ score, label: labels[i] })).sort((a, b) => a.score - b.score)
  let rankSum = 0
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.score === order[from]?.score) to++
    const rank = (from + 1 + to) / 2
    for (let i = from; i < to; i++) if (order[i]?.label === 1) rankSum += rank
    from = to
  }
  const cases = labels.filter((label) => label === 1).length
  return (rankSum - (cases * (cases + 1)) / 2) / (cases * (labels.length - cases))
}

/** Expected calibration error over ten bands: how far what was said to be likely is from what was so. */
export const calibrationError = (labels: readonly number[], scores: readonly number[]): number => {
  const bands = groupBy([...scores.keys()], (i) => Math.min(9, Math.floor((scores[i] ?? 0) * 10)))
  let sum = 0
  for (const band of bands.values())
    sum += Math.abs(mean(band.map((i) => scores[i] ?? 0)) - mean(band.map((i) => labels[i] ?? 0))) * band.length
  return sum / labels.length
}
