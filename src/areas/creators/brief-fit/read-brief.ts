import type { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import type { Filters } from '../discovery/filters.js'
import { interpret } from '../interpret/interpret.js'
import type { Explained } from '../interpret/state.js'
import { openLookups, type LookupNeeds } from '../interpret/operation.js'
import { BriefFields, type BriefBody } from './contract.js'

export interface Budget {
  amount: number
  currency: string
}

/** A brief as it was understood. */
export interface Brief {
  filters: Filters
  budget: Budget | null
  explained: Explained[]
  notUnderstood: string[]
}

const currencies: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  gbp: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
}
const amount = String.raw`(\d+(?:[.,]\d+)*)\s?(k?)`
const sign = '(€|\\$|£|eur|euros?|usd|dollars?|gbp|pounds|chf)'
const money = new RegExp(
  `(?:\\b(?:a |our |ein |un |une )?(?:total )?(?:budget|presupuesto|price|fee|honorar)\\b[^\\d€$£]{0,20})?(?:${sign}\\s?${amount}|${amount}\\s?${sign}(?![\\p{L}]))(?:\\s*(?:per|a|pro|por|par|each)\\s*(?:post|video|reel|beitrag|publicación|publication|creator)?)?`,
  'iu',
)

const toAmount = (digits: string, thousand: string): number => {
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  return Number(plain) * (thousand === '' ? 1 : 1000)
}

/** A sum of money in a text, and the text with blanks in its place, so that what is left stands where it stood. */
export const readBudget = (text: string): { budget: Budget | null; rest: string } => {
  const found = money.exec(text)
  if (found === null) return { budget: null, rest: text }
  const [whole, before, digitsA, kA, digitsB, kB, behind] = found
  const currency = currencies[(before ?? behind ?? '').toLowerCase()]
  const value = toAmount(digitsA ?? digitsB ?? '', kA ?? kB ?? '')
  if (currency === undefined || !Number.isFinite(value)) return { budget: null, rest: text }
  const rest = text.slice(0, found.index) + ' '.repeat(whole.length) + text.slice(found.index + whole.length)
  return { budget: { amount: value, currency }, rest }
}

/** What a brief cannot be compared with is no factor: it is named among what was not understood. */
const fields = ['network', 'interests', 'languages', 'locations', 'followers', 'gender', 'audience', 'sponsored_by']

export const readBrief = async (
  { text, filters: given, budget }: z.output<typeof BriefBody>,
  needs: LookupNeeds & { clock: Clock },
): Promise<Brief> => {
  if (text === undefined) return { filters: given ?? {}, budget: budget ?? null, explained: [], notUnderstood: [] }
  const said = readBudget(text)
  const { filters, explained } = interpret(said.rest, await openLookups(said.rest, needs), needs.clock.now())
  // Read as if a client had sent them, so that what may be left out is filled in.
  const used = BriefFields.safeParse(
    Object.fromEntries(Object.entries(filters).filter(([name]) => fields.includes(name))),
  )
  const left = explained.filter(({ filter, unused }) => unused || (filter !== null && !fields.includes(filter)))
  return {
    filters: { ...(used.success ? used.data : {}), ...given },
    budget: budget ?? said.budget,
    explained,
    notUnderstood: left.map(({ words }) => words),
  }
}
