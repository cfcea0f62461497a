import ipaddr from 'ipaddr.js'

/** Of a public range, yet answered by the machine's own host: Azure hands out certificates and settings of the machine there. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether anybody on the internet could be asked at this address: not loopback, not a private or link-local network, not
 * multicast, and none of the ranges that carry another address inside (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = ipaddr.process(address)
    // Of IPv6 only 2000::/3 is handed out; what lies outside, such as ::127.0.0.1, is an old way to write something else.
    const handedOut = parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20
    return handedOut && parsed.range() === 'unicast' && !platformAddresses.has(parsed.toString())
  } catch {
    return false
  }
}

/** An address literal as a URL writes it, without the brackets of IPv6; undefined for a name. */
export const literalOf = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : undefined
}
