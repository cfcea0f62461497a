import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { id } from './id.js'
import { ja } from './ja.js'
import { lines } from './lines.js'
import { pt } from './pt.js'
const intentStages = ['asks_price', 'asks_where', 'wants', 'will_buy', 'bought', 'repeat', 'objects', 'rejects']
const sectionNames = [
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
]
const groupOf = {
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
function parse(block) {
  const sections = /* @__PURE__ */ new Map()
  let current = []
  for (const line of lines(block)) {
    if (line.startsWith('# ')) sections.set(line.slice(2), (current = []))
    else current.push(line)
  }
  return sections
}
function toTongue(code, block) {
  const sections = parse(block)
  const lives = /* @__PURE__ */ new Map()
  const get = (name) => {
    const found = sections.get(name)
    if (found === void 0 || found.length === 0) throw new RangeError(`Language ${code} has no section ${name}.`)
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
const split = (all) => ({
  did: all.filter((line) => !line.startsWith('+ ')),
  more: all.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2)),
})
function lean(group, extra, topInterest) {
  const tag = `(${topInterest}) `
  const bare = (line) => line.replace(/^\([a-z]+\) /, '')
  const own = [...group.did, ...extra].filter((line) => line.startsWith(tag)).map(bare)
  const others = group.did.filter((line) => !line.startsWith(tag)).map(bare)
  return { did: [...own, ...own, ...own, ...own, ...others], more: group.more }
}
const blocks = { en, es, pt, fr, de, id, ar, ja }
const parsed = /* @__PURE__ */ new Map()
const tongueCodes = Object.keys(blocks)
function tongueOf(code) {
  const known = parsed.get(code)
  if (known) return known
  const tongue = toTongue(code, blocks[code] ?? en)
  parsed.set(code, tongue)
  return tongue
}
export { intentStages, sectionNames, tongueCodes, tongueOf }
//# sourceMappingURL=tongue.js.map
