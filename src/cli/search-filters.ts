import { note, UsageError, type Invocation } from './command.js'
import { textOf, type Json, type ServerCall } from './server-call.js'
import { plain } from './terminal-text.js'
import { readText } from './read-text.js'
import { readNetwork } from './words-of-flags.js'

interface Range {
  min?: number
  max?: number
}

const thousands: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 }

/** 5000, 10k, 1.5M. */
const count = (text: string): number =>
  Math.round(Number.parseFloat(text) * (thousands[text.at(-1)?.toLowerCase() ?? ''] ?? 1))

const range = (text: string | undefined, wrong: string): Range | undefined => {
  if (text === undefined) return undefined
  const [, min, max = ''] = /^(\d*|\d+(?:\.\d+)?[km])\.\.(\d*|\d+(?:\.\d+)?[km])$/i.exec(text) ?? []
  if (min === undefined || (min === '' && max === '')) throw new UsageError(wrong)
  return { ...(min === '' ? {} : { min: count(min) }), ...(max === '' ? {} : { max: count(max) }) }
}

/** 100..500, ..500, ..500 EUR. */
const price = (text: string | undefined): (Range & { currency?: string }) | undefined => {
  const [, bounds, currency] = /^(\S+?)\s*([A-Za-z]{3})?$/.exec(text?.trim() ?? '') ?? []
  const found = range(
    text === undefined ? undefined : (bounds ?? ''),
    '--price takes a range such as 100..500, ..500 or "..500 EUR"',
  )
  return found && { ...found, ...(currency === undefined ? {} : { currency: currency.toUpperCase() }) }
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const readJson = (said: string): Json => {
  const isInline = said.trimStart().startsWith('{')
  try {
    return JSON.parse(isInline ? said : readText(said)) as Json
  } catch (error) {
    throw new UsageError(`--filters takes JSON or a file that holds it: ${(error as Error).message}`)
  }
}

/** What the words of a sentence became, so that nobody searches for something else than was meant. */
const explain = (explained: Json[]): void => {
  for (const { words, filter, meaning } of explained)
    if (filter !== null) note(`${plain(textOf(words))}: ${plain(textOf(meaning))}`)
}

/** The filters that flags and words name together. A flag replaces what the sentence says of the same. */
export const readFilters = async (query: string, { text }: Invocation, server: ServerCall): Promise<Json> => {
  const followers = range(text['followers'], '--followers takes a range such as 5000..50000, 5k..50k or 10k..')
  const priced = price(text['price'])
  const [interests, networks] = [list(text['interest']), list(text['network'])?.map(readNetwork)]
  const given = text['filters'] === undefined ? {} : readJson(text['filters'])
  let asked: Json = {}
  if (text['ask'] !== undefined) {
    const answer = await server.call('POST', '/discovery/interpret', { text: text['ask'] })
    asked = answer['filters'] as Json
    explain(answer['explained'] as Json[])
  }
  return {
    ...asked,
    ...given,
    ...(query === '' ? {} : { query }),
    ...(networks === undefined ? {} : { network: networks }),
    ...(followers === undefined ? {} : { followers }),
    ...(priced === undefined ? {} : { price: priced }),
    ...(interests === undefined ? {} : { interests: { any_of: interests } }),
  }
}
