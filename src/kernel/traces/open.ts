import { hostname } from 'node:os'
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
    resource: {
      attributes: {
        'service.version': version,
        'host.name': hostname(),
        'process.pid': process.pid,
        ...settings.otelResourceAttributes,
        'service.name': settings.otelServiceName,
      },
      scope: { name: 'rostra', version },
    },
    onTrouble,
  })
  const sampler = samplers[settings.tracesSampler](settings.tracesSamplerArg)
  return { tracer: new Tracer(sampler, (span) => exporter.add(span)), exporter }
}
