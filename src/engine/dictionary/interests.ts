import { interests } from '../../model/interest.js'
import { words } from './index.js'

/** Words that people use for an interest besides its name. Only words that hardly mean anything else. */
const others: Readonly<Record<string, string>> = {
  beauty: 'beautytips beauté belleza beleza schönheit kecantikan',
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
  'sports.football': 'futbol fútbol futebol fußball soccer',
  'sports.basketball': 'nba hoops basquete baloncesto',
  'sports.motorsport': 'f1 formula1 motogp',
  'outdoors.hiking': 'hiker hiking trekking senderismo wandern randonnée',
  'outdoors.cycling': 'cyclist cycling bike biking gravel mtb',
  'outdoors.climbing': 'climber bouldering climbing',
  'outdoors.surfing': 'surfer surfing',
  travel: 'traveler traveller travelling wanderlust viajes viagem voyage reisen viaggi jalanjalan globetrotter',
  gaming: 'gamer gamers videogames videojuegos gameplay twitch streamer',
  'gaming.esports': 'esports esport',
  'gaming.board_games': 'boardgames tabletop dnd',
  technology: 'tech technologie tecnología tecnologia gadgets teknologi',
  'technology.programming': 'developer programmer coding coder javascript python devlife webdev',
  'technology.ai': 'ai machinelearning chatgpt llm',
  music: 'musician músico musica música musik singer songwriter dj',
  'music.guitar': 'guitarist guitar',
  'music.kpop': 'kpop',
  dance: 'dancer danza baile tanz bailarina',
  film: 'cinema movies movie filmmaker cine kino films',
  'film.anime': 'anime manga otaku',
  art: 'artist arte kunst artista drawing artwork',
  'art.illustration': 'illustrator illustration',
  'art.ceramics': 'pottery ceramics',
  photography: 'photographer photo fotografía fotografia fotograf photographe photooftheday',
  books: 'bookworm reader booktok bookstagram libros livros bücher livres author',
  comedy: 'comedian humor funny standup humour comedia',
  home: 'homedecor interiordesign decor hogar casa zuhause',
  'home.diy': 'diy upcycling',
  gardening: 'gardener garden jardin jardín garten plants plantmom',
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
  education: 'educación educação bildung study',
  business: 'entrepreneur emprendedor empreendedor ceo founder b2b',
  'business.startups': 'startup startups',
  'business.marketing': 'marketing branding seo',
  finance: 'finance finanzas finanças finanzen',
  'finance.investing': 'investing investor stocks etf trading',
  'finance.crypto': 'crypto bitcoin ethereum web3',
  automotive: 'autos carros coches',
  'automotive.cars': 'car cars carspotting',
  'automotive.motorcycles': 'motorcycle biker motos',
  news: 'journalist noticias nachrichten actualité',
  'news.climate': 'climate sustainability climatechange',
}

/** Longest name in words. */
const wordsMax = 4

interface Lexicon {
  ids: ReadonlyMap<string, string>
  /** How many words the longest name has that begins with a word: most words of a text begin none. */
  longest: ReadonlyMap<string, number>
}

/** Names are looked up word by word and, for hashtags, run together: '#homecooking' is 'home cooking'. */
const build = (): Lexicon => {
  const found = new Map<string, string>()
  const longest = new Map<string, number>()
  const put = (name: string, id: string): void => {
    const parts = words(name)
    for (const key of [parts.join(' '), parts.join('')]) if (key.length > 1 && !found.has(key)) found.set(key, id)
    const [first = ''] = parts
    longest.set(first, Math.min(wordsMax, Math.max(parts.length, longest.get(first) ?? 0)))
  }
  for (const { id, name } of interests) put(name, id)
  for (const [id, list] of Object.entries(others)) for (const word of list.split(' ')) put(word, id)
  // 'Film and series', 'Yoga and pilates': each half is said alone.
  for (const { id, name } of interests) for (const half of name.split(' and ')) put(half, id)
  return { ids: found, longest }
}

let lexicon: Lexicon | undefined

/** The interests that a text names, each with how often, in the order in which they appear. */
export const findInterests = (text: string): Map<string, number> => {
  const { ids, longest } = (lexicon ??= build())
  const found = new Map<string, number>()
  const list = words(text)
  for (let i = 0; i < list.length;) {
    const first = list[i] as string
    let taken = Math.min(longest.get(first) ?? 0, list.length - i)
    while (taken > 1 && !ids.has(list.slice(i, i + taken).join(' '))) taken--
    const id = ids.get(taken > 1 ? list.slice(i, i + taken).join(' ') : first)
    if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1)
    i += Math.max(1, taken)
  }
  return found
}
