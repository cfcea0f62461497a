import { expect, test } from 'vitest'
import { applyRules, readText } from './index.js'

/** What is found where a model has little doubt that there is nothing: lists decide, and only with plain words. */
const harassment = (text: string, language: string): number =>
  applyRules(readText(text, language), { harassment: { probability: 0.1 } }).risks.find(
    ({ category }) => category === 'harassment',
  )?.probability ?? 0

test.each([
  ['nl', 'Jij bent gewoon een mislukkeling'],
  ['nl', 'Niemand wil je hier'],
  ['nl', 'Ik stond gisteren weer voor je huis'],
  ['pl', 'Jesteś zerem'],
  ['pl', 'Nikt cię nie lubi'],
  ['pl', 'Ale z ciebie debil, frajer z ciebie'],
  ['de', 'Ihr seid solche Versager'],
  ['de', 'Niemand vermisst dich'],
  ['de', 'Blockier mich ruhig, ich komme wieder'],
  ['es', 'Eres un fracasado'],
  ['es', 'Nadie te soporta'],
  ['es', 'Bloquéame, tengo otra cuenta'],
  ['fr', "T'es une ratée"],
  ['fr', "Personne ne t'aime"],
  ['fr', 'Allez tous sur son profil'],
  ['it', 'Sei proprio un fallito'],
  ['it', 'Nessuno ti sopporta'],
  ['it', 'Puoi bloccarmi, ho altri tre account'],
  ['pt', 'Você é um fracasso'],
  ['pt', 'Ninguém te suporta'],
  ['pt', 'Pode bloquear, faço dez contas'],
] as const)('an insult in plain words is found (%s): %s', (language, text) => {
  expect(harassment(text, language)).toBeGreaterThan(0.5)
})

test.each([
  ['nl', 'Ik ben zo dom, sleutels binnen laten liggen'],
  ['nl', 'Deze grasmaaier is een ramp'],
  ['nl', 'Je bent gek, hou van je!'],
  ['pl', 'Ale ze mnie idiotka, zapomniałam kluczy'],
  ['pl', 'Zdychaj, komarze'],
  ['pl', 'Kocham cię, wariatko'],
  ['de', 'Ich Idiot habe den Schlüssel vergessen'],
  ['de', 'Der Drucker ist wieder kaputt, das Mistding'],
  ['de', 'Er nannte mich „Versager“ und ich bin gegangen'],
  ['es', 'Soy un idiota, perdí el tren'],
  ['es', 'Qué bestia, vaya golazo'],
  ['es', 'Mi gato se llama Gordo'],
  ['fr', "Je suis bête, j'ai oublié mes clés"],
  ['fr', 'Cette imprimante me rend dingue'],
  ['fr', 'Ferme la porte, il fait froid'],
  ['it', 'Sono un cretino, ho perso il treno'],
  ['it', 'Il boss finale mi ha distrutto'],
  ['it', 'Chiudi la porta, fa freddo'],
  ['pt', 'Sou muito burra, esqueci a chave'],
  ['pt', 'Que golaço, monstro demais'],
  ['pt', 'Apaga a luz antes de sair'],
] as const)('what insults nobody is not flagged (%s): %s', (language, text) => {
  expect(harassment(text, language)).toBeLessThan(0.5)
})
