import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** A figure that is read when somebody looks at the metrics. */
export interface Observed {
  name: string
  help: string
  label?: string
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

  /** The lines of the exposition format: buckets count everything up to their bound. */
  lines(labels: string): string[] {
    let total = 0
    const buckets = [...bounds, '+Inf'].map((bound, i) => {
      total += this.counts[i] ?? 0
      return `${durationName}_bucket{le="${bound}",${labels}} ${total}`
    })
    return [...buckets, `${durationName}_sum{${labels}} ${this.sum}`, `${durationName}_count{${labels}} ${total}`]
  }
}

/**
 * Prometheus metrics: the door's own, the process's, and what the app wants observed. The durations are counted here and
 * not by the library: it hashes the labels of every observation, which cost more than the rest of the door.
 */
export const createMetrics = (observed: readonly Observed[]) => {
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
  const durations = new Map<string, Durations>()
  const durationsOf = (method: string, route: string, status: number): Durations => {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let each = durations.get(labels)
    if (each === undefined) durations.set(labels, (each = new Durations()))
    return each
  }
  const durationLines = (): string[] => [
    `# HELP ${durationName} Time from the first byte of a request to the last byte of its answer.`,
    `# TYPE ${durationName} histogram`,
    ...[...durations].flatMap(([labels, each]) => each.lines(labels)),
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
    text: async (): Promise<string> => `${await registry.metrics()}\n${durationLines().join('\n')}\n`,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
