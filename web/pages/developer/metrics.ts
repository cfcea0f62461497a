export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** The text format of Prometheus, as far as our own server writes it. */
export const parseMetrics = (text: string): Sample[] =>
  text.split('\n').flatMap((line) => {
    const found = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)/.exec(line)
    if (found === null) return []
    const labels = Object.fromEntries(
      [...(found[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    )
    return [{ name: found[1] ?? '', labels, value: Number(found[3]) }]
  })

export const valueOf = (samples: readonly Sample[], name: string): number | undefined =>
  samples.find((sample) => sample.name === name)?.value

export const valuesOf = (samples: readonly Sample[], name: string, label: string): [string, number][] =>
  samples.filter((sample) => sample.name === name).map(({ labels, value }) => [labels[label] ?? '', value])

/** A quantile of the time calls took, from the buckets of the histogram over all routes. */
export const quantile = (samples: readonly Sample[], q: number): number | undefined => {
  const buckets = new Map<number, number>()
  for (const { name, labels, value } of samples) {
    if (!name.endsWith('_seconds_bucket') || !name.includes('http') || labels['le'] === undefined) continue
    const bound = labels['le'] === '+Inf' ? Infinity : Number(labels['le'])
    buckets.set(bound, (buckets.get(bound) ?? 0) + value)
  }
  const total = buckets.get(Infinity)
  if (total === undefined || total === 0) return undefined
  const bound = [...buckets].sort(([a], [b]) => a - b).find(([, count]) => count >= total * q)?.[0]
  return bound === Infinity ? undefined : bound
}
