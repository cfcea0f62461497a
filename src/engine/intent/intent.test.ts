import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intentStages } from '../text/verdict.js'
import { judgeIntent } from './index.js'

/** Stage, then what people of one language write for it. */
const said: Record<string, Record<string, string[]>> = {
  en: {
    asks_price: [
      'Is the Lumo worth it?',
      'are they worth the money?',
      'how much',
      'How much does the ring light cost?',
      'price?',
      'can you share the price pls',
      'What did you pay for that jacket',
      'is it expensive?',
      'any discount code?',
    ],
    asks_where: [
      'where did you get that lamp',
      'link?',
      'LINK PLEASEEE',
      'where are those boots from',
      'what brand is the sweater',
      'do they ship to Norway?',
      'when will this be back in stock?',
      'drop the link sis',
    ],
    wants: [
      'need this',
      'I neeeed this so bad',
      'okay but I want the green one',
      'take my money',
      'this is on my wishlist',
      'I wish I had one of these, wish i had this lamp',
      'someone buy me this please',
      "can't wait to get my hands on this",
    ],
    will_buy: [
      'ordering mine tonight',
      "I'm definitely getting one",
      'ok sold',
      'you convinced me',
      "it's in my cart",
      "I'll buy the blue kettle tomorrow",
      'gonna order it when I get paid',
    ],
    bought: [
      'just ordered mine',
      'Mine arrived today!',
      'I bought it because of you',
      'I have this and love it',
      'your code worked, thank you',
      'finally bought the backpack',
    ],
    repeat: [
      'third one I bought',
      'on my second bottle already',
      'rebought it twice',
      "I've been buying these for years",
      'this is my 4th one',
      'bought another one for my dad',
    ],
    objects: [
      'too expensive',
      'love it but way too pricey for me',
      'always sold out 😭',
      "they don't ship to Chile",
      "I'd buy it if it came in black",
      "I can't afford this rn",
      'does it really work?',
    ],
    rejects: [
      "wouldn't buy",
      "I wouldn't buy this again",
      'waste of money',
      'bought it and sent it back',
      "I don't need this",
      'never buying from them again',
      'mine broke after a week',
      "don't buy this, total scam",
    ],
    none: [
      'love this so much',
      'how much time did it take',
      'how much do you weigh',
      'where did you get the idea',
      'where was this filmed',
      'you need this',
      'did you buy it?',
      'I need a nap',
      'I needed this today',
      'link in bio',
      'who wants to go with me',
      "money can't buy taste",
      'the sold out show was amazing',
      'what song is this',
      '@nora_k this is so you',
      '@nora_k @timo.b',
      'I want to see part two',
      'this homework makes me want to die lol',
      'my second time watching this',
      'do you want a dog?',
      'first!',
      '😍😍😍',
      '',
    ],
  },
  es: {
    asks_price: ['¿vale la pena?', 'cuánto cuesta?', 'precio porfa', 'a cuánto sale el bolso'],
    asks_where: ['dónde lo compraste', 'me pasas el link?', 'de qué marca es'],
    wants: ['lo necesito en mi vida', 'quiero uno', 'la quiero ya'],
    will_buy: ['me lo compro mañana', 'voy a pedirlo hoy', 'ya está en mi carrito'],
    bought: ['acabo de comprarlo', 'me llegó ayer y me encanta'],
    repeat: ['voy por el tercero', 'lo volví a comprar, vuelvo a comprarlo siempre'],
    objects: ['muy caro', 'no hacen envíos a mi país', 'siempre agotado'],
    rejects: ['no gasten su dinero', 'no lo compraría', 'lo devolví'],
    none: ['cuánto tiempo llevas en esto', 'qué bonito', 'quiero verte pronto', 'dónde es ese lugar'],
  },
  pt: {
    asks_price: ['quanto custa?', 'qual o valor'],
    asks_where: ['onde você comprou?', 'manda o link'],
    wants: ['quero um', 'preciso disso'],
    will_buy: ['vou comprar hoje', 'já tá no meu carrinho'],
    bought: ['o meu chegou ontem', 'acabei de comprar'],
    repeat: ['já tô no segundo', 'comprei de novo'],
    objects: ['muito caro', 'sempre esgotado'],
    rejects: ['não comprem', 'nunca mais compro'],
    none: ['que lindo', 'quanto tempo durou', 'link na bio'],
  },
  fr: {
    asks_price: ['ça vaut le coup ?', "c'est combien ?", 'le prix stp'],
    asks_where: ["tu l'as trouvé où ?", 'le lien svp', "c'est quelle marque"],
    wants: ['il me le faut', "j'en veux un"],
    will_buy: ['je le commande ce soir', 'dans mon panier'],
    bought: ["je l'ai acheté hier", 'commandé avec ton code'],
    repeat: ["j'en suis à mon troisième", "je l'ai racheté"],
    objects: ['beaucoup trop cher', 'toujours en rupture'],
    rejects: ['gardez votre argent', "je n'achèterai pas"],
    none: ['trop beau', 'combien de temps ça prend', 'lien en bio'],
  },
  de: {
    asks_price: ['lohnt sich die lampe?', 'was kostet das?', 'wie teuer ist der mixer'],
    asks_where: ['wo hast du die jacke her', 'link bitte', 'von welcher marke ist das'],
    wants: ['brauch ich', 'will ich auch haben'],
    will_buy: ['bestell ich mir heute', 'liegt schon im warenkorb'],
    bought: ['hab ihn gestern bestellt', 'meins ist heute angekommen'],
    repeat: ['schon zweimal nachgekauft', 'kaufe ich seit jahren'],
    objects: ['viel zu teuer', 'leider ausverkauft'],
    rejects: ['spart euch das geld', 'würde ich nie kaufen', 'brauch ich nicht'],
    none: ['so schön', 'wo ist das denn', 'woher nimmst du die energie'],
  },
  it: {
    asks_price: ['quanto costa?', 'prezzo?'],
    asks_where: ["dove l'hai preso?", 'mi mandi il link', 'di che marca è'],
    wants: ['lo voglio', 'mi serve subito'],
    will_buy: ['lo compro domani', 'è già nel carrello'],
    bought: ["l'ho appena ordinato", 'il mio è arrivato'],
    repeat: ['sono già al terzo', "l'ho ricomprato"],
    objects: ['troppo caro', 'sempre esaurito'],
    rejects: ['soldi buttati', 'mai più', 'non lo comprerei'],
    none: ['bellissimo', 'quanto sei bella', 'vorrei dormire'],
  },
  id: {
    asks_price: ['berapa harganya kak?', 'spill harga dong'],
    asks_where: ['beli di mana kak', 'minta link dong'],
    wants: ['mau satu', 'pengen banget'],
    will_buy: ['langsung checkout', 'udah masuk keranjang'],
    bought: ['punyaku udah datang', 'udah beli kemarin'],
    repeat: ['udah botol ketiga', 'repeat order terus'],
    objects: ['mahal banget', 'sold out terus'],
    rejects: ['kapok beli ini', 'jangan beli'],
    none: ['keren banget', 'berapa lama bikinnya', 'mau tidur'],
  },
  ar: {
    asks_price: ['كم السعر؟', 'بكم هذا'],
    asks_where: ['من وين اشتريتيه؟', 'الرابط لو سمحتي'],
    wants: ['أبغى واحد', 'أحتاجه ضروري'],
    will_buy: ['بطلبه اليوم', 'راح أشتريه'],
    bought: ['وصلني أمس', 'طلبته'],
    repeat: ['من سنين أشتري منهم'],
    objects: ['غالي مرة', 'ما يوصل عندنا'],
    rejects: ['رجعته', 'لا تشترونه'],
    none: ['جميل جدا', 'كم عمرك', 'وين هذا المكان'],
  },
  ja: {
    asks_price: ['いくらですか？', '値段教えてください'],
    asks_where: ['どこで買えますか', 'リンクください'],
    wants: ['欲しい！', 'ほしすぎる'],
    will_buy: ['今夜ポチります', '買います！'],
    bought: ['昨日届いた', '私も買いました'],
    repeat: ['リピしてます', '三本目です'],
    objects: ['高すぎる', 'いつも売り切れ'],
    rejects: ['返品した', 'もう買わない'],
    none: ['かわいい', '最高すぎる', 'どこで撮ったの'],
  },
}

describe('stages', () => {
  const cases = Object.entries(said).flatMap(([language, stages]) =>
    Object.entries(stages).flatMap(([stage, texts]) => texts.map((text) => [language, text, stage] as const)),
  )
  test.each(cases)('%s: %j is %s', (language, text, stage) => {
    expect(judgeIntent(text, language).stage).toBe(stage)
  })

  test.each(['In the shop', 'in their online store!', 'im Laden', 'en la tienda', 'dans le magasin'])(
    '%s answers somebody and is no wish, however sure the models are',
    (text) => {
      const buying = { probability: 0.99, start: 0, end: text.length }
      expect(judgeIntent(text, 'en', { modelProbability: 0.99, buying }).stage).toBe('none')
      expect(judgeIntent(`I need one, ${text}`, 'en').stage).toBe('wants')
    },
  )

  test('short comments are understood although their language is not known, or wrong', () => {
    expect(judgeIntent('quanto custa?', null).stage).toBe('asks_price')
    expect(judgeIntent('link dong kak', 'en').stage).toBe('asks_where')
    expect(judgeIntent('いくらですか', 'en').stage).toBe('asks_price')
  })
})

describe('giveaways', () => {
  test.each([
    'pick me please',
    'Done! hope I win this',
    'entered! I need this so bad',
    'tag a friend who needs this',
    'participo, quiero ganar',
    'je participe, trop envie de le gagner',
    'Gewinnspiel? bin dabei',
  ])('%j is no intent', (text) => {
    expect(judgeIntent(text, 'en')).toMatchObject({ stage: 'none', giveaway: true })
  })
})

describe('evidence', () => {
  test('names the object where there is one, and none for a pronoun', () => {
    expect(judgeIntent('Where did you get the blue kettle?', 'en').object).toEqual({
      start: 22,
      end: 33,
      text: 'blue kettle',
    })
    expect(judgeIntent('where did you get it', 'en').object).toBeNull()
    expect(judgeIntent('dónde compraste el bolso', 'es').object?.text).toBe('bolso')
  })

  test('a quoted wish is not the author’s', () => {
    const own = judgeIntent('I need this', 'en')
    expect(judgeIntent('people who comment "I need this" are so annoying', 'en').stage).toBe('none')
    expect(own.stage).toBe('wants')
  })

  test('a model makes it surer or less sure, and alone says little', () => {
    const alone = judgeIntent('need this', 'en').confidence
    expect(judgeIntent('need this', 'en', { modelProbability: 0.95 }).confidence).toBeGreaterThan(alone)
    expect(judgeIntent('need this', 'en', { modelProbability: 0.05 }).confidence).toBeLessThan(alone)
    const guessed = judgeIntent('time to upgrade maybe', 'en', { modelProbability: 0.95 })
    expect(guessed).toMatchObject({ stage: 'wants', evidence: [{ by: 'model' }] })
    expect(guessed.confidence).toBeLessThan(0.7)
    expect(judgeIntent('so pretty', 'en', { modelProbability: 0.95 }).stage).toBe('none')
  })
})

describe('any text', () => {
  const phrases = Object.values(said).flatMap((stages) => Object.values(stages).flat())
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(fc.constantFrom(...phrases), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join(' ')),
  )
  const language = fc.constantFrom(null, 'xx', 'en', 'es', 'pt', 'fr', 'de', 'it', 'id', 'ar', 'ja')

  test('is judged, the same each time, with spans that are its own words', () => {
    fc.assert(
      fc.property(text, language, (words, code) => {
        const intent = judgeIntent(words, code)
        expect(intentStages).toContain(intent.stage)
        expect(intent.confidence).toBeGreaterThanOrEqual(0)
        expect(intent.confidence).toBeLessThanOrEqual(1)
        for (const span of [...intent.evidence, ...(intent.object === null ? [] : [intent.object])]) {
          expect(words.slice(span.start, span.end)).toBe(span.text)
          expect(span.text).not.toBe('')
        }
        expect(judgeIntent(words, code)).toEqual(intent)
      }),
      { numRuns: 400 },
    )
  })

  test.each(['how much is the ', 'need this ', 'a', '!', '“', '😀', '@x ', 'if it was '])(
    'repeated without end (%j) is judged by its beginning',
    (piece) => {
      const [short, long] = [4000, 1_000_000].map((length) => judgeIntent(piece.repeat(length / piece.length), 'en'))
      expect(long).toEqual(short)
    },
  )
})
