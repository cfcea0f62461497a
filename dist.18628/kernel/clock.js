const systemClock = { now: () => Date.now() }
const toTimestamp = (ms) => new Date(ms).toISOString()
const toTimestampOrNull = (ms) => (ms === null ? null : toTimestamp(ms))
export { systemClock, toTimestamp, toTimestampOrNull }
//# sourceMappingURL=clock.js.map
