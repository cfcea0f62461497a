import { hostname } from 'node:os'
import { MetricExporter } from './metric-exporter.js'
import type { MetricFamily } from './otlp-metrics.js'
import type { Resource } from './otlp.js'
import { SpanExporter } from './span-exporter.js'
import type { telemetrySettings } from './telemetry-settings.js'
import { samplers, Tracer } from './tracer.js'

type Settings = { [K in keyof typeof telemetrySettings]: (typeof telemetrySettings)[K]['fallback'] }

/** What records traces, where an operator wants them. */
export interface Tracing {
  tracer: Tracer
  exporter: SpanExporter
}

export const isTracing = ({
  otlpEndpoint,
  otlpTracesEndpoint,
  otelDisabled,
}: Pick<Settings, 'otlpEndpoint' | 'otlpTracesEndpoint' | 'otelDisabled'>): boolean =>
  !otelDisabled && (otlpTracesEndpoint ?? otlpEndpoint) !== undefined

const resourceOf = (settings: Settings, version: string): Resource => ({
  attributes: {
    'service.version': version,
    'host.name': hostname(),
    'process.pid': process.pid,
    ...settings.otelResourceAttributes,
    'service.name': settings.otelServiceName,
  },
  scope: { name: 'rostra', version },
})

/** What sends metrics, where an operator wants them. */
export const openMetricExport = (
  settings: Settings,
  version: string,
  parts: { now: () => number; read: () => Promise<readonly MetricFamily[]>; onTrouble: (trouble: string) => void },
): MetricExporter | undefined => {
  const { otlpEndpoint, otlpMetricsEndpoint, otlpHeaders: headers, otlpTimeoutMs: timeoutMs } = settings
  const base = otlpMetricsEndpoint ?? (otlpEndpoint === undefined ? undefined : `${otlpEndpoint}/v1/metrics`)
  if (settings.otelDisabled || settings.metricsExporter === 'none' || base === undefined) return undefined
  const endpoint = { url: base, headers, timeoutMs }
  const resource = resourceOf(settings, version)
  return new MetricExporter({ ...parts, endpoint, resource, everyMs: settings.metricIntervalMs })
}

export const openTracing = (
  settings: Settings,
  version: string,
  onTrouble: (trouble: string) => void,
): Tracing | undefined => {
  if (!isTracing(settings)) return undefined
  const { otlpEndpoint = '', otlpTracesEndpoint, otlpHeaders, otlpTimeoutMs } = settings
  const exporter = new SpanExporter({
    endpoint: {
      url: otlpTracesEndpoint ?? `${otlpEndpoint}/v1/traces`,
      headers: otlpHeaders,
      timeoutMs: otlpTimeoutMs,
    },
    resource: resourceOf(settings, version),
    onTrouble,
  })
  const sampler = samplers[settings.tracesSampler](settings.tracesSamplerArg)
  return { tracer: new Tracer(sampler, (span) => exporter.add(span)), exporter }
}
