import { traced } from './span.js'

/** A call to another server as a step. Only the server is named: paths and queries hold keys and name people. */
export const traceRequest = <T>(address: string, method: string, work: () => Promise<T>): Promise<T> => {
  const attributes = () => {
    const { hostname = '', port = '', protocol = '' } = URL.canParse(address) ? new URL(address) : {}
    return {
      'http.request.method': method,
      'server.address': hostname,
      ...(port === '' ? {} : { 'server.port': Number(port) }),
      'url.scheme': protocol.replace(':', ''),
    }
  }
  return traced(method, { kind: 'client', attributes }, work)
}
