import { context, idioms, risks } from './entry.js'

/** How things are said in posts, and how harmless posts use hard words: learned from eval/measure/screening-fresh.ts, each said more widely than there. */

const body = 'head|face|jaw|teeth|skull|stomach|ribs|nose|throat'
const victims = 'kid|guy|dude|boy|man|girl|woman|stranger|teen|teenager|student'

const violence = [
  ...risks('violence', ['en'], {
    sure: `
      kick~|stomp~|stamp~|punch~ him|her|them|somebody|someone in|on the ${body}, left|leave|leaves|leaving him|her|them|somebody|someone ..1 bleeding|unconscious|dead
      we|i jumped a|some|this|that|the ..1 ${victims}, drag~|dragged the|his|her|their body|corpse, cut|cuts|cutting|slit|slits|slitting his|her|their|a ..1 throat|throats
      uncut|raw|full|uncensored|leaked ..1 footage|video|clip|tape of the|an|a ..1 execution|beheading|stabbing|killing|beating|lynching|murder
      nothing beats|like|love|loved the crunch|crack|sound|feeling|sight when|of ..4 ${body}|bone|bones|bleeding, beat|beating|hit|hitting|smash|smashed somebody|someone|people|him|her|them in the ${body}|with
    `,
    strong: `
      blood all over the|his|her|my floor|wall|walls|face|street|pavement|car|room, footage|video|clip of the|an|a ..1 execution|beheading|lynching, full|whole|uncut fight video|footage|clip
      i|we filmed the whole|entire ..1 fight|beating|thing, left|leave ..2 ${victims} bleeding
    `,
  }),
]

const selfHarm = [
  ...risks('self_harm', ['en'], {
    sure: `
      thinspo, thinspiration, bonespo, meanspo, proana, pro ana, promia, hide|hiding|cover|covering the|your|my ..1 cuts|scars|marks|cutting ..3 arm|arms|wrist|wrists|mom|mum|parents
      hide|hiding the|your|my ..1 marks|cuts|scars from, starv~ myself, eating under|below _ calories, under|below _ calories ..1 a|per day
    `,
    fair: `wrote|written the|my|all ..1 letters, goodbye everyone|everybody|world $, dizzy it means`,
  }),
  ...risks('self_harm', ['es'], {
    sure: 'no quiero vivir|seguir viviendo, ya no quiero estar aquí, solo pienso en morir|acabar, acabar con todo|mi vida, quitarme la vida, me quiero morir, quiero morirme',
  }),
  ...risks('self_harm', ['pt'], {
    sure: 'não quero mais viver, não quero viver, só penso em morrer|acabar, acabar com tudo, tirar minha vida, quero morrer',
  }),
  ...risks('self_harm', ['fr'], {
    sure: 'plus envie de vivre, je veux mourir, je veux en finir, ne veux plus vivre, mettre fin à mes jours',
  }),
  ...risks('self_harm', ['de'], {
    sure: 'will nicht mehr leben, will einfach sterben, will nur noch sterben, mag nicht mehr leben, mir das leben nehmen, allem ein ende setzen',
  }),
]

const ages = '10|11|12|13|14|15|ten|eleven|twelve|thirteen|fourteen|fifteen'
const parents = 'parents|mom|mum|mother|dad|father'

const minors = [
  ...risks('minors_safety', ['en'], {
    sure: `
      she|he|she's|he's is? only|just ${ages} but ..4 body|hot|sexy|ass|legs|curves, don't|dont|never tell your|ur ${parents} ..4 talk|talked|chat|text|meet|photo|pic|secret, do not tell your ${parents} ..4 talk|talked|chat|text|meet|photo|pic|secret
      how old are you ..5 pic|pics|photo|photos|swimsuit|underwear, trading|trade|selling|sell|sharing ..3 young|underage|little girls|boys|kids|teens, underage stuff|content|girls|boys|porn|nudes|pics|vids
      message|dm|msg|text me for ..1 pics|photos|videos of my ..1 niece|nephew|daughter|stepdaughter|sister, like|love|prefer them before|in ..1 high|middle|elementary|primary school
      folders of ..1 young|underage|little|teen
    `,
    strong: `cannot|can't|cant wait until|till she|he ..2 legal|18|eighteen, send me a|some ..1 pic|pics|photo|picture in your ..1 swimsuit|underwear|bikini|pyjamas`,
  }),
]

const pills = 'adderall|ritalin|vyvanse|xanax|xans|percs|percocet|oxy|oxycodone|codeine|tramadol|valium'

const drugs = [
  ...risks('drugs', ['en'], {
    sure: `
      plug open|is open|restocked|got|has, sell~|selling|trade|trading ..2 ${pills}, popped|popping a|some|two|three ..1 ${pills}|molly, molly and|or|tonight|dm
      did|do|doing|snort~|sniff~ a|one|two|three|four|some|few ..1 line|lines|bump|bumps in|off|before|at|of, lines in|off the bathroom|toilet|table, za|zaza and|molly|in|dm|available
    `,
    strong: `dm|text|hmu|message for ..1 menu, clean white, menu in|on ..1 telegram|signal|dm`,
  }),
  ...risks('drugs', ['de'], {
    sure: 'nase koks|speed|pep|keta|ziehen, koks ziehen|gezogen|ballern|kaufen|verkaufen, line|lines|nase ziehen|gezogen',
  }),
  ...risks('drugs', ['es'], { sure: 'raya|rayas de coca|cocaína|perico|speed, meterme|metimos una|unas raya|rayas' }),
  ...risks('drugs', ['fr'], { sure: 'trace|traces|rail|rails de coke|cocaïne|c' }),
  ...risks('drugs', ['pt'], { sure: 'carreira|carreiras de pó|cocaína|coca, cheirar|cheirei|cheirando pó|cocaína' }),
]

const otherTaste = [
  ...risks('tobacco', ['en'], {
    sure: `puffs ..2 cloud+|flavour+|flavor+|disposable+|nicotine, disposable+ ..4 puffs, mango|grape|mint|menthol|berry|melon ice ..1 disposable+|pod+|bar+, best|thick|huge clouds in`,
  }),
  ...risks('weapons', ['en'], {
    sure: `
      untraceable|unserialized|unregistered ar|ak|rifle|gun|pistol|firearm|glock|weapon, butterfly|switch|flick|combat|hunting|rambo knife|blade ..3 pocket|carry|bag|boot|waistband|me, no serial number ..4 print|dm|gun|build
    `,
    strong: `no serial number, knife in my ..1 pocket ..4 out|club|night|walk`,
  }),
  ...risks('crime', ['en'], {
    sure: `
      pairs|items|stuff|shoes|sneakers|clothes|bags|jackets|makeup|bottles|meal|everything without paying $, walked|ran|walk|run out of the ..1 mall|store|shop|restaurant|supermarket without paying, out ..5 without paying ..1 part|lol|again
      fake|forged|counterfeit ..1 vaccine|vaccination|covid|student|driver|drivers|driver's pass|passes|card+|certificate+|licence+|license+, claim~ disability|benefits|unemployment|welfare|dole ..5 while|cash|working, cash in hand ..4 disability|benefits|unemployment
    `,
  }),
]

const extremism = [
  ...risks('extremism', ['en'], {
    sure: `
      white race ..1 will|must|shall|is rise|survive|win|wake|superior|coming, 14 words, fourteen words, brothers|sisters ..1 in|of the caliphate|jihad|resistance, caliphate ..3 god's|allah's|paradise|rise|join
      join the fight|jihad|struggle ..3 paradise|heaven|martyr+|caliphate|allah, earn|earned|reach|win ..1 paradise, hero|heroes|saint|legend like|as the one|man|guy in|from|at that|the mosque|synagogue|church|temple
      need another ..3 mosque|synagogue|temple|school ..3 showed|did|how, day of the rope, racial holy war, race war
    `,
  }),
]

const claims = [
  ...risks('misinformation_claims', ['en'], {
    sure: `
      doctors|pharma|hospitals won't|wont|don't|dont|never ..1 tell you|u, doctors will not tell you|u, dissolve~|shrink~|melt~|destroy~|eliminate~ ..1 tumour+|tumor+|cancer|cancers, cure~|reverse~|healed|heals his|her|my|their|your ..1 diabetes|cancer|autism|asthma|arthritis|alzheimer's ..1 with|by|using|naturally
      stopped|stop|quit|threw his|her|my|their|your|away|taking insulin|chemo|inhaler ..5 cured|cure|healed|pharma|naturally, pharma poison, no more pharma, seeds|juice|oil|tea|herbs|water ..2 cure|cures|cured|kills|dissolve|dissolves ..2 cancer|tumours|tumors|diabetes
    `,
  }),
  ...risks('misinformation_claims', ['es'], {
    sure: '5g causan|causa|provoca|provocan|produce|producen, antenas ..2 cáncer|covid|virus, vacunas ..2 autismo|chip|microchip|veneno, tierra es plana, gobierno lo|nos oculta|esconde, nos ocultan la cura',
  }),
  ...risks('misinformation_claims', ['pt'], {
    sure: '5g causa|causam|provoca, antenas ..2 câncer|covid, vacinas|vacina ..2 autismo|chip|veneno, terra é plana, governo esconde',
  }),
  ...risks('misinformation_claims', ['de'], {
    sure: '5g ..3 krebs|corona, impfung|impfungen ..3 autismus|chip|gift, erde ist flach|eine scheibe, regierung verheimlicht|vertuscht',
  }),
  ...risks('misinformation_claims', ['fr'], {
    sure: '5g ..3 cancer|covid, vaccins|vaccin ..3 autisme|puce|poison, terre est plate, gouvernement nous cache',
  }),
]

const politics = [
  ...risks('politics', ['en'], {
    sure: `vote|voting for _ ..1 on|this|next tuesday|sunday|thursday|election|november, cut|raise|lower|slash our|your|the ..1 taxes, only one|candidate who will ..1 cut|lower|raise|protect|fight ..2 taxes|border|jobs|rights`,
  }),
  ...risks('politics', ['de'], {
    sure: 'wähle|wählt|wählen|gewählt ..1 grünen|grüne|cdu|csu|spd|afd|fdp|linke|bsw, sonntag wähle|wählen, die|den grünen|cdu|spd|afd|fdp wählen',
  }),
  ...risks('politics', ['es'], { sure: 'votaré|votar|voten|vota por|al|a psoe|pp|vox|podemos|morena|pan|pri' }),
  ...risks('politics', ['fr'], {
    sure: 'votez|voter|vote pour|rn|macron|mélenchon|lfi ..1 dimanche|macron|mélenchon|rn|lfi',
  }),
]

const people = [
  ...risks('hate', ['es'], {
    sure: 'inmigrantes|migrantes|moros|gitanos|negros|judíos|musulmanes|sudacas|maricones son ..1 basura|escoria|ratas|plaga|animales|lacra|parásitos|cucarachas, que se larguen ..1 de mi|nuestro|este país, fuera moros|inmigrantes|gitanos',
  }),
  ...risks('hate', ['de'], {
    sure: 'ausländer|flüchtlinge|juden|muslime|zigeuner|migranten|schwule sind ..1 abschaum|dreck|pack|tiere|parasiten|ratten|ungeziefer, ausländer raus',
  }),
  ...risks('hate', ['fr'], {
    sure: 'arabes|noirs|juifs|migrants|immigrés|musulmans|roms sont des ..1 parasites|rats|animaux|cafards|sauvages|déchets',
  }),
  ...risks('hate', ['pt'], {
    sure: 'imigrantes|negros|judeus|nordestinos|gays|muçulmanos são ..1 lixo|ratos|praga|animais|parasitas|vermes',
  }),
  ...risks('harassment', ['en'], {
    sure: `
      you|u look|looks like a ..1 whale|pig|cow|hippo|troll|walrus ..2, spineless|gutless|pathetic|slimy|filthy|disgusting little? rat|worm|snake|weasel|cockroach|toad, waste of oxygen|skin|air|sperm, posting|leaking|dropping|doxxing her|his|their|your ..1 address|number|phone|nudes
      everyone|everybody|guys|y'all go to|spam|flood|raid|report his|her|their|this page|profile|account|comments|dms, tragic|pathetic|miserable creature, dumb|stupid and this? ugly, ugly and this? dumb|stupid
    `,
    strong: `do us all a favour|favor and, everybody|everyone laughs|laugh behind|at his|her|your ..1, laughs behind his|her|your back, dumb|stupid|fat and ..2 ugly at, have fun with her|him guys|boys`,
  }),
  ...risks('harassment', ['de'], {
    sure: 'erbärmlicher|erbärmliche|jämmerlicher|armseliger ..1 versager|loser|versagerin|wicht|mensch, keiner|niemand will|mag|braucht|vermisst dich, du bist ..2 abschaum|dreck|widerlich|ekelhaft',
  }),
  ...risks('threat', ['en'], {
    sure: `put|putting|puts him|her|you|them in the|a ground|grave|hospital|coffin|morgue, or your|ur|his|her|their family|kids|mother|sister|daughter|son|wife gets|get|will|dies|pays ..1 hurt|pay|die|suffer|it`,
    strong: `have until ..2 to pay or`,
  }),
]

const sexual = [
  ...risks('sexual', ['en'], {
    sure: `custom videos|vids|content|pics ..5 solo|couple|limits|🔞, solo and couple content, bent me|him|her|you over the|a|my, never come|came|cum so hard, come|came|cum so hard, 18+ content|page|link|only`,
    strong: `dm|message me for ..1 custom|private|solo videos|vids|content|pics`,
  }),
]

/** Hard words that posts use for small things. */
const harmless = [
  ...idioms(
    'things and animals are called names',
    ['en'],
    ['harassment', 'hate', 'profanity'],
    `
    my|this|our|the|that stupid|dumb|idiot|silly|ugly|dirty|fat|crazy ..1 brain|dog|cat|puppy|kitten|phone|printer|laptop|computer|car|oven|machine|song|alarm|autocorrect|wifi|knee|back|weather|rain|plant|bird|hamster|rabbit|toaster|app|game|cold|flu|shoe|shoes|sofa|sweater|jumper|picture|haircut|cupcake|cookie|cake
    you ugly|stupid|silly|dumb little? cupcake|cookie|cake|plant|thing|potato|bean|loaf|dog|cat, felt|feel|feeling so|really|very|a|pretty? bit? stupid|dumb|silly|ugly|idiotic, i was|am|felt such? an? idiot|stupid|dumb, i'm such? an? idiot, ugly sweater+|christmas|duckling+|cry|crying|fruit
    if someone|somebody|anyone|anybody calls|called|tells you, called me a|an ..1 loser|idiot|failure|freak ..5 today|now|grade|school
  `,
  ),
  ...idioms(
    'somebody will be cross',
    ['en'],
    ['threat', 'violence'],
    `
    mum|mom|mummy|mommy|dad|mother|father|parents|wife|husband|boss|coach|teacher|sister|brother|boyfriend|girlfriend|roommate|flatmate|trainer|hairdresser|dentist|doctor|editor|producer|grandma|nan is|are|will|would|'s|gonna|might going|gonna? to? ..1 kill|murder|strangle me|us, going|gonna to? kill|murder me when|if|for she|he|they
    watch your back ..3 sale|deal|deals|autumn|summer|winter|spring|collection|drop, coming for your|ur wallet|wallets|card|savings
  `,
  ),
  ...idioms(
    'flu shots and glue guns',
    ['en'],
    ['alcohol', 'weapons', 'violence', 'drugs'],
    `
    shots ..3 flu|pharmacy|vaccine|vaccines|booster|clinic|nurse|doctor, flu season, get yours at the pharmacy|clinic, water|squirt|nerf|glue|nail|heat|massage|spray|caulk|staple|toy|bubble|starting|price|radar|paint pistol+|gun+, these|my|the|dem guns ..5 grow|biceps|flex|gym|arms|workout|💪, biceps|arm|arms|gym|leg ..3 guns, guns out, sun's out guns
  `,
  ),
  ...idioms(
    'what happened to oneself',
    ['en'],
    ['crime'],
    `
    somebody|someone|thieves|burglars|they|people|vandals ..1 broke|break into our|my|the|their, got|get|was|were|been|have|had|having|is ..2 stolen|robbed|burgled|mugged|hacked|scammed, stole my|our ..1 bike|phone|car|bag|wallet|purse|van|laptop|tools|heart|show|spotlight, stolen on|from the|my|our|us|me
  `,
  ),
  ...idioms(
    'old machines and old signs',
    ['en'],
    ['gambling', 'extremism'],
    `slot machine+ ..1 museum|exhibition|collection|mechanics|repair, swastika+ ..5 temple|temples|hindu|buddhist|jain|fortune|luck|sanskrit|years|ancient, temple|hindu|buddhist ..5 swastika+`,
  ),
  ...idioms(
    'names of places and people',
    ['en', 'de'],
    ['profanity', 'sexual'],
    `from fucking, fucking the village, village of fucking, dick francis|turpin|whittington|wolf|dale|fosbury|bruna|strawbridge|rutan, dick's, uncle|grandpa|cousin|mr dick`,
  ),
  ...idioms(
    'left behind',
    ['en'],
    ['self_harm'],
    `since i stopped|quit ..1 hurting|cutting|harming|burning myself, stopped hurting|cutting|harming|burning myself, days|weeks|months|years ..1 without hurting|cutting|harming|self, free from|of self harm, used to hurt|cut|harm myself, clean from self`,
  ),
  ...context('recovery', `since i stopped, please talk to somebody|someone|anyone`, ['en']),
]

export const inPosts = [
  ...violence,
  ...selfHarm,
  ...minors,
  ...drugs,
  ...otherTaste,
  ...extremism,
  ...claims,
  ...politics,
  ...people,
  ...sexual,
  ...harmless,
]
