import { expect, test } from 'vitest'
import { judgeIntent } from './index.js'

/** What people write every day with the words of asking, wanting and owning, and that is no purchase. */
const said: Record<string, readonly string[]> = {
  en: [
    'the report on what is the damage',
    'sold me a lie',
    'mine is three and never sleeps',
    'so I went back to sleep',
    'he broke after the divorce',
    'I got this',
    'there goes my weekend',
  ],
  de: [
    'was ist das?',
    'Was haben sie vor?',
    'was hat sie gesagt',
    'das will ich sehen',
    'nie wieder Krieg',
    'den Müll rausbringen',
    'das nehme ich dir nicht ab',
    'wo gibts denn sowas',
    'Mein Mann hat mir gestern Blumen geschenkt',
  ],
  es: [
    'dónde está el baño',
    'lo quiero mucho a mi perro',
    'lo tengo claro',
    'estoy agotado',
    'no hay derecho',
    'me lo llevo al cine',
    'voy a conseguir trabajo',
    'prefiero la playa',
    'la mía no duerme nada',
  ],
  fr: [
    'je prends le train',
    'je veux la paix',
    'ma très chère amie',
    'je suis épuisé',
    'il me faut un café',
    'la mienne a six ans',
    'plus jamais ça',
    'trop grand pour nous',
    "c'est nul",
  ],
  it: [
    'quanto è bella',
    'me la ricordo',
    'non me lo aspettavo',
    'lo prendo in giro',
    'voglio la pace',
    'ho preso il treno',
    'sono esaurito',
    'dove sono i miei occhiali',
    'la mia ha tre anni',
  ],
  pt: [
    'quanto é bom',
    'vou levar minha mãe',
    'vou pedir a conta',
    'tô esgotada',
    'não preciso de ninguém',
    'me dá um abraço',
    'nunca mais bebo',
    'o meu não dorme',
  ],
  nl: ['wat is dat', 'waar kom je vandaan', 'hij is binnen', 'link in bio', 'ik ga mijn kind van school halen'],
  pl: ['drogi przyjacielu', 'droga do domu', 'nigdy więcej wojny', 'link w bio', 'zamówiłam taksówkę'],
  ru: ['дорогая мама', 'беру отпуск', 'купили судью', 'развод с мужем', 'ссылка в профиле'],
  tr: ["linki bio'da", 'hayat pahalı', 'ne kadar güzel', 'bana sen lazımsın'],
}

test.each(Object.entries(said).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
  '%s: "%s" is not about buying',
  (language, text) => {
    expect(judgeIntent(text, language)).toMatchObject({ stage: 'none', giveaway: false })
  },
)
