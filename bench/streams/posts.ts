/** Posts as people write them: many languages, most of them short, some with links and tags. What post a number is never changes. */
const words: Readonly<Record<string, string>> = {
  en: 'the a and to of is it I you that was for on are with as my this have from just like really today tomorrow game music coffee morning people work house weather watching reading cooking never always because something everyone friend city',
  ja: '今日は とても いい 天気 です ね 昨日 映画 を 見ました 新しい ゲーム が 楽しい 仕事 終わった お疲れ様 でした おはよう ございます 写真 撮りました 猫 かわいい',
  pt: 'o a de que não um uma para com você eu hoje amanhã muito obrigado música futebol café trabalho amigo família coração são João coisa então',
  de: 'der die das und ist nicht ein eine mit für ich du heute morgen sehr schön Straße Kaffee Arbeit Freund größer über Österreich Bücher lesen müde',
  es: 'el la de que y en un una por con para no hoy mañana muy bien música fútbol trabajo corazón niño canción está así también',
  fr: 'le la de et à un une pour dans que ne pas je tu aujourd’hui demain très café musique travail été forêt cœur être où',
  ko: '오늘 날씨 정말 좋아요 내일 커피 마시고 영화 보고 음악 듣고 친구 만나서 재미있게 놀았어요 감사합니다',
  tr: 've bir bu için çok ama değil var bugün yarın güzel teşekkürler müzik kahve iş arkadaş şehir gün böyle',
}
/** Of a hundred posts. */
const spoken = { en: 46, ja: 22, pt: 8, de: 7, es: 5, fr: 4, ko: 4, tr: 4 }
const languages = Object.entries(spoken).flatMap(([language, share]) => Array.from({ length: share }, () => language))
const lists = new Map(Object.entries(words).map(([language, list]) => [language, list.split(' ')]))
const emoji = ['😂', '🔥', '❤️', '🥹', '✨']

export const mix = (n: number): number => {
  const a = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  return (Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ (a >>> 15)) >>> 0
}

export const brand = 'Lumevia'
/** One of two hundred is a mention. */
export const isMention = (n: number): boolean => n % 200 === 7

export interface Written {
  language: string
  text: string
  tag: string | null
  link: string | null
}

export const writtenBy = (n: number): Written => {
  const language = languages[mix(n) % languages.length] ?? 'en'
  const list = lists.get(language) ?? []
  const length = 3 + (mix(n + 1) % 12) + (mix(n + 2) % 4 === 0 ? mix(n + 3) % 30 : 0)
  const picked = Array.from({ length }, (_, i) => list[mix(n * 61 + i) % list.length])
  const tag = mix(n + 4) % 8 === 0 ? `art${mix(n) % 50}` : null
  const link = mix(n + 5) % 6 === 0 ? `https://news.example/${mix(n).toString(36)}` : null
  const more = [
    ...(isMention(n) ? [brand] : []),
    ...(mix(n + 6) % 4 === 0 ? [emoji[n % emoji.length]] : []),
    ...(tag === null ? [] : [`#${tag}`]),
    ...(link === null ? [] : [link]),
  ]
  return { language, text: [picked.join(language === 'ja' ? '' : ' '), ...more].join(' '), tag, link }
}
