import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { MetricFamily, Sample } from '../kernel/traces/otlp-metrics.js'

/** A figure that is read when somebody looks at the metrics. */
export interface Observed {
  name: string
  help: string
  label?: string
  /** Counts up from the start of the process; a level unless given. */
  isCounter?: boolean
  read: () => Promise<Record<string, number>> | Record<string, number>
}

/** Told of one answered call. */
export type Observe = (method: string, status: number, seconds: number) => void

const durationName = 'rostra_http_request_duration_seconds'
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

class Durations {
  readonly counts = new Array<number>(bounds.length + 1).fill(0)
  sum = 0

  add(seconds: number): void {
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? Infinity)) bucket++
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1
    this.sum += seconds
  }

  /** The lines of the exposition format, without a sample for each: there are thousands, and all calls wait for them. */
  lines({ method, route, status }: Labels): string {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let [total, text] = [0, '']
    for (let i = 0; i <= bounds.length; i++) {
      total += this.counts[i] ?? 0
      text += `${durationName}_bucket{le="${bounds[i] ?? '+Inf'}",${labels}} ${total}\n`
    }
    return `${text}${durationName}_sum{${labels}} ${this.sum}\n${durationName}_count{${labels}} ${total}`
  }

  /** As the exposition format has them: buckets count everything up to their bound. */
  samples(labels: Labels): Sample[] {
    let total = 0
    const buckets = [...bounds, '+Inf'].map((bound, i) => {
      total += this.counts[i] ?? 0
      return { name: `${durationName}_bucket`, labels: { le: String(bound), ...labels }, value: total }
    })
    return [
      ...buckets,
      { name: `${durationName}_sum`, labels, value: this.sum },
      { name: `${durationName}_count`, labels, value: total },
    ]
  }
}

type Labels = { method: string; route: string; status: string }

const durationHelp = 'Time from the first byte of a request to the last byte of its answer.'

/** A metric as the library shows it; its types leave the names of samples out. */
interface Written {
  name: string
  help: string
  type: string
  values: { metricName?: string; labels: Record<string, string | number>; value: number }[]
}

/**
 * Prometheus metrics: the server's own, the process's, and what the app wants observed. The durations are counted here and
 * not by the library: it hashes the labels of every observation, which cost more than the rest of the server.
 */
export const createMetrics = (observed: readonly Observed[]) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Levels under the name of counters; the same figures are there by type.
  for (const what of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${what}_total`)
  for (const { name, help, label = 'kind', isCounter = false, read } of observed) {
    const common = { name, help, labelNames: [label], registers: [registry] }
    if (isCounter)
      new Counter({
        ...common,
        async collect() {
          this.reset()
          for (const [value, figure] of Object.entries(await read())) this.inc({ [label]: value }, figure)
        },
      })
    else
      new Gauge({
        ...common,
        async collect() {
          this.reset()
          for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure)
        },
      })
  }
  const durations = new Map<string, { labels: Labels; each: Durations }>()
  const durationsOf = (method: string, route: string, status: number): Durations => {
    const key = `${method} ${status} ${route}`
    let known = durations.get(key)
    if (known === undefined)
      durations.set(key, (known = { labels: { method, route, status: String(status) }, each: new Durations() }))
    return known.each
  }
  const durationSamples = (): Sample[] => [...durations.values()].flatMap(({ labels, each }) => each.samples(labels))
  const durationLines = (): string[] => [
    `# HELP ${durationName} ${durationHelp}`,
    `# TYPE ${durationName} histogram`,
    ...[...durations.values()].map(({ labels, each }) => each.lines(labels)),
  ]
  return {
    /** Counts the calls of one route. The labels are written once for each method and status, not for each call. */
    observer: (route: string): Observe => {
      const known = new Map<string, Map<number, Durations>>()
      return (method, status, seconds) => {
        let ofMethod = known.get(method)
        if (ofMethod === undefined) known.set(method, (ofMethod = new Map<number, Durations>()))
        let each = ofMethod.get(status)
        if (each === undefined) ofMethod.set(status, (each = durationsOf(method, route, status)))
        each.add(seconds)
      }
    },
    contentType: registry.contentType,
    /** The same figures for whoever sends them elsewhere. */
    families: async (): Promise<MetricFamily[]> => [
      ...(await registry.getMetricsAsJSON()).flatMap((metric): MetricFamily[] => {
        const { name, help, type, values } = metric as unknown as Written
        if (type !== 'gauge' && type !== 'counter' && type !== 'histogram') return []
        const samples = values.map(({ metricName = name, labels, value }) => ({ name: metricName, labels, value }))
        return [{ name, help, type, samples }]
      }),
      { name: durationName, help: durationHelp, type: 'histogram', samples: durationSamples() },
    ],
    text: async (): Promise<string> => `${await registry.metrics()}\n${durationLines().join('\n')}\n`,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
