import { Draw, mix, purpose, unit } from './draw.js'
import type { DemoContext } from './demo-context.js'
import { leafTags } from './hashtags.js'
import type { Post } from './posts.js'
import { slotsFor } from './slots.js'
import { expand } from './text/expand.js'
import { type DemoLanguage, tongueOf } from './text/demo-language.js'
import { oddTexts } from './unicode.js'
import { atWork, emojiFor, say, type Voice, voiceOf } from './voice.js'

/** What a creator wrote. */
export interface Caption {
  title: string | null
  text: string
  language: string
}

const titledNetworks = new Set(['youtube', 'twitch', 'pinterest'])

/** Openings that run into the next sentence instead of ending. */
const runsOn = /(?:[:,]| (?:but|and|first|yet|pero|mas|mais|aber|tapi|y|e|et|und|dan|بس|و)|けど|ですが)$/
const isName = /^(?:I\b|[A-Z]{2}|\p{Lu}\p{Ll}+ (?:says|said|came|talked|dice|diz|dit|meint))/u

const joinOpening = (opening: string, main: string): string => {
  if (!runsOn.test(opening)) return ''
  return `${opening} ${isName.test(main) || opening.endsWith(':') ? main : main.charAt(0).toLowerCase() + main.slice(1)}`
}

/** Some who speak two languages post in the second now and then. */
export const languageOf = ({ account, key }: Post): string =>
  account.person.secondLanguage !== null && unit(mix(key, 99)) < 0.2
    ? account.person.secondLanguage
    : account.person.language

/** The words of a post, in the creator's voice and language. */
export const writePost = (context: DemoContext, post: Post): Caption => {
  const { person, network } = post.account
  const draw = new Draw(mix(post.key, purpose.caption))
  const language = languageOf(post)
  const tongue = tongueOf(language)
  const own = voiceOf(context.seed, person)
  const voice = network === 'professional' ? atWork(own) : own
  if (person.magic === 'demo_unicode') return { title: null, text: draw.pick(oddTexts), language }
  const slots = slotsFor(draw, person, voice.pet, language, post)
  const spelled = bodyOf(post, tongue, voice, draw, network === 'professional').map((pattern) =>
    expand(pattern, draw, tongue, slots),
  )
  const [first = '', second = ''] = spelled
  const joined = joinOpening(first, second)
  const body = (joined === '' ? spelled : [joined, ...spelled.slice(2)]).map((text) => say(text, voice, draw, language))
  const hasTitle =
    titledNetworks.has(network) || post.type === 'article' || (network === 'facebook' && post.type === 'video')
  const titles = tongue.section(post.type === 'article' ? 'arttitles' : 'titles')
  const title = hasTitle ? expand(draw.pick(titles), draw, tongue, slots) : null
  const disclosure =
    post.disclosure === 'text' || post.disclosure === 'both'
      ? expand(draw.pick(tongue.section('disclosures')), draw, tongue, slots)
      : null
  return { title, text: assemble(body, post, voice, draw, disclosure), language }
}

/** The sentences of a post, before they are spoken. */
const bodyOf = (post: Post, tongue: DemoLanguage, voice: Voice, draw: Draw, professional: boolean): string[] => {
  const from = (name: Parameters<DemoLanguage['section']>[0]): string => draw.pick(tongue.section(name))
  const life = tongue.life(post.account.person.topInterest)
  switch (post.kind) {
    case 'sponsored':
      return [
        ...(voice.length > 1 && draw.chance(0.4) ? [draw.pick(life.did)] : []),
        from('sponsored'),
        ...(voice.length > 0 && draw.chance(0.4) ? [draw.pick(life.more)] : []),
        ...(draw.chance(0.6) ? [from('calls')] : []),
      ]
    case 'official':
      return [from('official'), ...(draw.chance(0.5) ? [from('calls')] : [])]
    case 'brandtalk':
      return [from('brandtalk'), ...(draw.chance(0.3) ? [from('asides')] : [])]
    case 'rival':
      return [from('rival'), ...(draw.chance(0.3) ? [from('questions')] : [])]
    case 'crisis':
      return [from('crisis'), ...(draw.chance(0.25) ? [from('crisis')] : [])]
    case 'risky':
      return [
        ...(draw.chance(0.2) ? [from('openings')] : []),
        draw.pick(tongue.risk(post.risk[0] ?? 'profanity')),
        ...(draw.chance(0.35) ? [from('asides')] : []),
      ]
    case 'innocent':
      return [from('innocent'), ...(draw.chance(0.4) ? [from('asides')] : [])]
    case 'life':
      if (post.type === 'reply') return [from(draw.pick(['praise', 'asking', 'chatter', 'jokes', 'critic'] as const))]
      return professional && draw.chance(0.75) ? workBody(tongue, voice, draw) : lifeBody(life, from, voice, draw)
  }
}

const workBody = (tongue: DemoLanguage, voice: Voice, draw: Draw): string[] => {
  const body = [draw.pick(tongue.section('work'))]
  if (voice.length > 0) body.push(draw.pick(tongue.section(draw.chance(0.5) ? 'feelings' : 'asides')))
  if (draw.chance(0.45)) body.push(draw.pick(tongue.section('questions')))
  return body
}

const lifeBody = (
  life: { did: readonly string[]; more: readonly string[] },
  from: (name: Parameters<DemoLanguage['section']>[0]) => string,
  voice: Voice,
  draw: Draw,
): string[] => {
  const main = draw.pick(life.did)
  const size = voice.length + (draw.chance(0.25) ? 1 : 0) - (draw.chance(0.25) ? 1 : 0)
  if (size <= 0) return draw.chance(0.15) ? [draw.pick(life.more)] : [main]
  const body = draw.chance(0.3) ? [from('openings'), main] : [main]
  if (draw.chance(0.5)) body.push(draw.pick(life.more))
  if (draw.chance(0.35)) body.push(from('feelings'))
  if (size > 1 && draw.chance(0.6)) body.push(from('asides'))
  if (size > 2) {
    const second = draw.pick(life.did)
    if (second !== main) body.push(second)
  }
  if (draw.chance(0.3)) body.push(from('questions'))
  if (size > 1 && draw.chance(0.3)) body.push(voice.habit ?? from('signoffs'))
  return body
}

const assemble = (body: string[], post: Post, voice: Voice, draw: Draw, disclosure: string | null): string => {
  const emoji = emojiFor(voice, draw)
  const where = draw.int(Math.max(1, body.length))
  const spoken = body.map((sentence, i) =>
    i === where && emoji !== '' ? `${sentence.replace(/\.$/, '')} ${emoji}` : sentence,
  )
  const text = spoken.join(voice.joiner).replace(/:\s+(\p{Lu})/u, ': $1')
  const mention =
    post.brand && (post.kind === 'sponsored' || draw.chance(0.3)) ? ` @${post.brand.id.slice(6)}.official` : ''
  const tags = leafTags(draw, post, voice)
  const early = disclosure !== null && draw.chance(0.35)
  const ending =
    tags.length === 0 ? '' : voice.tagStyle === 'block' ? `\n.\n.\n${tags.join(' ')}` : ` ${tags.join(' ')}`
  return `${early ? `${disclosure} ` : ''}${text}${mention}${disclosure !== null && !early ? ` ${disclosure}` : ''}${ending}`.trim()
}
