import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A figure that is read when somebody looks at the metrics. */
export interface Observed {
  name: string
  help: string
  label?: string
  read: () => Promise<Record<string, number>> | Record<string, number>
}

/** Prometheus metrics: the door's own, the process's, and what the app wants observed. */
export const createMetrics = (observed: readonly Observed[]) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'rostra_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
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
  return {
    observe: (method: string, route: string, status: number, seconds: number): void =>
      duration.observe({ method, route, status: String(status) }, seconds),
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
