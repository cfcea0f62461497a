import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { formsOf } from './inflections.js'

const isForm = (language: string, a: string, b: string): boolean =>
  formsOf(a).some(({ form, languages }) => form === b && languages.includes(language))

const same: Record<string, string> = {
  en: 'recipe:recipes bake:baking bake:baked run:running shop:shopping box:boxes dress:dresses berry:berries knife:knives leaf:leaves child:children woman:women cook:cooking watch:watches plan:planning hike:hiking toy:toys',
  es: 'receta:recetas flor:flores lapiz:lapices niño:niños cocinar:cocinando vegano:vegana',
  pt: 'receita:receitas coracao:coracoes viagem:viagens animal:animais flor:flores',
  fr: 'recette:recettes gateau:gateaux animal:animaux vert:verte sportif:sportive',
  it: 'ricetta:ricette gatto:gatti cane:cani amico:amici viaggio:viaggi',
  de: 'rezept:rezepte rezept:rezepten kind:kinder reise:reisen hund:hunde freund:freundin auto:autos',
  nl: 'recept:recepten boek:boeken auto:autos',
  sv: 'recept:receptet',
  ru: 'рецепт:рецепты книга:книги',
  ar: 'وصفه:وصفات سفر:السفر',
  tr: 'tarif:tarifler',
  id: 'resep:resepnya',
}
const apart: Record<string, string> = {
  en: 'news:new bus:bu plan:plane train:training evening:even wedding:wed star:stare glass:glas paris:pari cake:cakewalk universe:university organ:organic butter:butt flower:flow',
  de: 'kuchen:kuche',
}

const unfold = (list: string): [string, string][] =>
  list.split(' ').map(
    (pair) =>
      pair
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .split(':') as [string, string],
  )

describe('other forms of a word', () => {
  it('knows those of its languages', () => {
    for (const [language, list] of Object.entries(same))
      for (const [a, b] of unfold(list))
        expect([language, a, b, isForm(language, a, b)]).toEqual([language, a, b, true])
  })
  it('keeps other words apart', () => {
    for (const [language, list] of Object.entries(apart))
      for (const [a, b] of unfold(list))
        expect([language, a, b, isForm(language, a, b)]).toEqual([language, a, b, false])
  })
  it('holds both ways', () => {
    const word = fc.stringMatching(/^[a-z]{2,12}$/)
    fc.assert(
      fc.property(word, (a) => {
        for (const { form, languages } of formsOf(a))
          for (const language of languages) expect([form, isForm(language, form, a)]).toEqual([form, true])
      }),
      { numRuns: 40 },
    )
  })
  it('never makes many', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}$/)
    fc.assert(fc.property(word, (a) => formsOf(a).length < 120))
  })
})
