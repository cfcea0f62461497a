import type { Cost } from '../port.js'

/** Largest page of videos, and of comment threads. */
export const pageMax = 50
export const threadsMax = 100
/** Threads come with five replies; the others cost a call for each hundred. So many calls are made for a page of threads at most. */
export const replyCallsMax = 20
/** A search costs so many units, every other call one. */
export const searchUnits = 100
/** So many contents are asked for at once at most. */
const askedMax = 100

/** What so many records take. Contents need the channel with every question, and two calls for a page; hits of a search three. */
export const costOf = (operation: string, items: number): Cost => {
  const pages = Math.ceil(items / pageMax)
  const alike = (calls: number): Cost => ({ calls, units: calls, usd: 0 })
  switch (operation) {
    case 'profile':
      return alike(items)
    case 'content':
      return alike(2 * items)
    case 'contents':
      return alike(Math.ceil(items / askedMax) + 2 * pages)
    case 'comments':
      return alike(Math.ceil(items / threadsMax) * (1 + replyCallsMax))
    case 'search':
      return { calls: 3 * pages, units: (searchUnits + 2) * pages, usd: 0 }
    default:
      return alike(0)
  }
}
