import type { RiskCategory } from '../risk.js'
import { once } from '../../../assets/words.js'
import { languagesOf, sectionsOf } from './written.js'

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
export interface DemoLanguage {
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

interface Life {
  did: readonly string[]
  more: readonly string[]
}

/** The files of a language. */
const subjects = ['posts', 'life', 'risk', 'comments']

const toTongue = (code: string): DemoLanguage => {
  const sections = new Map<string, Life>()
  for (const { name, words, entries } of subjects.flatMap((subject) => sectionsOf(subject, code))) {
    const { did, more } = sections.get(name) ?? { did: [], more: [] }
    sections.set(name, words.includes('more') ? { did, more: entries } : { did: entries, more })
  }
  const lives = new Map<string, Life>()
  const get = (name: string): Life => {
    const found = sections.get(name)
    if (found === undefined) throw new RangeError(`Language ${code} has no section ${name}.`)
    return found
  }
  return {
    code,
    section: (name) => get(name).did,
    risk: (category) => get(category === 'competitor_mention' ? 'rival' : `risk.${category}`).did,
    stage: (stage) => get(`stage.${stage}`).did,
    life(topInterest) {
      const known = lives.get(topInterest)
      if (known) return known
      const life =
        sections.get(topInterest) ??
        lean(get(`life.${groupOf[topInterest] ?? 'world'}`), get('life.extra').did, topInterest)
      lives.set(topInterest, life)
      return life
    },
  }
}

/** Lines tagged with the interest come four times as often as those of its neighbours: people stray, but not most days. */
const lean = (group: Life, extra: readonly string[], topInterest: string): Life => {
  const tag = `(${topInterest}) `
  const bare = (line: string): string => line.replace(/^\([a-z]+\) /, '')
  const own = [...group.did, ...extra].filter((line) => line.startsWith(tag)).map(bare)
  const others = group.did.filter((line) => !line.startsWith(tag)).map(bare)
  return { did: [...own, ...own, ...own, ...own, ...others], more: group.more }
}

const parsed = new Map<string, DemoLanguage>()

/** The languages the world writes. */
export const tongueCodes = once((): readonly string[] => languagesOf('posts'))

/** The language of a code; English where the world does not write it. Read on first use. */
export const tongueOf = (code: string): DemoLanguage => {
  const known = parsed.get(code)
  if (known) return known
  const tongue = toTongue(tongueCodes().includes(code) ? code : 'en')
  parsed.set(code, tongue)
  return tongue
}
