import { z } from 'zod'
import { integer, setting, yesOrNo } from '../setting.js'
import { samplers, type SamplerName } from './tracer.js'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''))

/** `key=value,key=value`, with values percent-encoded, as OpenTelemetry writes lists. */
const pairs = z.string().transform((text, context) => {
  const found: Record<string, string> = {}
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const at = part.indexOf('=')
    try {
      if (at < 1) throw new URIError()
      found[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a list such as key=value,key=value' })
    }
  }
  return found
})

/** Variables of OpenTelemetry's specification, with their names and meanings there. Without an endpoint nothing is recorded or sent. */
export const telemetrySettings = {
  otlpEndpoint: setting<string | undefined>({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: undefined,
    meaning:
      'Base URL of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://collector:4318`. Traces go to `/v1/traces` below it and metrics to `/v1/metrics`. Without it, Rostra records and sends no telemetry; see docs/telemetry.md.',
    read: address,
  }),
  otlpTracesEndpoint: setting<string | undefined>({
    env: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    fallback: undefined,
    meaning: 'Full URL for traces, if it differs from `OTEL_EXPORTER_OTLP_ENDPOINT` with `/v1/traces`.',
    read: address,
  }),
  otlpMetricsEndpoint: setting<string | undefined>({
    env: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    fallback: undefined,
    meaning: 'Full URL for metrics, if it differs from `OTEL_EXPORTER_OTLP_ENDPOINT` with `/v1/metrics`.',
    read: address,
  }),
  metricsExporter: setting<'otlp' | 'none'>({
    env: 'OTEL_METRICS_EXPORTER',
    fallback: 'otlp',
    meaning: 'Whether metrics are sent where an endpoint is set: `otlp` or `none`. They are at `/metrics` either way.',
    read: z.enum(['otlp', 'none'], 'must be otlp or none'),
  }),
  metricIntervalMs: setting({
    env: 'OTEL_METRIC_EXPORT_INTERVAL',
    fallback: 60_000,
    meaning: 'Milliseconds between two exports of metrics.',
    read: integer(1000, 86_400_000),
  }),
  otlpHeaders: setting<Record<string, string>>({
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: {},
    meaning: 'Header fields for the collector, such as `authorization=Bearer%20secret`. Values are percent-encoded.',
    read: pairs,
    secret: true,
  }),
  otlpTimeoutMs: setting({
    env: 'OTEL_EXPORTER_OTLP_TIMEOUT',
    fallback: 10_000,
    meaning: 'How long the collector may take to answer, in milliseconds.',
    read: integer(1, 600_000),
  }),
  otlpProtocol: setting<'http/json' | 'http/protobuf'>({
    env: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    fallback: 'http/json',
    meaning:
      'Rostra always sends JSON over HTTP, which collectors accept at the same address as `http/protobuf`. gRPC is not supported.',
    read: z.enum(['http/json', 'http/protobuf'], 'must be http/json or http/protobuf'),
  }),
  otelServiceName: setting({
    env: 'OTEL_SERVICE_NAME',
    fallback: 'rostra',
    meaning: 'Name of this service in traces and metrics.',
    read: z.string().min(1).max(255),
  }),
  otelResourceAttributes: setting<Record<string, string>>({
    env: 'OTEL_RESOURCE_ATTRIBUTES',
    fallback: {},
    meaning:
      'Further attributes of this service in traces and metrics, such as `deployment.environment.name=production`.',
    read: pairs,
  }),
  tracesSampler: setting<SamplerName>({
    env: 'OTEL_TRACES_SAMPLER',
    fallback: 'parentbased_always_on',
    meaning: `Which calls are traced: ${Object.keys(samplers).join(', ')}. With parentbased, a caller that sends \`traceparent\` decides.`,
    read: z.enum(Object.keys(samplers) as [SamplerName, ...SamplerName[]]),
  }),
  tracesSamplerArg: setting({
    env: 'OTEL_TRACES_SAMPLER_ARG',
    fallback: 1,
    meaning: 'Share of traces that the traceidratio samplers record, from 0 to 1.',
    read: z.string().transform(Number).pipe(z.number('must be a number from 0 to 1').min(0).max(1)),
  }),
  otelDisabled: setting({
    env: 'OTEL_SDK_DISABLED',
    fallback: false,
    meaning: 'Whether telemetry is off although an endpoint is set.',
    read: yesOrNo,
  }),
}
