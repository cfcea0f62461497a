import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
const durationName = 'rostra_http_request_duration_seconds'
const bounds = [1e-3, 25e-4, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
class Durations {
  counts = new Array(bounds.length + 1).fill(0)
  sum = 0
  add(seconds) {
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? Infinity)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sum += seconds
  }
  /** The lines of the exposition format: buckets count everything up to their bound. */
  lines(labels) {
    let total = 0
    const buckets = [...bounds, '+Inf'].map((bound, i) => {
      total += this.counts[i] ?? 0
      return `${durationName}_bucket{le="${bound}",${labels}} ${total}`
    })
    return [...buckets, `${durationName}_sum{${labels}} ${this.sum}`, `${durationName}_count{${labels}} ${total}`]
  }
}
const createMetrics = (observed) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const { name, help, label = 'kind', read } of observed)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset()
        for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure)
      },
    })
  const durations = /* @__PURE__ */ new Map()
  const durationLines = () => [
    `# HELP ${durationName} Time from the first byte of a request to the last byte of its answer.`,
    `# TYPE ${durationName} histogram`,
    ...[...durations].flatMap(([labels, each]) => each.lines(labels)),
  ]
  return {
    observe: (method, route, status, seconds) => {
      const labels = `method="${method}",route="${route}",status="${status}"`
      let each = durations.get(labels)
      if (each === void 0) durations.set(labels, (each = new Durations()))
      each.add(seconds)
    },
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}
${durationLines().join('\n')}
`,
  }
}
export { createMetrics }
//# sourceMappingURL=metrics.js.map
