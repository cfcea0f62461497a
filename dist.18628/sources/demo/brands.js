import { topInterests } from '../../model/interest.js'
import { networks } from '../../model/network.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { lines } from './text/lines.js'
const catalogue = lines(`
beauty | Lumevia:Dew Serum,Night Balm,Cloud Cleanser | Ossamira:Velvet Tint,Brow Ink | Pellucca:SPF 50 Veil,Barrier Cream | Kohlinde:Kajal Stick,Lash Coat | Frondelle:Scalp Oil,Curl Milk
fashion | Tarnhollow:Field Jacket,Loop Hoodie | Quindra:Wrap Dress,Linen Set | Solvane:Court Low,Trail Runner | Brackwyn:Selvedge Jean,Work Shirt | Ellorix:Hoop Set,Signet Ring
food | Nuttavio:Hazel Spread,Oat Crisps | Gribbleton:Chili Oil,Smoked Salt | Panzolina:Slow Pasta,Red Sauce | Verdanta:Plant Mince,Pea Nuggets | Crumbrook:Sourdough Kit,Rye Mix
drinks | Kaffundo:Cold Brew,House Roast | Teaquora:Matcha Tin,Cold Infusion | Zestaro:Blood Orange Tonic,Ginger Fizz | Barrowmint:Dry Cider,Orchard Cup | Millpenny:Oat Milk,Barista Oat
fitness | Gritforge:Whey One,Lift Straps | Stridelab:Pace Band,Foam Roller | Kinetra:Flex Leggings,Grip Mat | Pulsewell:Hydro Salts,Creatine Tubs | Bellmarch:Kettle Set,Jump Rope
sports | Hattrix:Control Ball,Shin Guards | Bounzo:Street Ball,Knee Sleeve | Racqueta:Spin Frame,Grip Tape | Boardwick:Maple Deck,Soft Wheels | Netherly:Keeper Gloves,Training Bib
outdoors | Fernpeak:Two-Man Tent,Storm Shell | Cragline:Chalk Bag,Approach Shoe | Pedalune:Gravel Bar,Bike Lamp | Tidewisp:Foam Board,Spring Suit | Emberlode:Camp Stove,Head Torch
travel | Wandelux:Cabin Case,Packing Cubes | Nomadry:Rail Pass,Stay Club | Hushlodge:Cabin Weekend,Tree House | Skysparrow:Day Pack,Neck Pillow | Portolan:Phrase Cards,Travel SIM
gaming | Pixelgrove:Hollow Tides,Moss Farm | Thumbwar:Pro Pad,Trigger Kit | Nexquil:Arc Headset,Glide Mouse | Dicebarrow:Salt Kings,Lantern Road | Glitchmoor:Neon Keep,Season Pass
technology | Voltique:Pocket Charger,Desk Dock | Orbisonic:Buds Two,Room Speaker | Cabletta:Braided Cable,Hub Six | Hearthbit:Door Sensor,Lamp Strip | Quillware:Notes Pro,Focus Timer
music | Strumwell:Travel Guitar,Nickel Strings | Lowtide:Bass Synth,Loop Pad | Chordette:Lesson Pass,Ear Trainer | Wavebarn:Field Mic,Mix Plugin | Tunelisk:Turntable,Felt Slipmat
dance | Pliara:Canvas Slipper,Warm-up Knit | Stepfolk:Practice Shoe,Class Pass | Rondelay:Stage Skirt,Grip Socks | Twirlhaus:Mirror Foil,Barre Kit
film | Cinegrove:Stream Pass,Festival Box | Popperly:Kettle Corn,Salt Tin | Reelhaven:Poster Club,Cinema Card | Moonvault:Horror Box,Late Pass
art | Inkfable:Brush Pens,Sketch Roll | Claymoor:Stoneware Clay,Trim Tools | Pigmentia:Gouache Set,Plein Air Box | Threadwick:Loom Kit,Yarn Box
photography | Lenswort:Prime 35,Sling Bag | Grainly:Color 400,Lab Scan | Tripodo:Travel Legs,Ball Head | Aperturo:Clip Light,Photo Printer
books | Papergull:Book Box,Reading Lamp | Inglenook Press:Winter List,Paper Classics | Margina:Page Flags,Reading Journal | Talewright:Audio Pass,Pocket Reader
comedy | Gigglewick:Club Night,Tour Pass | Snortleby:Joke Cards,Party Box | Chucklebay:Improv Class,Mic Night
home | Nestoria:Linen Bedding,Wool Throw | Plinthe:Shelf Kit,Oak Stool | Scrubbin:Pink Paste,Floor Soap | Lumbrique:Paper Lamp,Dimmer Plug | Fixwell:Drill Set,Wall Filler
gardening | Sprouterra:Seed Box,Grow Lamp | Potterloo:Self-Water Pot,Terracotta Set | Composta:Kitchen Bin,Worm Tower | Thornbury Bloom:Bulb Bag,Pruner
family | Tottle:Sleep Sack,Bath Duck | Milkadoo:Bottle Set,Warm Pad | Strollwyn:City Buggy,Rain Cover | Bramblekid:Wood Blocks,Rain Suit
pets | Woofelle:Calm Chews,Rope Toy | Purrlando:Salmon Bites,Litter Mat | Tailmont:Rope Lead,Car Bed | Nibblet:Hay Tower,Seed Mix | Fetchwell:Puzzle Bowl,Rain Coat
wellness | Calmora:Sleep Drops,Breath App | Stillpond:Zafu Cushion,Morning Journal | Vitabloom:Daily Greens,Magnesium | Dreamery:Weighted Blanket,Eye Mask
education | Lingopod:Speaking Club,Word Deck | Notabene:Study Planner,Gel Pens | Mathwick:Problem Book,Tutor Hour | Scholarly Fox:Essay Coach,Quiz Pack
business | Ledgerloom:Invoice App,Team Books | Pipelark:Deal Board,Mail Coach | Deskara:Standing Desk,Focus Booth | Hirewren:Talent Pool,Interview Kit | Shoplume:Store Builder,Label Printer
finance | Pennyroyal:Round-Up Jar,Student Card | Coinharbor:Savings Ladder,Travel Card | Budgeteer:Envelope App,Bill Watch | Thriftune:Cashback Card,Goal Jar
automotive | Torquill:Wash Kit,Dash Cam | Rivetone:Chain Lube,Tank Bag | Ampervale:Home Charger,City EV | Polishka:Wax Bar,Leather Balm
news | Dailybrook:Morning Letter,Weekend Read | Civicast:Podcast Club,Explainer Cards | Ledewell:Evening Brief,Map Room
`)
const crisisBrandName = 'Lumevia'
const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, '')
function toBrand(seed, index, interest, text, rivals) {
  const [name = '', products = ''] = text.trim().split(':')
  const id = plain(name)
  const draw = new Draw(keyOf(seed, purpose.brand, index))
  const present = networks.filter((network) => network === 'instagram' || draw.chance(0.35))
  return {
    index,
    id: `brand_${id}`,
    name,
    aliases: [name.toLowerCase(), `@${id}.official`, `#${id}`].concat(
      draw.chance(0.4) ? [`${name} ${products.split(',')[0] ?? ''}`] : [],
    ),
    interest,
    topInterest: interest,
    website: `https://www.${id}.example`,
    handles: present.map((network) => ({ network, handle: `${id}.official` })),
    competitors: rivals.filter((rival) => rival !== id).map((rival) => `brand_${rival}`),
    synthetic: true,
    products: products.split(','),
  }
}
function createBrands(seed) {
  const brands = []
  for (const line of catalogue) {
    const [interest = '', ...entries] = line.split('|')
    const rivals = entries.map((entry) => plain(entry.split(':')[0] ?? ''))
    for (const entry of entries) brands.push(toBrand(seed, brands.length, interest.trim(), entry, rivals))
  }
  return brands
}
const groupBrands = (brands) =>
  new Map(topInterests.map((top) => [top.id, brands.filter((brand) => brand.topInterest === top.id)]))
function rivalOf(draw, brand, group) {
  const others = group.filter((other) => other.id !== brand.id)
  return others.length === 0 ? brand : at(others, draw.int(others.length))
}
export { createBrands, crisisBrandName, groupBrands, rivalOf }
//# sourceMappingURL=brands.js.map
