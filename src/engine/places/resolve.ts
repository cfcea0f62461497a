import { roundTo } from '../statistics/round.js'
import type { Place } from '../../model/place.js'
import { judge, type Judgement } from './judge.js'
import { findMentions, type Gazetteer, type Mention } from './mentions.js'
import { tokenize } from './tokens.js'

/** One reading of a text: a place, how sure we are (0..1), and the stretch that says so (UTF-16 offsets). */
export interface PlaceReading {
  id: string
  confidence: number
  start: number
  end: number
  text: string
}

/** The likeliest reading, and the others worth showing: other places of that name, other places named. */
export interface ResolvedPlace extends PlaceReading {
  alternatives: PlaceReading[]
}

/** Bios are short; what lies beyond this is not read. */
const textLengthMax = 1000
const confidenceMin = 0.2
const alternativeMin = 0.05
const alternativesMax = 5
/** A second independent place in the text makes each less likely to be the home. */
const rivalMin = 0.4
const rivalFactor = 0.75

const toReading = (text: string, { place, confidence, start, end }: Judgement): PlaceReading => ({
  id: place.id,
  confidence: roundTo(confidence, 2),
  start,
  end,
  text: text.slice(start, end),
})

/**
 * Mentions that only say where another one lies are not places of their own: the "Spain" of "Valencia, Spain". Of two
 * that say so of each other ("Singapore, Singapore") the first stays.
 */
const withoutQualifiers = (judged: { mention: Mention; readings: Judgement[] }[]): Judgement[][] => {
  const used = new Set<Mention>()
  for (const { mention, readings } of judged) {
    if (!used.has(mention)) for (const qualifier of readings[0]?.qualifiers ?? []) used.add(qualifier)
  }
  const codes = new Set(judged.map(({ readings }) => readings[0]?.code?.start))
  return judged
    .filter(({ mention, readings }) => !used.has(mention) && !codes.has(mention.start) && readings.length > 0)
    .map(({ readings }) => readings)
}

const isSameLine = (a: Place, b: Place, gazetteer: Gazetteer): boolean =>
  a.id === b.id || [a, b].some((one) => gazetteer.ancestors(one.id).some(({ id }) => id === (one === a ? b : a).id))

/** Reads places out of free text: names and aliases of the dictionary, flags, codes, and what neighbours say about each other. */
export const createResolver =
  (gazetteer: Gazetteer) =>
  (given: string): ResolvedPlace | undefined => {
    const text = given.slice(0, textLengthMax)
    const tokens = tokenize(text)
    const mentions = findMentions(text, tokens, gazetteer)
    const judged = mentions.map((mention) => ({
      mention,
      readings: judge(mention, { mentions, tokens, text, gazetteer }),
    }))
    const groups = withoutQualifiers(judged)
    const tops = groups
      .flatMap((readings) => readings[0] ?? [])
      .sort((a, b) => b.preference - a.preference || a.start - b.start)
    const [best] = tops
    if (best === undefined || best.confidence < confidenceMin) return undefined
    const hasRival = tops.some(
      (other) => other.confidence >= rivalMin && !isSameLine(other.place, best.place, gazetteer),
    )
    const factor = hasRival ? rivalFactor : 1
    const confidence = best.confidence * factor
    const others = [...tops.slice(1), ...groups.flatMap((readings) => readings.slice(1))]
    const seen = new Set([best.place.id])
    const alternatives = others
      .sort((a, b) => b.confidence - a.confidence)
      .filter(({ place, confidence }) => confidence >= alternativeMin && !seen.has(place.id) && seen.add(place.id))
      .slice(0, alternativesMax)
      .map((reading) => toReading(text, { ...reading, confidence: Math.min(confidence, reading.confidence * factor) }))
    return { ...toReading(text, { ...best, confidence }), alternatives }
  }
