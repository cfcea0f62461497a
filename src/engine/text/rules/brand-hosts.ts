/** The host of an address, without what every site begins with. */
export const hostOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/?#:].*$/s, '')

/** The brand of a site: of the host, or of what the host lies under. */
export const ofHost = (host: string, domains: ReadonlyMap<string, string>): string | undefined => {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const id = domains.get(rest)
    if (id !== undefined) return id
  }
  return undefined
}
