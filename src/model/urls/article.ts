const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igsh)$/

/** What an article is called here: its address without scheme, fragment and marks of campaigns. */
export const articleId = (address: string): string => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return (url.host + url.pathname.replace(/\/+$/, '') + url.search).slice(0, 500)
}

/** The site that an article stands on. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '')
