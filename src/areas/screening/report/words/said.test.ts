import { expect, test } from 'vitest'
import { reportWords } from './index.js'
import { ptSentences } from './pt-sentences.js'
import { reportLanguages } from './words.js'

const others = reportLanguages.filter((language) => language !== 'en')

test('what the service says of accounts is said in the language of the report', () => {
  expect(reportWords.de.said('Both show the same name. Names are shared by many.')).toBe(
    'Beide zeigen denselben Namen. Namen teilen viele.',
  )
  expect(reportWords.es.said('instagram:ada.mar names tiktok:adamar.')).toBe(
    'instagram:ada.mar nombra a tiktok:adamar.',
  )
  expect(reportWords.fr.said('The accounts are linked (same contact, strong).')).toMatch(/^Les comptes sont liés \(/)
  expect(
    reportWords.pt.said(
      'The account shows the whole name. Accounts known here that show these words in their name, among 2,000: lumevia: 2.',
    ),
  ).toBe(
    'A conta mostra o nome inteiro. Contas conhecidas aqui que mostram estas palavras no nome, entre 2.000: lumevia: 2.',
  )
  expect(reportWords.en.said('Both show the same name.')).toBe('Both show the same name.')
})

test('each of these sentences is known in every language', () => {
  for (const key of Object.keys(ptSentences)) {
    const sentence = key.replace('said: ', '').replaceAll(/\{\w+\}/g, 'ada')
    for (const language of others) expect(reportWords[language].said(sentence), language).not.toBe(sentence)
  }
})

test('what no catalogue has stays as it is', () => {
  for (const language of others) expect(reportWords[language].said('Something new.')).toBe('Something new.')
})
