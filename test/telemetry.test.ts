import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pair } from '../src/jobs/pair-definition.js'
import { pair } from '../src/jobs/pair.js'
import type { SharedNeeds } from '../src/needs.js'
import { listenWith, type FileServer } from './file-server.js'
import { start, type Started } from './harness.js'

/** ExportTraceServiceRequest in JSON, as OTLP 1 describes it: ids in hexadecimal, 64-bit numbers as texts, nothing unknown. */
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
])
const attributes = z.array(z.strictObject({ key: z.string().min(1), value }))
const nanos = z.string().regex(/^\d{19}$/)
const span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  flags: z.int(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes,
  status: z.strictObject({ code: z.int().min(0).max(2).optional(), message: z.string().optional() }),
})
const traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string(), version: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})
type Span = z.infer<typeof span>

/** Reads a picture from the web and compares two audiences in a thread. */
const work: Pair<SharedNeeds> = pair({
  kind: 'telemetry_example',
  prefix: 'tel',
  path: '/telemetry-example',
  names: { submit: 'submitTelemetryExample', fetch: 'getTelemetryExample' },
  area: 'platform',
  summary: { submit: 'Tries telemetry', fetch: 'Tries telemetry' },
  scope: 'creators',
  input: z.strictObject({ url: z.string() }),
  result: z.strictObject({ bytes: z.int() }),
  example: { input: { url: 'https://acme.example/a?key=secret' }, result: { bytes: 1 } },
  run: async ({ url }, { media, overlaps }: SharedNeeds, { signal }) => {
    const { bytes } = await media.read(url, signal)
    const audience = {
      ids: { low: new Uint32Array([1, 2]), high: new Uint32Array([0, 0]) },
      size: 2,
      read: 2,
      complete: true,
    }
    await overlaps.compare({ audiences: [audience, audience], rate: 1 }, signal)
    return { bytes: bytes.length }
  },
})

let collector: FileServer
let web: FileServer
let started: Started
let answer = 200
const bodies: { path: string; headers: Record<string, unknown>; text: string }[] = []

beforeAll(async () => {
  web = await listenWith((_, response) => response.end('picture'))
  collector = await listenWith((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', headers: request.headers, text })
      response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
    })
  })
  started = await start({
    pairs: [work],
    reachable: [web.address],
    config: {
      otlpEndpoint: collector.origin,
      otlpHeaders: { authorization: 'Bearer secret' },
      otelServiceName: 'rostra-test',
      otelResourceAttributes: { 'deployment.environment.name': 'test' },
    },
  })
})
afterAll(async () => {
  await started.stop()
  collector.close()
  web.close()
})

const flush = async (): Promise<void> => {
  await turn()
  await started.app.context.tracing?.exporter.flush()
}

/** A call is over for the server a moment after the client has its answer. */
const toCollector = async (): Promise<void> => {
  while (bodies.length === 0) await flush()
}

const number = z.strictObject({ attributes, startTimeUnixNano: nanos, timeUnixNano: nanos, asDouble: z.number() })
const histogramPoint = z.strictObject({
  attributes,
  startTimeUnixNano: nanos,
  timeUnixNano: nanos,
  count: z.string().regex(/^\d+$/),
  sum: z.number(),
  bucketCounts: z.array(z.string().regex(/^\d+$/)),
  explicitBounds: z.array(z.number()),
})
const metric = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  gauge: z.strictObject({ dataPoints: z.array(number).min(1) }).optional(),
  sum: z
    .strictObject({
      aggregationTemporality: z.literal(2),
      isMonotonic: z.literal(true),
      dataPoints: z.array(number).min(1),
    })
    .optional(),
  histogram: z
    .strictObject({ aggregationTemporality: z.literal(2), dataPoints: z.array(histogramPoint).min(1) })
    .optional(),
})
/** ExportMetricsServiceRequest in JSON. */
const metrics = z.strictObject({
  resourceMetrics: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeMetrics: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string(), version: z.string() }), metrics: z.array(metric) }),
      ),
    }),
  ),
})

const sent = async (): Promise<Span[]> => {
  await flush()
  return bodies
    .splice(0)
    .flatMap(({ text }) => traces.parse(JSON.parse(text)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

const sentWith = async (count: number, isMeant: (span: Span) => boolean): Promise<Span[]> => {
  const all: Span[] = []
  while (all.filter(isMeant).length < count) all.push(...(await sent()))
  return all
}

const attributesOf = ({ attributes: listed }: Span): Record<string, unknown> =>
  Object.fromEntries(listed.map(({ key, value: each }) => [key, Object.values(each)[0]]))

test('one trace leads from the call through job, thread, database and network', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const { status, id } = await started.call('POST', '/telemetry-example', {
    body: { url: `${web.origin}/people/maya?key=secret` },
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  expect(status).toBe(202)
  await started.drain()
  const spans = await sentWith(2, ({ kind }) => kind === 2 || kind === 5)
  const ours = spans.filter((each) => each.traceId === traceId)
  const byId = new Map(ours.map((each) => [each.spanId, each]))
  const trail = (each: Span | undefined): string[] =>
    each === undefined ? [] : [...trail(byId.get(each.parentSpanId ?? '')), each.name]
  const trails = new Set(ours.map((each) => trail(each).join(' > ')))
  const call = 'POST /v1/telemetry-example'
  const job = `${call} > job telemetry_example`
  expect([...trails]).toEqual(
    expect.arrayContaining([
      call,
      `${call} > insert requests`,
      job,
      `${job} > GET`,
      `${job} > thread overlap-thread`,
      `${job} > transaction > update requests`,
    ]),
  )
  const first = ours.find(({ name }) => name === call)
  expect(first?.parentSpanId).toBe('00f067aa0ba902b7')
  expect(attributesOf(first as Span)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v1/telemetry-example',
    'http.response.status_code': '202',
  })
  const carried = ours.find(({ name }) => name === 'job telemetry_example')
  expect(attributesOf(carried as Span)).toMatchObject({ 'rostra.request.id': id, 'rostra.request.attempt': '1' })
  for (const { startTimeUnixNano, endTimeUnixNano } of ours)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  // Neither keys nor people of an address leave with it.
  expect(JSON.stringify(spans)).not.toMatch(/maya|secret/)
})

test('the collector hears who speaks, with the header fields it wants', async () => {
  await started.call('GET', '/usage')
  await toCollector()
  const [body] = bodies
  expect(body).toMatchObject({
    path: '/v1/traces',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
  })
  const [said] = traces.parse(JSON.parse(body?.text ?? '')).resourceSpans
  expect(said?.resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'rostra-test' } },
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
    ]),
  )
})

test('a call that its caller does not record is not recorded', async () => {
  const traceId = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  await started.call('GET', '/usage', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-00` } })
  await started.call('GET', '/usage')
  const spans = await sentWith(1, ({ kind, traceId: of }) => kind === 2 && of !== traceId)
  expect(spans.filter((each) => each.traceId === traceId)).toEqual([])
})

test('what a busy collector refuses is sent again, and what it cannot read is dropped', async () => {
  const { exporter } = started.app.context.tracing ?? {}
  await sent()
  answer = 503
  const before = { ...exporter?.counts }
  await started.call('GET', '/usage')
  await toCollector()
  expect(exporter?.counts).toEqual(before)
  bodies.length = 0
  answer = 400
  await flush()
  expect(exporter?.counts.dropped).toBeGreaterThan(before.dropped ?? 0)
  answer = 200
  const spans = await started.call('GET', '/usage').then(() => sentWith(1, ({ kind }) => kind === 2))
  expect(spans.map(({ name }) => name)).toContain('GET /v1/usage')
})

test('metrics go to the collector as /metrics shows them, histograms included', async () => {
  await started.call('GET', '/networks')
  await flush()
  bodies.splice(0)
  await started.app.metricExport?.send()
  const [body] = bodies.splice(0)
  expect(body).toMatchObject({ path: '/v1/metrics', headers: { authorization: 'Bearer secret' } })
  const [resource] = metrics.parse(JSON.parse(body?.text ?? '')).resourceMetrics
  expect(resource?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'rostra-test' } })
  const all = new Map(resource?.scopeMetrics[0]?.metrics.map((each) => [each.name, each]))
  const shown = (await (await fetch(`${started.origin}/metrics`)).text()).matchAll(/^# TYPE (rostra_\S+) (\w+)$/gm)
  for (const [, name = '', type] of shown) {
    const found = all.get(name)
    const kind = { gauge: 'gauge', counter: 'sum', histogram: 'histogram' }[type ?? '']
    // A metric without any figure is left out.
    if (found !== undefined) expect([name, Object.keys(found)]).toEqual([name, ['name', 'description', kind]])
  }
  for (const name of [
    'rostra_queue_age_seconds',
    'rostra_index_lag_changes',
    'rostra_judged_texts_total',
    'rostra_cache_hits_total',
    'rostra_cache_misses_total',
    'rostra_cache_entries',
    'rostra_requests',
  ])
    expect([name, all.has(name)]).toEqual([name, true])
  const text = await (await fetch(`${started.origin}/metrics`)).text()
  // The token of the calls before was looked up once.
  expect(text).toMatch(/^rostra_cache_hits_total\{cache="tokens"\} [1-9]/m)
  expect(text).toMatch(/^rostra_cache_entries\{cache="tokens"\} [1-9]/m)
  const points = all.get('rostra_http_request_duration_seconds')?.histogram?.dataPoints ?? []
  const calls = points.find(({ attributes: listed }) =>
    listed.some(({ key, value: each }) => key === 'route' && Object.values(each)[0] === '/v1/networks'),
  )
  expect(Number(calls?.count)).toBeGreaterThanOrEqual(1)
  expect(calls?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(calls?.count))
  expect(calls?.bucketCounts).toHaveLength((calls?.explicitBounds.length ?? 0) + 1)
})

test('metrics are named as Prometheus wants them: counters end in _total, and nothing else does', async () => {
  const text = await (await fetch(`${started.origin}/metrics`)).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))
  expect(types.length).toBeGreaterThan(30)
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
  const helped = new Set([...text.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name))
  expect(types.filter(({ name }) => !helped.has(name))).toEqual([])
})
