import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { compact, duration, humanise, whole } from '../../format.js'
import { Badge, PageHead, Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Shown } from '../../parts/states.js'
import { parseMetrics, quantile, valueOf, valuesOf } from './metrics.js'

interface Ready {
  status: string
  checks: Record<string, string>
}

const read = async (): Promise<{ ready: Ready; tookMs: number; metrics: ReturnType<typeof parseMetrics> }> => {
  const began = performance.now()
  const ready = (await (await fetch('/readyz')).json()) as Ready
  const tookMs = performance.now() - began
  return { ready, tookMs, metrics: parseMetrics(await (await fetch('/metrics')).text()) }
}

const seconds = (value: number | undefined): string =>
  value === undefined ? '–' : value < 1 ? `${compact(value * 1000)} ms` : duration(value)

export const Health = (): ReactElement => {
  const health = useQuery({ queryKey: ['health'], queryFn: read, refetchInterval: 5000 })
  return (
    <div className="page">
      <PageHead title="Health" about="Server status, refreshed every five seconds." />
      <Shown of={health}>
        {({ ready, tookMs, metrics }) => {
          const started = valueOf(metrics, 'process_start_time_seconds')
          const memory = valueOf(metrics, 'process_resident_memory_bytes')
          return (
            <>
              <Panel
                title="Ready"
                action={
                  <Badge tone={ready.status === 'ok' ? 'good' : 'alarm'}>{ready.status === 'ok' ? 'Yes' : 'No'}</Badge>
                }
              >
                <ul className="row">
                  {Object.entries(ready.checks).map(([name, state]) => (
                    <li key={name}>
                      <Badge tone={state === 'ok' ? 'good' : 'alarm'}>
                        {humanise(name)}: {state}
                      </Badge>
                    </li>
                  ))}
                </ul>
                <div className="figures">
                  <Figure
                    name="Answered in"
                    value={`${compact(tookMs)} ms`}
                    definition="Round trip from this browser."
                  />
                  <Figure name="Up for" value={started === undefined ? '–' : duration(Date.now() / 1000 - started)} />
                  <Figure
                    name="Memory"
                    value={memory === undefined ? '–' : `${whole(memory / 1_048_576)} MB`}
                    definition="Memory of the server process (RSS)."
                  />
                  <Figure
                    name="Event loop, p99"
                    value={seconds(valueOf(metrics, 'nodejs_eventloop_lag_p99_seconds'))}
                    definition="Event loop delay. Calls are rejected if it gets too high."
                  />
                  <Figure
                    name="Calls, median"
                    value={seconds(quantile(metrics, 0.5))}
                    definition="Median response time since the start."
                  />
                </div>
              </Panel>
              <Panel title="Requests by status">
                {valuesOf(metrics, 'rostra_requests', 'status').length === 0 && <p className="small">None yet.</p>}
                <div className="figures">
                  {valuesOf(metrics, 'rostra_requests', 'status').map(([status, count]) => (
                    <Figure key={status} name={humanise(status)} value={whole(count)} />
                  ))}
                </div>
                <p className="small muted">
                  For dashboards: <a href="/metrics">/metrics</a>, <a href="/healthz">/healthz</a> and{' '}
                  <a href="/readyz">/readyz</a> need no token.
                </p>
              </Panel>
            </>
          )
        }}
      </Shown>
    </div>
  )
}
