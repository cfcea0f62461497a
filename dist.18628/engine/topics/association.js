const z = 1.645
const wilsonLow = (hits, sample) => {
  if (sample === 0) return 0
  const share = hits / sample
  const z2 = z * z
  const centre = share + z2 / (2 * sample)
  const spread = z * Math.sqrt((share * (1 - share) + z2 / (4 * sample)) / sample)
  return Math.max(0, (centre - spread) / (1 + z2 / sample))
}
const association = ({ first, second, both, total }) => {
  if (both === 0 || total === 0) return 0
  const together = wilsonLow(both, total)
  const expected = (first / total) * (second / total)
  if (together <= expected || together <= 0) return 0
  if (together >= 1) return 1
  return Math.min(1, Math.log(together / expected) / -Math.log(together))
}
export { association, wilsonLow }
//# sourceMappingURL=association.js.map
