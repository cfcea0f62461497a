import type { Token } from './tokens.js'

/**
 * Names of groups of people, as adjectives and as plurals. The models are shown one name in place of them all: what they make of a
 * sentence cannot depend on who is meant in it. Slurs are not among them: they say something themselves.
 */
const adjectives =
  'black white african american asian latino latina latinx hispanic arab jewish muslim islamic christian catholic protestant hindu sikh buddhist taoist atheist mexican chinese japanese korean indian pakistani bangladeshi turkish polish romanian roma nigerian somali syrian afghan iranian iraqi palestinian israeli russian ukrainian vietnamese filipino indigenous aboriginal gay lesbian bisexual queer trans transgender transsexual homosexual heterosexual nonbinary intersex lgbt lgbtq disabled deaf blind autistic paralyzed elderly immigrant refugee migrant haitian cuban colombian venezuelan brazilian moroccan algerian kurdish egyptian ethiopian kenyan ghanaian jamaican irish german french british european canadian female male'
const plurals =
  'blacks whites africans americans asians latinos latinas hispanics arabs jews muslims christians catholics protestants hindus sikhs buddhists atheists mexicans indians pakistanis bangladeshis turks poles romanians nigerians somalis syrians afghans iranians iraqis palestinians israelis russians ukrainians filipinos gays lesbians bisexuals queers transgenders transsexuals homosexuals immigrants refugees migrants haitians cubans colombians venezuelans brazilians moroccans algerians kurds egyptians ethiopians kenyans jamaicans germans europeans canadians females males'

/** The name that stands for all: of those tried, hate on dev came out best with it, and nothing else changed. */
const oneAdjective = 'mexican'
const onePlural = 'mexicans'

const names = new Map([
  ...adjectives.split(' ').map((name) => [name, oneAdjective] as const),
  ...plurals.split(' ').map((name) => [name, onePlural] as const),
])

/** Everything that is read as the name of a group. */
export const groupNames: readonly string[] = [...names.keys()]

/** Colours of things are not people. */
const colours = new Set(['black', 'white', 'polish'])
const things = new Set(
  'friday dress shirt shoes shoe bag box coffee nails nail hair lipstick sneakers jeans jacket hoodie one version color colour screen mirror tea pepper market hole noise chocolate wine house car boots top skirt hat watch phone cat dog background and or'.split(
    ' ',
  ),
)

export interface OneGroup {
  text: string
  tokens: Token[]
}

/** A text and its tokens with one name for every group; undefined where none is named. Tokens keep their places in the text as given. */
export const nameOneGroup = (text: string, tokens: readonly Token[]): OneGroup | undefined => {
  let shown = ''
  let from = 0
  let changed: Token[] | undefined
  for (const [i, token] of tokens.entries()) {
    const name = token.kind === 'word' ? names.get(token.norm) : undefined
    if (name === undefined || name === token.norm) continue
    if (colours.has(token.norm) && things.has(tokens[i + 1]?.norm ?? '')) continue
    changed ??= [...tokens]
    changed[i] = { ...token, norm: name }
    shown += text.slice(from, token.start) + name
    from = token.end
  }
  return changed === undefined ? undefined : { text: shown + text.slice(from), tokens: changed }
}
