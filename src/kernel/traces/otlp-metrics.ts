import { toKeyValues, toUnixNano, type Resource } from './otlp.js'

/** One figure under its labels. `name` tells the parts of a histogram apart: buckets, sum and count. */
export interface Sample {
  name: string
  labels: Readonly<Record<string, string | number>>
  value: number
}

/** A metric as Prometheus has it. */
export interface MetricFamily {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: readonly Sample[]
}

interface Times {
  startMs: number
  nowMs: number
}

/** Counted since the start of the process. */
const cumulative = 2

const toPoint = ({ labels, value }: Sample, { startMs, nowMs }: Times): object => ({
  attributes: toKeyValues(labels),
  startTimeUnixNano: toUnixNano(startMs),
  timeUnixNano: toUnixNano(nowMs),
  asDouble: value,
})

/** Buckets of Prometheus count everything up to their bound; those of OTLP what lies between two. */
const toHistogram = ({ name, samples }: MetricFamily, times: Times): object => {
  const series = new Map<string, { labels: Sample['labels']; bounds: number[]; totals: number[]; sum: number }>()
  for (const { name: part, labels, value } of samples) {
    const { le, ...rest } = labels
    const key = JSON.stringify(rest)
    const one = series.get(key) ?? { labels: rest, bounds: [], totals: [], sum: 0 }
    series.set(key, one)
    if (part === `${name}_sum`) one.sum = value
    if (part !== `${name}_bucket`) continue
    if (le !== '+Inf') one.bounds.push(Number(le))
    one.totals.push(value)
  }
  const dataPoints = [...series.values()].map(({ labels, bounds, totals, sum }) => ({
    attributes: toKeyValues(labels),
    startTimeUnixNano: toUnixNano(times.startMs),
    timeUnixNano: toUnixNano(times.nowMs),
    count: String(totals.at(-1) ?? 0),
    sum,
    bucketCounts: totals.map((total, i) => String(total - (totals[i - 1] ?? 0))),
    explicitBounds: bounds,
  }))
  return { histogram: { aggregationTemporality: cumulative, dataPoints } }
}

const toData = (family: MetricFamily, times: Times): object => {
  if (family.type === 'histogram') return toHistogram(family, times)
  const dataPoints = family.samples.map((sample) => toPoint(sample, times))
  return family.type === 'gauge'
    ? { gauge: { dataPoints } }
    : { sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } }
}

/** The body of a call to /v1/metrics. */
export const toMetrics = (
  families: readonly MetricFamily[],
  { attributes, scope }: Resource,
  times: Times,
): object => ({
  resourceMetrics: [
    {
      resource: { attributes: toKeyValues(attributes) },
      scopeMetrics: [
        {
          scope,
          metrics: families
            .filter(({ samples }) => samples.length > 0)
            .map((family) => ({ name: family.name, description: family.help, ...toData(family, times) })),
        },
      ],
    },
  ],
})
