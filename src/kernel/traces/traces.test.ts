import { expect, test } from 'vitest'
import { toTraces, toUnixNano } from './otlp.js'
import { currentSpan, noteStep, traced, traceHeaders, untraced, type Span } from './span.js'
import { readTraceparent, writeTraceparent } from './trace-context.js'
import { samplers, Tracer, type Sampler } from './tracer.js'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [`00-${traceId}-${spanId}-03`, true],
  [`cc-${traceId}-${spanId}-01-what-comes-later`, true],
])('%s is understood', (text, isSampled) => {
  expect(readTraceparent(text)).toEqual({ traceId, spanId, isSampled })
})

test.each([
  undefined,
  '',
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-1`,
])('%s is ignored', (text) => {
  expect(readTraceparent(text)).toBeUndefined()
})

test('what is written is read', () => {
  const context = { traceId, spanId, isSampled: true }
  expect(readTraceparent(writeTraceparent(context))).toEqual(context)
})

test('samplers follow the parent or chance, as they are named', () => {
  const parent = (isSampled: boolean) => ({ traceId, spanId, isSampled })
  const low = `${'a'.repeat(19)}${'0'.repeat(13)}`
  const high = 'f'.repeat(32)
  const ask = (sampler: Sampler) => [
    sampler(low, undefined),
    sampler(high, undefined),
    sampler(low, parent(false)),
    sampler(high, parent(true)),
  ]
  expect(ask(samplers.always_on())).toEqual([true, true, true, true])
  expect(ask(samplers.always_off())).toEqual([false, false, false, false])
  expect(ask(samplers.traceidratio(0.5))).toEqual([true, false, true, false])
  expect(ask(samplers.parentbased_always_on())).toEqual([true, true, false, true])
  expect(ask(samplers.parentbased_always_off())).toEqual([false, false, false, true])
  expect(ask(samplers.parentbased_traceidratio(0.5))).toEqual([true, false, false, true])
})

test('steps within steps keep their place, also beside each other and when they fail', async () => {
  const ended: Span[] = []
  const root = new Tracer(samplers.always_on(), (span) => ended.push(span)).begin('root', {}, undefined)
  await root.whole(async () => {
    await Promise.all([
      traced('first', {}, async () => {
        await Promise.resolve()
        noteStep('inner', 5, { attributes: () => ({ rows: 2, share: 0.5, done: true, of: 'all' }) })
      }),
      traced('second', {}, () => Promise.reject(new RangeError('names somebody'))).catch(() => {}),
    ])
    expect(untraced(currentSpan)).toBeUndefined()
    expect(traceHeaders().traceparent).toBe(writeTraceparent(root.context))
  })
  const parentOf = (name: string) => {
    const span = ended.find((each) => each.name === name)
    return ended.find(({ context }) => context.spanId === span?.parentSpanId)?.name
  }
  expect(ended.map(({ name }) => name).sort()).toEqual(['first', 'inner', 'root', 'second'])
  expect([parentOf('first'), parentOf('second'), parentOf('inner'), parentOf('root')]).toEqual([
    'root',
    'root',
    'first',
    undefined,
  ])
  const written = JSON.stringify(toTraces(ended, { attributes: {}, scope: { name: 'test', version: '1' } }))
  expect(written).not.toContain('names somebody')
  expect(written).toContain('"status":{"code":2,"message":"RangeError"}')
  expect(written).toContain(
    '[{"key":"rows","value":{"intValue":"2"}},{"key":"share","value":{"doubleValue":0.5}},{"key":"done","value":{"boolValue":true}},{"key":"of","value":{"stringValue":"all"}}]',
  )
})

test('what is not sampled is not recorded, and says so to others', async () => {
  const ended: Span[] = []
  const root = new Tracer(samplers.always_off(), (span) => ended.push(span)).begin('root', {}, undefined)
  await root.whole(() => traced('inner', {}, async (span) => expect(span).toBeUndefined()))
  root.run(() => expect(traceHeaders().traceparent).toMatch(/-00$/))
  expect(ended).toEqual([])
})

test('outside of a trace nothing is recorded', async () => {
  await traced('alone', {}, async (span) => expect(span).toBeUndefined())
  expect(traceHeaders()).toEqual({})
})

test('times are whole nanoseconds', () => {
  expect(toUnixNano(1_763_000_000_000.25)).toBe('1763000000000250000')
})
