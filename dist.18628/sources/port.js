class SourceError extends Error {
  kind
  retryAfterMs
  /** What it is about: this one subject, or everything this source reads. A limit usually holds for everything. */
  scope
  constructor(kind, message, options = {}) {
    super(message, options.cause === void 0 ? void 0 : { cause: options.cause })
    this.name = 'SourceError'
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
    this.scope = options.scope ?? (kind === 'rate_limited' ? 'source' : 'subject')
  }
}
export { SourceError }
//# sourceMappingURL=port.js.map
