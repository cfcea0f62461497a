import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { buildConnector } from 'undici'
import { isPublicAddress, literalOf } from './address.js'
import { FetchError } from './fetch-error.js'

/** Resolves a name to all its addresses; exchangeable, so that tests can play a name that changes its mind. */
export type Resolve = (hostname: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void

export interface ConnectOptions {
  /** "address:port" pairs that are reachable although they are not public. For tests; no setting leads here. */
  allowed: ReadonlySet<string>
  resolve?: Resolve
  timeoutMs: number
}

const resolveBySystem: Resolve = (hostname, callback) =>
  systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) => callback(error, addresses))

const refused = (): FetchError => new FetchError('forbidden_address', 'The address is not on the public internet.')

/**
 * Connects only to public addresses: the literal in the URL, every address a name resolves to, and the address the socket
 * is really connected with are all held against the rule, so that neither an odd spelling nor a name that changes its mind
 * between two look-ups gets through.
 */
export const createConnector = ({
  allowed,
  resolve = resolveBySystem,
  timeoutMs,
}: ConnectOptions): buildConnector.connector => {
  const mayReach = (address: string, port: string): boolean =>
    isPublicAddress(address) || allowed.has(`${address}:${port}`)
  const connectTo = (port: string): buildConnector.connector =>
    buildConnector({
      timeout: timeoutMs,
      allowH2: false,
      lookup: (hostname, options, callback) =>
        resolve(hostname, (error, addresses) => {
          if (error !== null) return callback(error, [])
          if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address, port)))
            return callback(refused(), [])
          const [first] = addresses
          return options.all === true || first === undefined
            ? callback(null, addresses)
            : callback(null, first.address, first.family)
        }),
    })
  return (options, callback) => {
    const port = options.port === '' ? (options.protocol === 'https:' ? '443' : '80') : options.port
    const literal = literalOf(options.hostname)
    if (literal !== undefined && !mayReach(literal, port)) return callback(refused(), null)
    return connectTo(port)(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null)
      const peer = socket.remoteAddress ?? ''
      if (mayReach(peer, port)) return callback(null, socket)
      socket.destroy()
      return callback(refused(), null)
    })
  }
}
