import { Draw, keyOf, purpose } from './draw.js'
const emojiByInterest = {
  beauty: '\u2728 \u{1F484} \u{1F9F4} \u{1F485} \u{1FAF6} \u{1F495}',
  fashion: '\u{1F5A4} \u{1F462} \u{1F9E5} \u2728 \u{1F45C} \u{1F48B}',
  food: '\u{1F34B} \u{1F35D} \u{1F525} \u{1F956} \u{1F60B} \u{1F345}',
  drinks: '\u2615 \u{1F375} \u{1FAD6} \u{1F34A} \u2728',
  fitness: '\u{1F4AA} \u{1F3CB}\uFE0F \u{1F525} \u{1F62E}\u200D\u{1F4A8} \u{1F3C3}',
  sports: '\u26BD \u{1F3C0} \u{1F525} \u{1F624} \u{1F3C6}',
  outdoors: '\u{1F3D4}\uFE0F \u{1F332} \u{1F6B2} \u{1F30A} \u26FA \u{1F305}',
  travel: '\u2708\uFE0F \u{1F30D} \u{1F682} \u{1F5FA}\uFE0F \u{1F31E}',
  gaming: '\u{1F3AE} \u{1F480} \u{1F62D} \u{1F525} \u{1F47E}',
  technology: '\u{1F4BB} \u{1F527} \u{1F916} \u26A1 \u{1F605}',
  music: '\u{1F3B8} \u{1F3B6} \u{1F3A7} \u{1F5A4} \u{1F3A4}',
  dance: '\u{1F483} \u{1FA70} \u{1F525} \u{1FAE0}',
  film: '\u{1F3AC} \u{1F37F} \u{1F62D} \u{1F440}',
  art: '\u{1F3A8} \u{1F58D}\uFE0F \u{1F3FA} \u270F\uFE0F \u{1F300}',
  photography: '\u{1F4F7} \u{1F39E}\uFE0F \u{1F32B}\uFE0F \u{1F440}',
  books: '\u{1F4DA} \u{1F972} \u2615 \u{1F4D6}',
  comedy: '\u{1F602} \u{1F480} \u{1F62D} \u{1F921}',
  home: '\u{1F6CB}\uFE0F \u{1F528} \u{1FAB4} \u{1F9FD} \u{1F3E0}',
  gardening: '\u{1F331} \u{1F345} \u{1F33B} \u{1F40C}',
  family: '\u{1F476} \u{1F979} \u2764\uFE0F \u{1F9F8} \u{1F634}',
  pets: '\u{1F436} \u{1F431} \u{1F43E} \u{1F979} \u2764\uFE0F',
  wellness: '\u{1F33F} \u{1FAF6} \u{1F9D8} \u{1F4A7} \u{1F319}',
  education: '\u{1F4D6} \u270F\uFE0F \u{1F913} \u{1F4A1}',
  business: '\u{1F4C8} \u{1F64C} \u{1F4A1} \u{1F680}',
  finance: '\u{1F4B8} \u{1F4CA} \u{1F9FE} \u{1F62C}',
  automotive: '\u{1F697} \u{1F527} \u{1F3CD}\uFE0F \u{1F4A8}',
  news: '\u{1F5DE}\uFE0F \u{1F447} \u{1F4CC}',
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
const habits = [
  'xx',
  'peace',
  '\u{1FAE1}',
  'ok bye',
  '\u2014 me',
  'ciao ciao',
  'onwards',
  '\u{1F300}',
  'love u all',
  'k thx',
]
const emojiSets = new Map(Object.entries(emojiByInterest).map(([interest, set]) => [interest, set.split(' ')]))
const emojiOf = (topInterest) => emojiSets.get(topInterest) ?? ['\u2728', '\u{1F64C}']
function voiceOf(seed, person) {
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
        older ? '\u2026' : '',
        draw.chance(0.3) ? '!!' : '.',
        draw.chance(0.2) ? ' ~' : '.',
      ])
  return {
    casing:
      official || older
        ? 'usual'
        : draw.pick(['usual', 'usual', 'lower', 'lower', 'usual', draw.chance(0.3) ? 'shouty' : 'usual']),
    stop,
    joiner: draw.pick(stop === '' ? ['\n', '\n\n'] : [' ', ' ', '\n', '\n\n']),
    emoji: draw.pick([0, 0, 0.4, 1, 1, 2, 3]),
    emojiSet: emojiOf(person.topInterest),
    typos: official ? 0 : draw.pick([0, 0, 0, 0.01, 0.03, 0.08]),
    length: draw.pick([0, 0, 1, 1, 1, 2, 2, 3]),
    hashtags: draw.pick([0, 0, 1, 2, 3, 5, 9]),
    tagStyle: draw.pick(['end', 'end', 'block', 'inline']),
    pet: draw.pick(pets),
    habit: draw.chance(0.25) && !official ? draw.pick(habits) : null,
    abbreviates: !official && !older && draw.chance(0.3),
  }
}
const shortForms = [
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
function slip(text, draw) {
  const position = 1 + draw.int(Math.max(1, text.length - 3))
  const pair = text.slice(position, position + 2)
  if (!/^[a-z]{2}$/.test(pair)) return text
  const change = draw.pick([pair.charAt(1) + pair.charAt(0), pair.charAt(0), pair.charAt(0) + pair])
  return text.slice(0, position) + change + text.slice(position + 2)
}
const atWork = (voice) => ({
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
function say(sentence, voice, draw, language) {
  let text = sentence
  if (language === 'en' && voice.abbreviates) for (const [long, short] of shortForms) text = text.replace(long, short)
  if (latinScript.test(text)) {
    if (voice.casing === 'lower') text = text.toLowerCase()
    if (voice.casing === 'shouty' && draw.chance(0.25)) text = text.toUpperCase()
    for (let i = 0; i < text.length; i += 12) if (draw.chance(voice.typos)) text = slip(text, draw)
  }
  const ended = /[.!?…~:)。！？」笑\p{Emoji_Presentation}]$/u.test(text)
  if (ended) return text
  return text + (language === 'ja' && voice.stop === '.' ? '\u3002' : voice.stop)
}
function emojiFor(voice, draw) {
  const count = Math.floor(voice.emoji + draw.next())
  let last = draw.pick(voice.emojiSet)
  let text = ''
  for (let i = 0; i < Math.min(4, count); i++) {
    if (i > 0 && !draw.chance(0.3)) last = draw.pick(voice.emojiSet)
    text += last
  }
  return text
}
export { atWork, emojiFor, emojiOf, say, voiceOf }
//# sourceMappingURL=voice.js.map
