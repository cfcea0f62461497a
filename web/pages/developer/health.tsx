import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { compact, duration, whole } from '../../format.js'
import { Badge, PageHead, Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Shown } from '../../parts/states.js'
import { parseMetrics, quantile, valueOf, valuesOf } from './metrics.js'
import { rich, t, word } from '../../language/t.js'

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
  value === undefined ? '–' : value < 1 ? t('{value} ms', { value: compact(value * 1000) }) : duration(value)

export const Health = (): ReactElement => {
  const health = useQuery({ queryKey: ['health'], queryFn: read, refetchInterval: 5000 })
  return (
    <div className="page">
      <PageHead title={t('Health')} about={t('Server status, refreshed every five seconds.')} />
      <Shown of={health}>
        {({ ready, tookMs, metrics }) => {
          const started = valueOf(metrics, 'process_start_time_seconds')
          const memory = valueOf(metrics, 'process_resident_memory_bytes')
          return (
            <>
              <Panel
                title={t('Ready')}
                action={
                  <Badge tone={ready.status === 'ok' ? 'good' : 'alarm'}>
                    {ready.status === 'ok' ? t('Yes') : t('No')}
                  </Badge>
                }
              >
                <ul className="row">
                  {Object.entries(ready.checks).map(([name, state]) => (
                    <li key={name}>
                      <Badge tone={state === 'ok' ? 'good' : 'alarm'}>
                        {word(name)}: {state}
                      </Badge>
                    </li>
                  ))}
                </ul>
                <div className="figures">
                  <Figure
                    name={t('Answered in')}
                    value={t('{tookMs} ms', { tookMs: compact(tookMs) })}
                    definition={t('Round trip from this browser.')}
                  />
                  <Figure
                    name={t('Up for')}
                    value={started === undefined ? '–' : duration(Date.now() / 1000 - started)}
                  />
                  <Figure
                    name={t('Memory')}
                    value={memory === undefined ? '–' : t('{memory} MB', { memory: memory / 1_048_576 })}
                    definition={t('Memory of the server process (RSS).')}
                  />
                  <Figure
                    name={t('Event loop, p99')}
                    value={seconds(valueOf(metrics, 'nodejs_eventloop_lag_p99_seconds'))}
                    definition={t('Event loop delay. Calls are rejected if it gets too high.')}
                  />
                  <Figure
                    name={t('Calls, median')}
                    value={seconds(quantile(metrics, 0.5))}
                    definition={t('Median response time since the start.')}
                  />
                </div>
              </Panel>
              <Panel title={t('Requests by status')}>
                {valuesOf(metrics, 'rostra_requests', 'status').length === 0 && (
                  <p className="small">{t('None yet.')}</p>
                )}
                <div className="figures">
                  {valuesOf(metrics, 'rostra_requests', 'status').map(([status, count]) => (
                    <Figure key={status} name={word(status)} value={whole(count)} />
                  ))}
                </div>
                <p className="small muted">
                  {rich('For dashboards: {link}, {link2} and {link3} need no token.', {
                    link: <a href="/metrics">/metrics</a>,
                    link2: <a href="/healthz">/healthz</a>,
                    link3: <a href="/readyz">/readyz</a>,
                  })}
                </p>
              </Panel>
            </>
          )
        }}
      </Shown>
    </div>
  )
}
