import type { RiskCategory } from '../risk.js'
import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { id } from './id.js'
import { ja } from './ja.js'
import { lines } from './lines.js'
import { pt } from './pt.js'

/** Stages of purchase intent a comment can be at; `none` has no sentences of its own. */
export const intentStages = [
  'asks_price',
  'asks_where',
  'wants',
  'will_buy',
  'bought',
  'repeat',
  'objects',
  'rejects',
] as const
export type IntentStage = (typeof intentStages)[number]

/** Sections every language has. */
export const sectionNames = [
  'days',
  'months',
  'openings',
  'asides',
  'questions',
  'signoffs',
  'feelings',
  'titles',
  'disclosures',
  'sponsored',
  'calls',
  'brandtalk',
  'official',
  'rival',
  'crisis',
  'work',
  'arttitles',
  'innocent',
  'praise',
  'chatter',
  'asking',
  'jokes',
  'friends',
  'critic',
  'answers',
  'product.good',
  'product.bad',
  'outrage',
  'spam',
  'generic',
] as const
export type SectionName = (typeof sectionNames)[number]

/** One language of the world: authored sentences by section. `[a|b]` are alternatives, `{slot}` is filled by the writer. */
export interface Tongue {
  code: string
  section(name: SectionName): readonly string[]
  risk(category: RiskCategory): readonly string[]
  stage(stage: IntentStage): readonly string[]
  /** What people of an interest post about, and the details they add. */
  life(topInterest: string): Life
}

/** English has every interest; the other languages write eight broader groups. */
const groupOf: Record<string, string> = {
  beauty: 'look',
  fashion: 'look',
  food: 'food',
  drinks: 'food',
  fitness: 'move',
  sports: 'move',
  outdoors: 'move',
  gaming: 'play',
  technology: 'play',
  home: 'home',
  gardening: 'home',
  family: 'home',
  pets: 'home',
  books: 'mind',
  wellness: 'mind',
  education: 'mind',
  music: 'art',
  dance: 'art',
  film: 'art',
  art: 'art',
  photography: 'art',
  comedy: 'art',
  travel: 'world',
  business: 'world',
  finance: 'world',
  automotive: 'world',
  news: 'world',
}

function parse(block: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let current: string[] = []
  for (const line of lines(block)) {
    if (line.startsWith('# ')) sections.set(line.slice(2), (current = []))
    else current.push(line)
  }
  return sections
}

function toTongue(code: string, block: string): Tongue {
  const sections = parse(block)
  const lives = new Map<string, Life>()
  const get = (name: string): string[] => {
    const found = sections.get(name)
    if (found === undefined || found.length === 0) throw new RangeError(`Language ${code} has no section ${name}.`)
    return found
  }
  return {
    code,
    section: get,
    risk: (category) => get(category === 'competitor_mention' ? 'rival' : `risk.${category}`),
    stage: (stage) => get(`stage.${stage}`),
    life(topInterest) {
      const known = lives.get(topInterest)
      if (known) return known
      const own = sections.get(topInterest)
      const life = own
        ? split(own)
        : lean(split(get(`life.${groupOf[topInterest] ?? 'world'}`)), get('life.extra'), topInterest)
      lives.set(topInterest, life)
      return life
    },
  }
}

interface Life {
  did: readonly string[]
  more: readonly string[]
}

const split = (all: readonly string[]): Life => ({
  did: all.filter((line) => !line.startsWith('+ ')),
  more: all.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2)),
})

/** Lines tagged with the interest come four times as often as those of its neighbours: people stray, but not most days. */
function lean(group: Life, extra: readonly string[], topInterest: string): Life {
  const tag = `(${topInterest}) `
  const bare = (line: string): string => line.replace(/^\([a-z]+\) /, '')
  const own = [...group.did, ...extra].filter((line) => line.startsWith(tag)).map(bare)
  const others = group.did.filter((line) => !line.startsWith(tag)).map(bare)
  return { did: [...own, ...own, ...own, ...own, ...others], more: group.more }
}

const blocks: Record<string, string> = { en, es, pt, fr, de, id, ar, ja }
const parsed = new Map<string, Tongue>()

/** The languages the world writes. */
export const tongueCodes: readonly string[] = Object.keys(blocks)

/** The language of a code; English where the world does not write it. Parsed on first use. */
export function tongueOf(code: string): Tongue {
  const known = parsed.get(code)
  if (known) return known
  const tongue = toTongue(code, blocks[code] ?? en)
  parsed.set(code, tongue)
  return tongue
}
