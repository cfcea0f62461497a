import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

/** IPv4 inside IPv6 is IPv4: one client has one address. */
const read = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined)

/** An address or a range such as 10.0.0.0/8; undefined where it is neither. */
export const readRange = (text: string): Range | undefined => {
  const address = read(text)
  if (address !== undefined) return [address, address.kind() === 'ipv4' ? 32 : 128]
  return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined
}

const isWithin = (address: Address, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits)

/** Whoever is asked says from where a call came. */
export type AddressOf = (request: Pick<FastifyRequest, 'socket' | 'headers'>) => string

/**
 * The address of the client. X-Forwarded-For counts only as far as trusted proxies have written it: it is read from its end, and the
 * first address that is none of them is the client. Whatever stands before was written by the client itself.
 */
export const createAddressOf = (trustedProxies: readonly string[]): AddressOf => {
  const ranges = trustedProxies.map(readRange).filter((range) => range !== undefined)
  const isTrusted = (address: Address): boolean => ranges.some((range) => isWithin(address, range))
  return ({ socket, headers }) => {
    let client = read(socket.remoteAddress ?? '')
    if (client === undefined) return ''
    const field = headers['x-forwarded-for']
    const hops = (Array.isArray(field) ? field.join(',') : (field ?? '')).split(',')
    while (isTrusted(client)) {
      const before = read((hops.pop() ?? '').trim().replace(/^\[|\]$/g, ''))
      if (before === undefined) break
      client = before
    }
    return client.toString()
  }
}
