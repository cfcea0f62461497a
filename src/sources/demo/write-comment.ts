import type { CommentPlan, Crowd } from './comment-plan.js'
import { crisisOf } from './campaigns.js'
import { Draw, mix, purpose } from './draw.js'
import { countries } from './geography.js'
import type { DemoContext } from './demo-context.js'
import { memberTruth } from './members.js'
import { cityIn, slotsFor } from './slots.js'
import { expand } from './text/expand.js'
import { type DemoLanguage, tongueOf } from './text/demo-language.js'
import { voiceOf } from './voice.js'

const laughs: Record<string, string[]> = {
  en: ['lol', 'haha', 'omg', 'ngl', 'fr'],
  es: ['jajaja', 'jaja', 'amiga', 'bro'],
  pt: ['kkkk', 'kkkkkk', 'mds', 'gente'],
  fr: ['mdr', 'ptdr', 'grave', 'franchement'],
  de: ['haha', 'lol', 'omg', 'digga'],
  id: ['wkwk', 'wkwkwk', 'kak', 'dong'],
  ar: ['ههههه', 'والله', 'ما شاء الله'],
  ja: ['笑', 'w', '…！'],
}
const emoji = '😂 😍 🔥 ❤️ 😭 🙌 👏 💀 🥹 🥰 👀 ✨ 💯 🫶 🤣 😅 🙏'.split(' ')
const sour = '😒 🙄 👎 😑 😡 🤡 😩 💀'.split(' ')

/** What someone wrote under a post. Commenters have habits too: they come from the author, the words from the comment. */
export const writeComment = (crowd: Crowd, plan: CommentPlan, language: string): string => {
  const tongue = tongueOf(language)
  const draw = new Draw(mix(plan.key, purpose.commentText))
  const { post, context } = crowd
  if (plan.cluster !== null) return copied(crowd, plan, tongue, draw)
  const crisis = crisisOf(context)
  const about =
    plan.kind === 'outrage' && !post.brand
      ? { brand: crisis.brand, product: crisis.product, rival: null }
      : { ...post, rival: post.rival ?? rivalFor(crowd) }
  const slots = slotsFor(draw, post.account.person, voiceOf(context.seed, post.account.person).pet, language, about)
  const home = plan.author === null ? null : authorCity(context, plan.author, language)
  if (home !== null) slots.city = home
  const patterns = patternsFor(tongue, plan, about.brand !== null)
  return roughen(expand(draw.pick(patterns), draw, tongue, slots), plan, language, draw)
}

/** Commenters greet from where they live, not from where the creator does. */
const authorCity = (context: DemoContext, author: number, language: string): string | null => {
  const truth = memberTruth(context, author)
  const nation = countries[truth.country]
  const city = nation?.cities[truth.city]
  return nation && city ? cityIn(city, nation.language === language) : null
}

const rivalFor = ({ context, post }: Crowd): Crowd['post']['rival'] => {
  const { brand } = post
  if (!brand) return null
  const group = context.brandsByInterest.get(brand.topInterest) ?? []
  return group.find((other) => other.id !== brand.id) ?? brand
}

const needsBrand = /\{(brand|product|short|rival|brandtag)\}/

/** Under a post that names no product people ask about 'it', not about a brand. */
const patternsFor = (tongue: DemoLanguage, plan: CommentPlan, branded: boolean): readonly string[] => {
  const all = plan.stage ? tongue.stage(plan.stage) : tongue.section(plan.kind === 'intent' ? 'praise' : plan.kind)
  if (branded) return all
  const plain = all.filter((pattern) => !needsBrand.test(pattern))
  return plain.length > 0 ? plain : tongue.section('praise')
}

/** Copy-paste spam: the words come from the cluster, only the decoration from the comment. */
const copied = (crowd: Crowd, plan: CommentPlan, tongue: DemoLanguage, draw: Draw): string => {
  const language = tongue.code
  const shared = new Draw(plan.cluster ?? 0)
  const { post, context } = crowd
  const slots = slotsFor(shared, post.account.person, voiceOf(context.seed, post.account.person).pet, language, post)
  const text = expand(shared.pick(tongue.section(plan.kind === 'generic' ? 'generic' : 'spam')), shared, tongue, slots)
  if (draw.chance(0.45)) return text
  return draw.pick([
    `${text}!`,
    `${text} ${draw.pick(emoji)}`,
    `${text}.`,
    text.toLowerCase(),
    `${draw.pick(emoji)} ${text}`,
    `${text} ${draw.int(99)}`,
  ])
}

const roughen = (sentence: string, plan: CommentPlan, language: string, draw: Draw): string => {
  const habits = new Draw(mix(plan.author ?? 1, purpose.voice))
  const [loud, fond, tidy, clumsy] = [habits.chance(0.04), habits.chance(0.4), habits.chance(0.2), habits.chance(0.07)]
  let text = sentence
  if (plan.kind === 'answers') return draw.chance(0.3) ? `${text} ${draw.pick(['🫶', '❤️', '🙏', '😂'])}` : text
  const latin = /^[\p{Script=Latin}\p{P}\p{S}\p{N}\p{Emoji}\s]*$/u.test(text)
  if (latin && !text.startsWith('@')) {
    if (tidy) text = text.charAt(0).toUpperCase() + text.slice(1)
    if (loud) text = text.toUpperCase()
    if (draw.chance(0.05))
      text = text.replace(/([aeo])(\W|$)/, (_, vowel: string, end: string) => vowel.repeat(draw.between(2, 5)) + end)
    if (clumsy && draw.chance(0.5)) text = text.replace(/([a-z])([a-z])( |$)/, '$2$1$3')
  }
  if (draw.chance(0.09))
    text = draw.chance(0.5)
      ? `${text} ${draw.pick(laughs[language] ?? ['haha'])}`
      : `${draw.pick(laughs[language] ?? ['haha'])} ${text}`
  if (tidy && /[\p{L}\p{N}]$/u.test(text)) text += language === 'ja' ? '。' : '.'
  else if (draw.chance(0.12) && /[\p{L}\p{N}]$/u.test(text)) text += draw.pick(['!', '!!', '!!!', '...', ' :)'])
  if (fond && draw.chance(plan.sentiment === 'negative' ? 0.3 : 0.65))
    text += ` ${draw.pick(plan.sentiment === 'negative' ? sour : emoji).repeat(draw.pick([1, 1, 1, 2, 3]))}`
  return text
}
