import { z } from 'zod'
import { integer, list, setting } from '../kernel/setting.js'
import { readRange } from './client-address.js'

/** What a caller may ask for at once, and from where. */
export const httpSettings = {
  ratePerMinute: setting({
    env: 'ROSTRA_RATE_PER_MINUTE',
    fallback: 6000,
    meaning: 'Calls per minute for each token, unless the token has its own rate. 0 means no limit.',
    read: integer(0, 10_000_000),
  }),
  bodyBytesMax: setting({
    env: 'ROSTRA_BODY_BYTES_MAX',
    fallback: 1_048_576,
    meaning: 'Maximum size of a request body in bytes, unless the operation defines its own.',
    read: integer(1024, 104_857_600),
  }),
  uploadBytesMax: setting({
    env: 'ROSTRA_UPLOAD_BYTES_MAX',
    fallback: 10_737_418_240,
    meaning: 'Largest file that can be uploaded to /imports/files, in bytes.',
    read: integer(1024, 1_099_511_627_776),
  }),
  timeoutMs: setting({
    env: 'ROSTRA_TIMEOUT_MS',
    fallback: 35_000,
    meaning: 'Maximum duration of a call in milliseconds, unless the operation defines its own.',
    read: integer(1000, 600_000),
  }),
  callsMax: setting({
    env: 'ROSTRA_CALLS_MAX',
    fallback: 1000,
    meaning: 'Maximum number of concurrent calls. Further calls get 503.',
    read: integer(1, 1_000_000),
  }),
  loopDelayMaxMs: setting({
    env: 'ROSTRA_LOOP_DELAY_MAX_MS',
    fallback: 40,
    meaning:
      'Event loop delay in milliseconds above which the server accepts fewer concurrent calls; the rest get 503. See docs/reliability.md.',
    read: integer(10, 60_000),
  }),
  sessionIdleMinutes: setting({
    env: 'ROSTRA_SESSION_IDLE_MINUTES',
    fallback: 720,
    meaning: 'Minutes without a call after which a console session ends.',
    read: integer(5, 43_200),
  }),
  sessionHours: setting({
    env: 'ROSTRA_SESSION_HOURS',
    fallback: 168,
    meaning: 'Hours after which a console session ends in any case.',
    read: integer(1, 8760),
  }),
  trustedProxies: setting<string[]>({
    env: 'ROSTRA_TRUSTED_PROXIES',
    fallback: [],
    meaning:
      'Addresses or ranges (10.0.0.0/8) of the proxies in front of the server, separated by commas. Only what they write into X-Forwarded-For counts as the address of a client, for sign-in limits, sessions and the audit log.',
    read: list.refine((ranges) => ranges.every((range) => readRange(range) !== undefined), {
      error: 'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    }),
  }),
  metricsToken: setting<string | undefined>({
    env: 'ROSTRA_METRICS_TOKEN',
    fallback: undefined,
    meaning:
      'Token that readers of /metrics must send (`Authorization: Bearer`), at least 16 characters. Without it, anyone who can reach the server can read the metrics.',
    read: z.string().min(16, 'must have at least 16 characters'),
    secret: true,
  }),
  corsOrigins: setting<string[]>({
    env: 'ROSTRA_CORS_ORIGINS',
    fallback: [],
    meaning: 'Web origins that may call the API from a browser (CORS), separated by commas. None by default.',
    read: list,
  }),
}
