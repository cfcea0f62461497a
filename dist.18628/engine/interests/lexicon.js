import { interests } from '../../model/interest.js'
import { fold, words } from '../dictionary/index.js'
const others = {
  beauty: 'beautytips beaut\xE9 belleza beleza sch\xF6nheit kecantikan',
  'beauty.makeup': 'makeup mua maquillage maquillaje maquiagem lipstick eyeliner',
  'beauty.skincare': 'skin care serum moisturizer sunscreen spf hautpflege skincareroutine',
  'beauty.hair': 'hair haircare hairstyle hairstylist curls hairdresser',
  'beauty.nails': 'nailart manicure gelnails',
  'beauty.fragrance': 'perfume parfum cologne perfumes',
  fashion: 'moda mode style ootd fashionista lookbook stylist',
  'fashion.vintage': 'vintage thrift thrifted secondhand',
  'fashion.outfits': 'outfit outfits ootd',
  'fashion.shoes': 'sneakers sneakerhead shoes heels',
  food: 'foodie foodporn recetas receitas recettes rezepte resep cooking chef comida essen cuisine gastronomy',
  'food.baking': 'baker baking bread sourdough cake cakes pastry',
  'food.vegan': 'vegan plantbased vegano vegetarian',
  'food.grill': 'bbq barbecue grill churrasco asado',
  'food.restaurants': 'restaurant restaurants finedining brunch',
  'drinks.coffee': 'barista espresso latte',
  'drinks.wine': 'sommelier vino vinho wein winery',
  'drinks.beer': 'craftbeer brewery homebrew ipa',
  fitness: 'gym workout fitfam fitspo personaltrainer treino',
  'fitness.strength': 'powerlifting weightlifting bodybuilding deadlift',
  'fitness.running': 'runner running marathon parkrun correr corrida laufen',
  'fitness.yoga': 'yoga yogi pilates',
  sports: 'sport deporte esporte athlete',
  'sports.football': 'futbol f\xFAtbol futebol fu\xDFball soccer',
  'sports.basketball': 'nba hoops basquete baloncesto',
  'sports.motorsport': 'f1 formula1 motogp',
  'outdoors.hiking': 'hiker hiking trekking senderismo wandern randonn\xE9e',
  'outdoors.cycling': 'cyclist cycling bike biking gravel mtb',
  'outdoors.climbing': 'climber bouldering climbing',
  'outdoors.surfing': 'surfer surfing',
  travel: 'traveler traveller travelling wanderlust viajes viagem voyage reisen viaggi jalanjalan globetrotter',
  gaming: 'gamer gamers videogames videojuegos gameplay twitch streamer',
  'gaming.esports': 'esports esport',
  'gaming.board_games': 'boardgames tabletop dnd',
  technology: 'tech technologie tecnolog\xEDa tecnologia gadgets teknologi',
  'technology.programming': 'developer programmer coding coder javascript python devlife webdev',
  'technology.ai': 'ai machinelearning chatgpt llm',
  music: 'musician m\xFAsico musica m\xFAsica musik singer songwriter dj',
  'music.guitar': 'guitarist guitar',
  'music.kpop': 'kpop',
  dance: 'dancer danza baile tanz bailarina',
  film: 'cinema movies movie filmmaker cine kino films',
  'film.anime': 'anime manga otaku',
  art: 'artist arte kunst artista drawing artwork',
  'art.illustration': 'illustrator illustration',
  'art.ceramics': 'pottery ceramics',
  photography: 'photographer photo fotograf\xEDa fotografia fotograf photographe photooftheday',
  books: 'bookworm reader booktok bookstagram libros livros b\xFCcher livres author',
  comedy: 'comedian humor funny standup humour comedia',
  home: 'homedecor interiordesign decor hogar casa zuhause',
  'home.diy': 'diy upcycling',
  gardening: 'gardener garden jardin jard\xEDn garten plants plantmom',
  family: 'familia famille familie keluarga',
  'family.parenting': 'parenting momlife motherhood mumlife',
  'family.weddings': 'wedding bride boda casamento hochzeit mariage',
  pets: 'pet mascotas haustiere',
  'pets.dogs': 'dog dogs dogmom puppy perros cachorro hund',
  'pets.cats': 'cat cats catmom gatos kitten katze',
  wellness: 'wellbeing selfcare bienestar healing',
  'wellness.meditation': 'mindfulness meditation',
  'wellness.mental_health': 'mentalhealth therapist therapy anxiety',
  'wellness.nutrition': 'nutritionist dietitian nutrition macros',
  education: 'educaci\xF3n educa\xE7\xE3o bildung study',
  business: 'entrepreneur emprendedor empreendedor ceo founder b2b',
  'business.startups': 'startup startups',
  'business.marketing': 'marketing branding seo',
  finance: 'finance finanzas finan\xE7as finanzen',
  'finance.investing': 'investing investor stocks etf trading',
  'finance.crypto': 'crypto bitcoin ethereum web3',
  automotive: 'autos carros coches',
  'automotive.cars': 'car cars carspotting',
  'automotive.motorcycles': 'motorcycle biker motos',
  news: 'journalist noticias nachrichten actualit\xE9',
  'news.climate': 'climate sustainability climatechange',
}
const wordsMax = 4
const build = () => {
  const found = /* @__PURE__ */ new Map()
  const put = (name, id) => {
    const parts = words(name)
    for (const key of [parts.join(' '), parts.join('')]) if (key.length > 1 && !found.has(key)) found.set(key, id)
  }
  for (const { id, name } of interests) put(name, id)
  for (const [id, list] of Object.entries(others)) for (const word of list.split(' ')) put(word, id)
  for (const { id, name } of interests) for (const half of name.split(' and ')) put(half, id)
  return found
}
let lexicon
const findInterests = (text) => {
  lexicon ??= build()
  const found = /* @__PURE__ */ new Map()
  const list = words(fold(text))
  for (let i = 0; i < list.length;) {
    let taken = 1
    for (let length = Math.min(wordsMax, list.length - i); length > 0; length--) {
      const id = lexicon.get(list.slice(i, i + length).join(' '))
      if (id === void 0) continue
      found.set(id, (found.get(id) ?? 0) + 1)
      taken = length
      break
    }
    i += taken
  }
  return found
}
export { findInterests }
//# sourceMappingURL=lexicon.js.map
