import { expect, test } from 'vitest'
import { openBrands } from '../../src/corpus/records/brand-list.js'
import { createBrandFinder } from '../../src/engine/text/find-brands.js'
import { no, yes } from './brand-sentences.js'

const finder = createBrandFinder(openBrands().values())
const nameOf = (id: string): string => openBrands().get(id)?.name ?? id

const read = (list: string): { name: string; text: string }[] =>
  list.split('\n').flatMap((line) => {
    const [, name = '', texts = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    return texts.split(' | ').map((text) => ({ name, text }))
  })

test('words that are also names of brands count where the brand is meant, and seldom elsewhere', () => {
  const isNamed = ({ name, text }: { name: string; text: string }): boolean =>
    finder.inText(text).some((id) => nameOf(id).toLowerCase() === name.toLowerCase())
  const [meant, not] = [read(yes), read(no)]
  const found = meant.filter(isNamed)
  const wrong = not.filter(isNamed)
  const missed = meant.filter((each) => !isNamed(each))
  const precision = found.length / (found.length + wrong.length)
  const recall = found.length / meant.length
  const report = {
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    meant: meant.length,
    not: not.length,
    wrong: wrong.map(({ text }) => text),
    missed: missed.map(({ text }) => text),
  }
  expect(precision, JSON.stringify(report, null, 1)).toBeGreaterThan(0.95)
  expect(recall, JSON.stringify(report, null, 1)).toBeGreaterThan(0.7)
})

test('names that are no words of every day count wherever they stand; accounts and sites are sure', () => {
  const named = (text: string): string[] => finder.inText(text).map(nameOf)
  expect(named('new nike and gymshark in one haul')).toEqual(['Nike', 'Gymshark'])
  expect(named('love my L’Oréal mascara')).toContain("L'Oréal")
  expect(named('thank you @target 💛')).toEqual(['Target'])
  expect(named('see https://www.apple.com/shop for more')).toEqual(['Apple'])
  expect(named('#netflix night')).toEqual(['Netflix'])
  expect(named('#orange #apple #target')).toEqual([])
})

test('other names of a brand, names of people and places, and words of any language need context as well', () => {
  const named = (text: string): string[] => finder.inText(text).map(nameOf)
  const nobody = [
    [
      'The last boss took me four hours',
      'Like a boss 😎',
      'BOSS BATTLE tonight on stream',
      'girl boss energy all week',
    ],
    ['Mein Boss hat mir heute frei gegeben', 'Le boss final est trop dur', 'El boss final me mató tres veces'],
    ['Au carrefour, tournez à gauche', 'Un petit bateau sur le lac', "Du persil et de l'ail dans la sauce"],
    ['Das Gehalt ist netto und nicht brutto', 'Urlaub an der Nordsee mit den Kindern', 'Ariel singt im Kinderchor'],
    ['El reparto es muy desigual', 'Mavi gökyüzü ve deniz', 'Mała żabka w stawie', 'Biedronka usiadła mi na ręce'],
    ['New balance in my life after the break', 'Red bull riders in the rodeo', 'He lost his crown and his nerve'],
  ].flat()
  expect(nobody.filter((text) => named(text).length > 0)).toEqual([])
  expect(named('My new BOSS suit, thanks @boss #ad')).toEqual(['Hugo Boss'])
  expect(named('A new suit from Boss for my brother')).toEqual(['Hugo Boss'])
  expect(named('New Balance sneakers, my favourite')).toEqual(['New Balance'])
  expect(named('Red Bull can in my hand at 3 am')).toEqual(['Red Bull'])
  expect(named('Courses chez Carrefour ce matin')).toEqual(['Carrefour'])
})

test('thousands of names are looked for at once', () => {
  const texts = [...read(yes), ...read(no)].map(({ text }) => text)
  finder.inText(texts.join('\n'))
  const before = process.cpuUsage()
  let count = 0
  for (let round = 0; round < 5; round++) for (const text of texts) count += finder.inText(text).length
  // Of the processor's time, not of the clock's: a busy machine does not make it slower.
  const perSecond = (texts.length * 5) / (process.cpuUsage(before).user / 1e6)
  expect(count).toBeGreaterThan(0)
  // Far below what one core does; bench/ has the number.
  expect(perSecond).toBeGreaterThan(500)
})

test('what people write every day is no brand, whatever word stands beside it', () => {
  const nothing = [
    'Love the maturity of the people in my grade',
    'the acid that can do more harm, buy one get one free',
    'I asked my two best friends at the shop',
    'itni hemat nhi ha ok abi tang kia ha',
    'Soweit ich weis, waren es nur wenige',
    "al largo della costa nord dell'Egeo",
    'Con nay chat kiep sau',
    'I hate the new pizza commercials',
    'bash out your frustration on the pastry',
    'gas prices and the top product of the week',
    'Here is Paris Fashion Week, spotted in Patagonia the week after',
    'pandora’s box was open',
    'restore a backup from the store',
  ]
  expect(nothing.map((text) => [text, finder.inText(text).map(nameOf)])).toEqual(nothing.map((text) => [text, []]))
  const meant = ['My Dell laptop died', 'Ordered a bracelet from Pandora', 'live on twitch tonight with my team']
  expect(meant.map((text) => finder.inText(text).map(nameOf))).toEqual([['Dell'], ['Pandora'], ['Twitch']])
})
