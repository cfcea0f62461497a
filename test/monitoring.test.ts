import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
let metrics: string
beforeAll(async () => {
  started = await start()
  await started.app.worker.stop(0)
  await started.call('POST', '/screening', { body: { profile: { network: 'instagram', handle: 'nobody' } } })
  started.clock.advance(90_000)
  metrics = (await started.call('GET', `${started.origin}/metrics`, { token: null })).text
})
afterAll(() => started.stop())

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../deploy/monitoring/${file}`, import.meta.url)), 'utf8')

/** The value of a metric, by its name and labels. */
const valueOf = (name: string): number => {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}

test('an operator sees how long requests wait, what is indexed and how much room is left', () => {
  expect(valueOf('rostra_requests{status="queued"}')).toBe(1)
  expect(valueOf('rostra_queue_age_seconds{queue="requests"}')).toBeGreaterThanOrEqual(90)
  expect(valueOf('rostra_index_documents{index="creators"}')).toBe(0)
  expect(valueOf('rostra_index_building{index="texts"}')).toBeLessThanOrEqual(1)
  expect(valueOf('rostra_disk_free_bytes{folder="data"}')).toBeGreaterThan(0)
})

test.each(['alerts.yaml', 'grafana-dashboard.json'])('%s asks for metrics that there are', (file) => {
  const named = [...read(file).matchAll(/\b(rostra|nodejs|process)_[a-z0-9_]+\b(?=[{[)\s,])/g)].map(([name]) => name)
  const known = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  expect(named.length).toBeGreaterThan(8)
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})

test('every metric that is ours is on the dashboard', () => {
  const dashboard = read('grafana-dashboard.json')
  const ours = [...metrics.matchAll(/^# TYPE (rostra_\w+) /gm)].map(([, name = '']) => name)
  expect(ours).toContain('rostra_cache_hits_total')
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([])
})

test('the dashboard is JSON that Grafana can import: panels with ids of their own, and a source to choose', () => {
  const { panels, templating, uid } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { id: number; targets: { expr: string }[] }[]
    templating: { list: { name: string }[] }
    uid: string
  }
  expect(uid).toBe('rostra')
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance'])
})
