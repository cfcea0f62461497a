const dayMs = 864e5
const toleranceDays = 8
const monthsBefore = (time, months) => {
  const date = new Date(time)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate()
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, Math.min(date.getUTCDate(), lastOfMonth))
}
const growthOver = (points, months) => {
  const known = points.flatMap(({ day, value }) => (value === null ? [] : [{ time: Date.parse(day), value }]))
  const newest = known.reduce((best, point) => (best === void 0 || point.time > best.time ? point : best), void 0)
  if (newest === void 0) return null
  const wanted = monthsBefore(newest.time, months)
  let then
  for (const point of known)
    if (point.time < newest.time && (then === void 0 || Math.abs(point.time - wanted) < Math.abs(then.time - wanted)))
      then = point
  if (then === void 0 || Math.abs(then.time - wanted) > toleranceDays * dayMs || then.value <= 0) return null
  return newest.value / then.value - 1
}
export { growthOver }
//# sourceMappingURL=growth.js.map
