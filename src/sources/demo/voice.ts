import { Draw, keyOf, purpose } from './draw.js'
import type { Person } from './person.js'

/** How one person writes: the same in every post, so that creators sound like themselves and unlike each other. */
export interface Voice {
  casing: 'usual' | 'lower' | 'shouty'
  /** How a sentence ends when it has no mark of its own. */
  stop: '.' | '' | '!' | '!!' | '…' | ' ~'
  joiner: ' ' | '\n' | '\n\n'
  /** Mean emoji in a post. */
  emoji: number
  emojiSet: string[]
  typos: number
  /** 0 terse … 3 chatty. */
  length: number
  hashtags: number
  tagStyle: 'end' | 'block' | 'inline'
  pet: string
  /** A sign-off of one's own, used often. */
  habit: string | null
  abbreviates: boolean
}

const emojiByInterest: Record<string, string> = {
  beauty: '✨ 💄 🧴 💅 🫶 💕',
  fashion: '🖤 👢 🧥 ✨ 👜 💋',
  food: '🍋 🍝 🔥 🥖 😋 🍅',
  drinks: '☕ 🍵 🫖 🍊 ✨',
  fitness: '💪 🏋️ 🔥 😮‍💨 🏃',
  sports: '⚽ 🏀 🔥 😤 🏆',
  outdoors: '🏔️ 🌲 🚲 🌊 ⛺ 🌅',
  travel: '✈️ 🌍 🚂 🗺️ 🌞',
  gaming: '🎮 💀 😭 🔥 👾',
  technology: '💻 🔧 🤖 ⚡ 😅',
  music: '🎸 🎶 🎧 🖤 🎤',
  dance: '💃 🩰 🔥 🫠',
  film: '🎬 🍿 😭 👀',
  art: '🎨 🖍️ 🏺 ✏️ 🌀',
  photography: '📷 🎞️ 🌫️ 👀',
  books: '📚 🥲 ☕ 📖',
  comedy: '😂 💀 😭 🤡',
  home: '🛋️ 🔨 🪴 🧽 🏠',
  gardening: '🌱 🍅 🌻 🐌',
  family: '👶 🥹 ❤️ 🧸 😴',
  pets: '🐶 🐱 🐾 🥹 ❤️',
  wellness: '🌿 🫶 🧘 💧 🌙',
  education: '📖 ✏️ 🤓 💡',
  business: '📈 🙌 💡 🚀',
  finance: '💸 📊 🧾 😬',
  automotive: '🚗 🔧 🏍️ 💨',
  news: '🗞️ 👇 📌',
}

const pets = [
  'Biscuit',
  'Nala',
  'Mochi',
  'Pepe',
  'Olive',
  'Loki',
  'Miso',
  'Frida',
  'Bruno',
  'Simba',
  'Tofu',
  'Luna',
  'Gus',
  'Kiki',
  'Bandit',
]
const habits = ['xx', 'peace', '🫡', 'ok bye', '— me', 'ciao ciao', 'onwards', '🌀', 'love u all', 'k thx']

const emojiSets = new Map(Object.entries(emojiByInterest).map(([interest, set]) => [interest, set.split(' ')]))

/** The emoji people of an interest reach for. */
export const emojiOf = (topInterest: string): string[] => emojiSets.get(topInterest) ?? ['✨', '🙌']

/** The voice of a person. */
export const voiceOf = (seed: number, person: Person): Voice => {
  const draw = new Draw(keyOf(seed, purpose.voice, person.index))
  const official = person.brand !== null
  const older = person.birthYear < 1985
  const stop = official
    ? '.'
    : draw.pick([
        '.',
        '.',
        '.',
        '',
        '',
        '!',
        older ? '…' : '',
        draw.chance(0.3) ? '!!' : '.',
        draw.chance(0.2) ? ' ~' : '.',
      ] as const)
  return {
    casing:
      official || older
        ? 'usual'
        : draw.pick(['usual', 'usual', 'lower', 'lower', 'usual', draw.chance(0.3) ? 'shouty' : 'usual'] as const),
    stop,
    joiner: draw.pick(stop === '' ? (['\n', '\n\n'] as const) : ([' ', ' ', '\n', '\n\n'] as const)),
    emoji: draw.pick([0, 0, 0.4, 1, 1, 2, 3]),
    emojiSet: emojiOf(person.topInterest),
    typos: official ? 0 : draw.pick([0, 0, 0, 0.01, 0.03, 0.08]),
    length: draw.pick([0, 0, 1, 1, 1, 2, 2, 3]),
    hashtags: draw.pick([0, 0, 1, 2, 3, 5, 9]),
    tagStyle: draw.pick(['end', 'end', 'block', 'inline'] as const),
    pet: draw.pick(pets),
    habit: draw.chance(0.25) && !official ? draw.pick(habits) : null,
    abbreviates: !official && !older && draw.chance(0.3),
  }
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\byou're\b/gi, 'ur'],
  [/\byou\b/g, 'u'],
  [/\bbecause\b/gi, 'bc'],
  [/\bto be honest\b/gi, 'tbh'],
  [/\bplease\b/gi, 'pls'],
  [/\bsomething\b/gi, 'smth'],
  [/\bpeople\b/gi, 'ppl'],
  [/\btomorrow\b/gi, 'tmrw'],
]

const latinScript = /^[\p{Script=Latin}\p{P}\p{S}\p{N}\p{Emoji}\s]*$/u

/** One slip of the thumb: a doubled, dropped or swapped letter somewhere inside a word. */
const slip = (text: string, draw: Draw): string => {
  const position = 1 + draw.int(Math.max(1, text.length - 3))
  const pair = text.slice(position, position + 2)
  if (!/^[a-z]{2}$/.test(pair)) return text
  const change = draw.pick([pair.charAt(1) + pair.charAt(0), pair.charAt(0), pair.charAt(0) + pair])
  return text.slice(0, position) + change + text.slice(position + 2)
}

/** At work people dress their words: no typos, no short forms, few tags. */
export const atWork = (voice: Voice): Voice => ({
  ...voice,
  casing: 'usual',
  stop: '.',
  joiner: '\n\n',
  emoji: Math.min(1, voice.emoji),
  typos: 0,
  hashtags: Math.min(3, voice.hashtags),
  tagStyle: 'end',
  habit: null,
  abbreviates: false,
})

/** A sentence the way this person would type it. */
export const say = (sentence: string, voice: Voice, draw: Draw, language: string): string => {
  let text = sentence
  if (language === 'en' && voice.abbreviates) for (const [long, short] of shortForms) text = text.replace(long, short)
  if (latinScript.test(text)) {
    if (voice.casing === 'lower') text = text.toLowerCase()
    if (voice.casing === 'shouty' && draw.chance(0.25)) text = text.toUpperCase()
    for (let i = 0; i < text.length; i += 12) if (draw.chance(voice.typos)) text = slip(text, draw)
  }
  const ended = /[.!?…~:)。！？」笑\p{Emoji_Presentation}]$/u.test(text)
  if (ended) return text
  return text + (language === 'ja' && voice.stop === '.' ? '。' : voice.stop)
}

/** A few emoji in this person's taste. */
export const emojiFor = (voice: Voice, draw: Draw): string => {
  const count = Math.floor(voice.emoji + draw.next())
  let last = draw.pick(voice.emojiSet)
  let text = ''
  for (let i = 0; i < Math.min(4, count); i++) {
    if (i > 0 && !draw.chance(0.3)) last = draw.pick(voice.emojiSet)
    text += last
  }
  return text
}
