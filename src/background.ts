import type { Context } from './context.js'
import type { Config } from './config.js'
import type { MetricExporter } from './kernel/traces/metric-exporter.js'
import { openMetricExport } from './kernel/traces/open.js'
import type { MetricFamily } from './kernel/traces/otlp-metrics.js'
import type { Network } from './model/network.js'
import { version } from './version.js'

/** Does now what the first caller would otherwise wait for: the book of demo handles. */
export const warmUp = ({ demo, log }: Context): void => {
  demo?.readAhead().catch((error: unknown) => log.warn({ err: error }, 'demo handles are loaded on first use'))
}

/** Follows the streams of networks, each in one process alone. */
export const followStreams = async (
  { leases, gathering: { streams } }: Context,
  signal: AbortSignal,
): Promise<void> => {
  const follow = (network: Network) =>
    leases.inTurn(`stream-${network}`, signal, (held) => streams.follow(network, held))
  await Promise.all(streams.networks().map(follow))
}

/** Sends metrics to a collector, where an operator named one. */
export const exportMetrics = (
  { clock, log }: Context,
  config: Config,
  read: () => Promise<readonly MetricFamily[]>,
): MetricExporter | undefined =>
  openMetricExport(config, version, {
    now: () => clock.now(),
    read,
    onTrouble: (trouble) => log.warn({ trouble }, 'metrics cannot be sent to the collector'),
  })
