import { expect, test } from 'vitest'
import { creatorLike } from '../../../test/records.js'
import { readStated } from './stated.js'

const cities = new Map(
  [
    'Lisbon',
    'London',
    'London, Ontario',
    'Köln',
    'Buenos Aires',
    'São Paulo',
    '東京',
    'Paradise',
    'Boston',
    'Marseille',
    '서울',
    'Kraków',
    'Gdańsk',
    'Warszawa',
    'Poznań',
    'İstanbul',
    'Istanbul',
    'İzmir',
    'Ankara',
    'Казань',
  ].map((name) => [name, name.toLowerCase()]),
)
const asOf = Date.UTC(2026, 10, 15)
const read = (bio: string, name = '') =>
  readStated(
    creatorLike({
      externalId: '1',
      handle: 'somebody',
      name,
      bio,
      provenance: { source: 'import', basis: 'declared', asOf, synthetic: true },
    }),
    (text) => {
      const id = cities.get(text)
      return id === undefined ? undefined : { id: `xx-${id}`, isWhole: true }
    },
  )

test.each([
  ['she/her, pots', 'female', 'she/her'],
  ['Rennrad (er/ihm)', 'male', 'er/ihm'],
  ['they/them', 'other', 'they/them'],
  ['hon/henne', 'female', 'hon/henne'],
  ['она/её, врач', 'female', 'она/её'],
  ['hij/hem', 'male', 'hij/hem'],
  ['ze/zir', undefined, undefined],
  ['she/they', 'female', 'she/they'],
  ['his/hers watches', undefined, undefined],
  ['Maria, and/or not', undefined, undefined],
])('gender of %j', (bio, value, words) => {
  expect([read(bio).gender?.value, read(bio).gender?.words]).toEqual([value, words])
})

test.each([
  ['27 y/o', 1999],
  ['Tengo 26 años y corro', 2000],
  ["I'm 34, tea", 1992],
  ['мне 28 лет', 1998],
  ['25歳', 2001],
  ['29 år, lärare', 1997],
  ['Ik ben 26 jaar en woon in Gent', 2000],
  ['Classe 1985', 1985],
  ["20 ans d'expérience", undefined],
  ['Jahrgang 1975', 1975],
  ['1999年生まれ', 1999],
  ['born 2020', undefined],
  ['20 años de experiencia', undefined],
  ['Mom of a 14 yo', undefined],
  ["I'm 50 shades of tired", undefined],
  ["I'm 90% coffee", undefined],
  ['our 16 y/o cat', undefined],
  ['25 yoga poses', undefined],
  ['Open 24/7', undefined],
  ['Mio figlio ha 18 anni e fa il calciatore', undefined],
  ['Сыну 15 лет, дочке 13', undefined],
  ['Meine Tochter ist 17 Jahre alt', undefined],
  ['My son is 16 y/o', undefined],
  ['Mi hija tiene 20 años', undefined],
  ['Ma fille a 18 ans', undefined],
  // In scripts without spaces, words stand right beside the number.
  ['26歳OL、東京', 2000],
  ['大学生26歳です', 2000],
  ['２６歳 カフェ巡り', 2000],
  ['今年26岁了', 2000],
  ['26살입니다', 2000],
  ['26세 직장인', 2000],
  ['26歳の娘と二人暮らし', undefined],
  ['15歳の犬と暮らす', undefined],
  ['息子は18歳', undefined],
  ['20歳以上の方のみ', undefined],
  ['26歳から始める筋トレ', undefined],
  ['女儿18岁', undefined],
  ['18岁以上', undefined],
  ['17살 강아지 보호자', undefined],
  ['만 26세', 2000],
  // Two digits of a year, where the word behind them leaves no doubt.
  ['97년생', 1997],
  ['05년생 대학생', 2005],
  ['서울 97년생이에요', 1997],
  ['97年生まれ', 1997],
  ['12년생 아들맘', undefined],
  ['09년생 딸 엄마', undefined],
  ['97年出生', 1997],
  // Digits of other scripts.
  ['عمري ٢٦ سنة', 2000],
  ['٢٦ سنة، الرياض', 2000],
  ['مواليد ١٩٩٨', 1998],
  ['۲۶ ساله از تهران', 2000],
  ['२६ साल की शिक्षिका', 2000],
  ['خبرة ٢٠ سنة', undefined],
  ['٢٠ سنة خبرة', undefined],
  ['عمر ابني ١٥ سنة', undefined],
])('year of birth of %j', (bio, year) => {
  expect(read(bio).birthYear?.value).toBe(year)
})

test.each([
  ['Based in Lisbon. Ceramics', 'Lisbon'],
  ['📍 Buenos Aires, Argentina', 'Buenos Aires'],
  ['living in London, Ontario', 'London, Ontario'],
  ['Ich lebe in Köln und nähe', 'Köln'],
  ['📍東京 写真', '東京'],
  ['living in Paradise', undefined],
  ['Recipes from Lisbon', undefined],
  ['living in the moment', undefined],
  ['coffee 🇨🇴', '🇨🇴'],
  ['learning 🇯🇵', undefined],
  ['baker 🥖 London 🇬🇧', 'London'],
  ['24 • Lisbon • make-up artist', 'Lisbon'],
  ['Nurse in London and proud', 'London'],
  ['músico de Buenos Aires', 'Buenos Aires'],
  ['28歳 東京 カメラマン', '東京'],
  ['From Lisbon with love', undefined],
  ['Lisbon Lions fan', undefined],
  ['looking for a photographer in London', undefined],
  ['🇧🇷 🇵🇹', undefined],
  ['trains 🇪🇺', undefined],
  ['Not based in London.', undefined],
  ['Formerly a nurse in Boston; not a lawyer', undefined],
  ['no longer living in London', undefined],
  ['東京在住の看護師、1994年生まれ', '東京'],
  ['서울에 사는 28살 간호사', '서울'],
  ['Ja nie jestem, ale London', undefined],
  // Names in the case that a language puts them in.
  ['Mieszkam w Krakowie 🌿', 'Kraków'],
  ['Mama dwójki. Mieszkam w Gdańsku', 'Gdańsk'],
  ['fotograf z Warszawy', 'Warszawa'],
  ['Fryzjerka w Poznaniu', 'Poznań'],
  ['z Warszawy', 'Warszawa'],
  ['📍 w Krakowie', 'Kraków'],
  ["İstanbul'da yaşıyorum", 'İstanbul'],
  ['İzmir’de yaşayan bir anne', 'İzmir'],
  ["Ankara'dan", 'Ankara'],
  ["öğretmen, İzmir'de oturuyor", 'İzmir'],
  ["📍 İstanbul'da", 'İstanbul'],
  ['Istanbulda yaşıyorum', 'Istanbul'],
  ['живу в Казани', 'Казань'],
  ['z Tobą', undefined],
  ["Ayşe'den tarifler", undefined],
  ["İstanbul'da tatil yaptık", undefined],
])('place of %j', (bio, place) => {
  expect(read(bio).place?.value).toBe(place)
})

test.each([
  ['Je suis infirmier à Marseille, papa depuis 2 ans', 'à Marseille'],
  ['📍Buenos Aires | Tango', '📍Buenos Aires'],
  ['Based in Lisbon. Ceramics', 'Based in Lisbon'],
])('the words of the place in %j', (bio, words) => {
  expect(read(bio).place?.words).toBe(words)
})

test('a flag stands for its country, also in the name', () => {
  expect(read('', 'Ana 🇫🇮').place).toEqual({ value: '🇫🇮', words: '🇫🇮', countryCode: 'FI' })
})

test.each([
  ['Fotógrafa de bodas', 'Photographer', 'Fotógrafa'],
  ['Freie JOURNALISTIN', 'Journalist', 'JOURNALISTIN'],
  ['Ärztin und mehr', 'Doctor', 'Ärztin'],
  ['médica veterinária', 'Veterinarian', 'médica veterinária'],
  ['former lawyer, now baker', 'Baker', 'baker'],
  ['Married to a chef', undefined, undefined],
  ['not a doctor', undefined, undefined],
  ['Doctor Who fan', undefined, undefined],
  ['tools for photographers', undefined, undefined],
  ['#photographer @chef', undefined, undefined],
  ['aspiring writer', undefined, undefined],
  ['Engineer turned baker', 'Baker', 'baker'],
  ['Sjuksköterska i Göteborg', 'Nurse', 'Sjuksköterska'],
  ['大阪の料理人', 'Chef', '料理人'],
  ['Fan account of a nurse show', undefined, undefined],
  ['Tech guru', undefined, undefined],
  ['Hermana de un médico. Amo Madrid', undefined, undefined],
  ['Formerly a nurse in Boston', undefined, undefined],
  ['My husband is a firefighter', undefined, undefined],
  ['Meine Frau ist Ärztin', undefined, undefined],
  ['Fille de boulanger', undefined, undefined],
  ["Femme d'un médecin, maman de deux filles", undefined, undefined],
  ['Mia madre è un’infermiera, io Fotografa', 'Photographer', 'Fotografa'],
  ['Enfermeira há dez anos', 'Nurse', 'Enfermeira'],
])('profession of %j', (bio, value, words) => {
  expect([read(bio).profession?.value, read(bio).profession?.words]).toEqual([value, words])
})
