import { pino } from 'pino'
const logLevels = ['debug', 'info', 'warn', 'error', 'silent']
const createLog = (level) =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${/* @__PURE__ */ new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['authorization', '*.authorization', 'token', '*.token'], censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: true }),
  )
const silentLog = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLog,
}
export { createLog, logLevels, silentLog }
//# sourceMappingURL=log.js.map
