/** What a stream needs of a connection. Sockets of the web have it; so has an event stream over HTTP. */
export interface StreamSocket {
  on(event: 'open' | 'pong', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'message', listener: (data: Buffer) => void): unknown
  once(event: 'close', listener: () => void): unknown
  readonly isPaused: boolean
  readonly readyState: number
  pause(): void
  resume(): void
  send(text: string): void
  ping(): void
  terminate(): void
}
