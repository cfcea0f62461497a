/** The chance that a true one is ranked above a false one: area under the receiver operating curve, ties counted half. */
export const areaUnderCurve = (scores: readonly number[], labels: readonly boolean[]): number => {
  const order = scores.map((score, i) => ({ score, label: labels[i] ?? false })).sort((a, b) => a.score - b.score)
  let ranks = 0
  let positives = 0
  for (let i = 0; i < order.length;) {
    let end = i
    while (end < order.length && order[end]?.score === order[i]?.score) end++
    for (let k = i; k < end; k++) {
      if (order[k]?.label !== true) continue
      positives++
      ranks += (i + end + 1) / 2
    }
    i = end
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (order.length - positives))
}
