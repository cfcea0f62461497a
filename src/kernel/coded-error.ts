/** An error that its catchers tell apart by a code, never by its sentence. It keeps its code between threads. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const hasCode = (error: unknown, code: string): error is CodedError =>
  error instanceof CodedError && error.code === code

/** What of an error can be sent to another thread: structured cloning alone drops its fields and the name of its class. */
export const toSendable = (error: unknown): unknown =>
  error instanceof Error ? { ...error, name: error.name, message: error.message, stack: error.stack } : error

/** The error that another thread sent, as an error again, with its code where it had one. */
export const fromSendable = (sent: unknown): unknown => {
  if (typeof sent !== 'object' || sent === null || sent instanceof Error || !('message' in sent)) return sent
  const message = String(sent.message)
  const error = 'code' in sent ? new CodedError(String(sent.code), message) : new Error(message)
  return Object.assign(error, sent)
}
