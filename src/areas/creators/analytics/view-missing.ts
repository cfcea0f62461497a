import type { ReportView } from './make-report.js'

/** Parts of a report as people call them. */
const names: Readonly<Record<string, string>> = {
  account_score: 'Account score',
  'audiences.followers': 'Followers',
  'audiences.commenters': 'Commenters',
  'audiences.likers': 'Likers',
  first_party: 'Figures from the connected account',
  look_alikes: 'Similar creators',
  brand_affinity: 'Brands in posts',
  everything: 'The whole report',
}

const nameOf = (item: string): string => {
  const price = /^price\.(.+)$/u.exec(item)?.[1]
  if (price !== undefined) return `Price of a post (${price})`
  const plain = item.replaceAll(/[._]+/gu, ' ')
  return names[item] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** How to configure a server is no matter of who reads a report. */
const withoutSettings = (detail: string): string => detail.replaceAll(/ \(ROSTRA_[^)]*\)/gu, '')

/** What a report has nothing about, in plain words, with the reason. */
export const sayMissing = (missing: ReportView['missing']): string[] =>
  missing.slice(0, 20).map(({ item, detail }) => `${nameOf(item)}: ${withoutSettings(detail)}`)
