/**
 * When a word of every day is the name of a brand. A name that is one ("gap", "target", "dove") counts only with context: an account,
 * a site, a disclosure, a word of trade right beside it, or a word of what the brand sells. All folded.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Right before a name: "from Target", "partnered with Gap", "bei Penny". */
export const wordsBefore = words(`
  by from at x with via brand app team using wearing bought ordered buy love thanks @ partner partnered partnering sponsored gifted called
  bei von mit dank gekauft bestellt trage en de chez avec com da do na no pela pelo con por gracias obrigada obrigado presso grazie
  bij van gekocht fran hos kob kopt kupiony kupione kupiona z od dari beli
`)

/** Right behind a name: "Target haul", "Gap jeans", "Apple store". */
export const wordsBehind = words(`
  haul store stores shop app website site order orders collection collab collaboration brand official code discount sale giveaway gift card cards
  products product review unboxing drop launch campaign ad partner customer delivery subscription membership run app's store's ambassador
  filiale gutschein rabatt produkte laden tienda codigo descuento productos boutique produits magasin loja cupom desconto produtos negozio prodotti sconto
  storefront announced announces launched launches released unveiled unveils winkel korting butik rabatt sklep kupon
`)

/** Right behind a name with a capital these leave no doubt: "Target haul", "Amazon storefront". */
export const surelyBehind = words('haul storefront unboxing ambassador shoplog')
/** Right before a name with a capital: "mon haul Action". */
export const surelyBefore = words('haul')

/** Words of what brands of an interest sell, anywhere in the text. */
export const wordsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  beauty:
    words(`skincare skin serum cream lotion moisturizer cleanser makeup lipstick mascara foundation palette blush concealer soap shampoo conditioner deodorant
    fragrance perfume hair sunscreen spf bodywash wash lips lashes brows nails pads tampons period razor creme pflege haut seife shampoing maquillage creme maquiagem pele cabelo maquillaje piel deodorante desodorante deodorant deo ruj allik maskara rimel szminka tusz podklad rossetto matita crema champu sapone huidverzorging balsam smink krem`),
  fashion:
    words(`jeans denim shirt tshirt tee dress skirt jacket coat hoodie sweater leggings outfit ootd shoes sneakers boots heels sandals bag bags wear wearing clothes clothing fashion style size
    fit haul lookbook suit watch watches sunglasses glasses underwear bra kleid kleider hose jacke schuhe mode tenue robe vetements ropa zapatos vestido roupa sapatos vestiti scarpe anzug hemd pullover sneaker pantalon pantalones pantaloni camiseta camisa chaqueta giacca maglia jurk broek schoenen klanning skor sukienka buty elbise ceket bague bijoux schmuck sieraden pierscionek kolczyki`),
  food: words(`burger burgers fries sandwich sandwiches sub chicken pizza snack snacks cereal chocolate candy bar recipe recipes groceries grocery supermarket aisle meal meals lunch dinner menu restaurant
    order eat eating taste flavor flavour essen einkauf lebensmittel supermarkt rezept courses supermarche comida supermercado receta receita compras spesa shopping boodschappen zakupy market alisveris`),
  drinks: words(
    `drink drinks soda can cans bottle coffee latte espresso tea beer vodka gin whisky whiskey wine cocktail energy caffeine juice water sip flavor flavour getrank kaffee bier boisson cafe bebida cerveza cerveja caffe birra`,
  ),
  fitness: words(
    `gym workout training protein supplement supplements creatine leggings run running miles treadmill class coach reps fitness shoes`,
  ),
  sports: words(`match game jersey kit boots ball league team season racket club bet odds`),
  outdoors: words(`hike hiking trail tent backpack jacket camping climb climbing ski snowboard surf board gear`),
  travel: words(
    `hotel hotels flight flights airline airport booking booked stay room trip luggage suitcase travel vacation holiday resort rewards miles cabin flug reise urlaub vol voyage vuelo viaje voo viagem volo viaggio`,
  ),
  gaming: words(
    `game games gaming console controller playstation xbox switch stream streamer gamer level skins dlc fps quest`,
  ),
  technology:
    words(`phone iphone ipad mac macbook laptop tablet watch airpods headphones earbuds speaker camera screen charger app apps ios android software update device devices tech smart wifi network
    mobile data plan sim 5g 4g streaming vpn password handy tarif netz telephone forfait reseau movil celular telefono plano internet`),
  music: words(`music song songs playlist album podcast guitar piano headphones concert`),
  film: words(`movie movies film films series show shows episode season streaming cinema tickets trailer`),
  art: words(`paint paper pens brush craft diy sketch`),
  photography: words(`camera lens photo photos prints shutter`),
  books: words(`book books audiobook audiobooks read reading novel bookstore`),
  comedy: words(`gif gifs meme memes`),
  home: words(
    `kitchen sofa couch bed mattress furniture decor pan pans vacuum cleaning detergent laundry towels stain stains tumbler cup bottle candle lamp rug shelf home diy tools wohnung mobel kuche maison meuble cuisine casa cocina cozinha`,
  ),
  gardening: words(`plants plant seeds garden flowers bouquet`),
  family: words(`baby diapers diaper toddler toys toy kids stroller nappies`),
  pets: words(`dog dogs cat cats puppy kitten pet pets treats litter food`),
  wellness: words(
    `vitamins vitamin supplement supplements therapy therapist sleep mattress meditation app gummies pharmacy pharmacist prescription teeth toothpaste`,
  ),
  education: words(`course courses class classes lessons learn language app study tutor`),
  business: words(
    `shopping shop store website online order orders delivery cart checkout cashback shipping app invoice`,
  ),
  finance: words(
    `card cards credit debit bank banking account payment payments pay invest investing insurance loan app cashback transfer konto karte carte banque tarjeta banco cartao conto carta`,
  ),
  automotive: words(
    `car cars drive driving suv engine electric ev fuel petrol gas station diesel pump fill refuel charger tyres tires oil motor horsepower hybrid auto tanken tankstelle voiture essence coche gasolina carro posto benzina`,
  ),
  news: words(`app post posts feed dm story stories reel reels account profile followers`),
}

/** A word beside a name that says the everyday word is meant: "apple pie", "gap year", "orange juice". */
export const wordsAgainst: Readonly<Record<string, ReadonlySet<string>>> = {
  apple: words(
    'pie pies juice cider tree trees sauce crumble cake slices orchard vinegar picking cinnamon green red baked',
  ),
  orange: words(
    'juice peel zest slice slices tree colour color county blood bright dress shirt light sky chicken cat wine',
  ),
  target: words('audience group market groups date weight heart practice language price sales demographic'),
  gap: words('year years between teeth tooth wage gender thigh mind bridge close filler'),
  shell: words('sea egg shock beach script necklace earrings out soft hard mac pasta'),
  visa: words('application run tourist work student schengen embassy appointment expired interview free'),
  dove: words('white of turtle peace cry'),
  subway: words('station stations train trains ride platform art surfers tile map'),
  amazon: words('rainforest river jungle forest basin parrot warrior'),
  mango: words('juice lassi smoothie salsa tree sorbet ice slices ripe fresh sticky'),
  next: words('week year month time day up level step door one video post weekend chapter stop'),
  boots: words('ankle hiking leather cowboy chelsea wellington snow'),
  tide: words('high low pool pools rising turning'),
  galaxy: words('far milky guardians entire'),
  uber: words('cool driver ride excited'),
  ring: words('engagement wedding light diamond gold nose onion boxing finger'),
  nest: words('empty bird birds eggs box'),
  secret: words('top santa garden best ingredient recipe little'),
  bounty: words('hunter hunters'),
  mars: words('planet life mission rover red bruno'),
  purple: words('hair dress light'),
  simple: words('yet very recipe'),
  native: words('speaker speakers american language plants'),
  rhode: words('island'),
  shark: words('tank attack baby great white week'),
  stanley: words('kubrick tucci hudson'),
  supreme: words('court leader'),
  coach: words('life head fitness running assistant football'),
  diesel: words('engine vin car fuel'),
  fossil: words('fuel fuels dinosaur'),
  guess: words('i what who lets'),
  express: words('yourself train'),
  square: words('times root trafalgar meters feet inch'),
  stripe: words('black white'),
  wish: words('i we you make'),
  calm: words('stay keep down be before'),
  headspace: words('good right'),
  discover: words('more'),
  zoom: words('out lens'),
  slack: words('cut some'),
  signal: words('wifi traffic busy'),
  threads: words('loose of'),
  monster: words('little cookie lady inc'),
  quest: words('side'),
  canvas: words('blank'),
  honey: words('bee bees lemon raw manuka mustard milk'),
  blue: words('sky eyes dress'),
}

/** In these languages every noun is capital: a capital says nothing. */
export const nounsAreCapital: ReadonlySet<string> = new Set([
  'der',
  'die',
  'das',
  'und',
  'ist',
  'nicht',
  'ein',
  'eine',
  'ich',
  'mit',
  'auf',
  'fur',
  'den',
  'dem',
  'zum',
  'zur',
])
