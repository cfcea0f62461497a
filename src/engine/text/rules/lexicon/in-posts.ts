import { risks } from './entry.js'

/** How things are said in posts: learned from the sets of texts in eval/measure, each said more widely than there. */

const body = 'head|face|jaw|teeth|skull|stomach|ribs|nose|throat'
const victims = 'kid|guy|dude|boy|man|girl|woman|stranger|teen|teenager|student'

const violence = [
  ...risks('violence', ['en'], {
    sure: `
      kick~|stomp~|stamp~|punch~ him|her|them|somebody|someone in|on the ${body}, left|leave|leaves|leaving him|her|them|somebody|someone ..1 bleeding|unconscious|dead
      we|i jumped a|some|this|that|the ..1 ${victims}, drag~|dragged the|his|her|their body|corpse, cut|cuts|cutting|slit|slits|slitting his|her|their|a ..1 throat|throats
      i|we ..1 beat up, beat up a|an|some|two|three|this|that|the ..2 guy|guys|dude|dudes|kid|kids|people|stranger|strangers, guts|intestines|brains spill~|spilled|hanging|everywhere|out, gore~ him|her|them|the, video|clip|footage of him|her|them|a|the ..1 dying|bleeding
      hit|hitting|beat|beating|whip|whipping|spank|spanking your|my|our|their|his|her kid+|child|children|son|daughter|wife ..2 belt|stick|cane|fist|language|understand|lesson
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
      hurt|hurting|cut|cutting|burned|burnt|harmed myself again, back to hurting|cutting|harming|burning myself, relapsed|relapse ..2 cut|cutting|harm, how many|much ..1 paracetamol|tylenol|ibuprofen|aspirin|pills|xanax|sleeping ..2 take|takes|kill|die|overdose|enough, would notice|care|miss if i ..1 jumped|died|disappeared|vanished|gone
      hunger is|feels ..2 weakness|victory|control, skip~|skipping food|meals|dinner|eating ..2 third|second|fourth|day|days, #ana, #mia, #proana
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
      looks 18|eighteen|20|older but ..1 is|she's|he's ${ages}, ${ages} ..4 older guys|men|boys like me, rent~|renting|hire~|hiring out? their|your|the|my kids|children|daughter|daughters|son, kids|children|daughter|daughters|girls ..4 underwear|lingerie, delete our|the|this|these chat|messages|texts ..4 ${parents}
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
      homegrown|home weed|bud|buds|cannabis|ganja, buds ..2 dry|drying|cured|curing|sticky, any|know|need a ..1 dealer|plug in|around|for|near, microdos~|microdosing lsd|acid|shrooms|psilocybin|mushrooms
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
      selling|sell|sells|buy replica|fake|counterfeit|knockoff watches|handbags|bags|rolex|rolexes|sneakers|shoes|jerseys, replica watches|handbags|rolex+, i|we robbed ..1 a|the|this|that|some, drove|drive|driving|drives ..1 home|back? drunk|wasted|hammered|tipsy|high
      fake|forged|counterfeit ..1 vaccine|vaccination|covid|student|driver|drivers|driver's pass|passes|card+|certificate+|licence+|license+, claim~ disability|benefits|unemployment|welfare|dole ..5 while|cash|working, cash in hand ..4 disability|benefits|unemployment
    `,
  }),
]

const games = [
  ...risks('gambling', ['en'], {
    sure: `blackjack|poker|roulette|baccarat|craps|slots ..3 sunrise|grand|up|won|win|lost|night|tonight|chips, no deposit ..1 needed|required|bonus|bet, free spins, instant payout+, sign up at|with|to ..3 casino|deposit|payout|spins, the house always|doesn't|does|never ..2 win|wins`,
  }),
  ...risks('alcohol', ['en'], { sure: `aperol, aperitivo hour, spritz at|in|time|o'clock|season, hugo spritz` }),
]

const extremism = [
  ...risks('extremism', ['en'], {
    sure: `
      white race ..1 will|must|shall|is rise|survive|win|wake|superior|coming, 14 words, fourteen words, brothers|sisters ..1 in|of the caliphate|jihad|resistance, caliphate ..3 god's|allah's|paradise|rise|join
      join the fight|jihad|struggle ..3 paradise|heaven|martyr+|caliphate|allah, earn|earned|reach|win ..1 paradise, hero|heroes|saint|legend like|as the one|man|guy in|from|at that|the mosque|synagogue|church|temple
      martyrs|martyr who|that ..5 heaven|paradise|example, follow their|his example ..4 martyr+, pure blood|blooded|bloods ..2 recruits|nation|race|guard|unite, kill|behead|slaughter all|the ..1 infidels|kuffar|unbelievers|apostates|crusaders
      need another ..3 mosque|synagogue|temple|school ..3 showed|did|how, day of the rope, racial holy war, race war
    `,
  }),
]

const claims = [
  ...risks('misinformation_claims', ['en'], {
    sure: `
      doctors|pharma|hospitals won't|wont|don't|dont|never ..1 tell you|u, doctors will not tell you|u, dissolve~|shrink~|melt~|destroy~|eliminate~ ..1 tumour+|tumor+|cancer|cancers, cure~|reverse~|healed|heals his|her|my|their|your ..1 diabetes|cancer|autism|asthma|arthritis|alzheimer's ..1 with|by|using|naturally
      moon landing ..2 fake|faked|filmed|staged|hoax|studio|never, nasa ..1 faked|lies|lied|hides|hiding|knows, drink~|inject~|gargle~ bleach|mms|disinfectant|chlorine ..5 virus|covid|cure|cures|cancer|day|parasites, chemtrail+, poisoning us from|through the sky|air|water|food, vaccine+|vaccines|shots|jabs cause|causes|caused|causing autism|infertility|cancer|death
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
    sure: `build the|that wall ..3 border|close|country|people, close|secure the|our border+, our people|country|nation first, president|minister|mayor|chancellor|governor|senator should|must|has|needs to? resign|go, prime minister should|must resign, ballot box, vote|voting for _ ..1 on|this|next tuesday|sunday|thursday|election|november, cut|raise|lower|slash our|your|the ..1 taxes, only one|candidate who will ..1 cut|lower|raise|protect|fight ..2 taxes|border|jobs|rights`,
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
    sure: 'frauen gehören|gehoeren in die|an den küche|herd, kein wahlrecht ..1 frauen|haben, ausländer|flüchtlinge|juden|muslime|zigeuner|migranten|schwule sind ..1 abschaum|dreck|pack|tiere|parasiten|ratten|ungeziefer, ausländer raus',
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
    sure: `eating|eat|drinking|drink through|from a straw, beat the hell|shit|crap|living|fuck out of you|u|him|her|them, sleep with one eye open, put|putting|puts him|her|you|them in the|a ground|grave|hospital|coffin|morgue, or your|ur|his|her|their family|kids|mother|sister|daughter|son|wife gets|get|will|dies|pays ..1 hurt|pay|die|suffer|it`,
    strong: `have until ..2 to pay or`,
  }),
]

const sexual = [
  ...risks('sexual', ['en'], {
    sure: `wet and waiting|ready, my private|live|cam show, private show+ ..3 link|tonight|dm, custom videos|vids|content|pics ..5 solo|couple|limits|🔞, solo and couple content, bent me|him|her|you over the|a|my, never come|came|cum so hard, come|came|cum so hard, 18+ content|page|link|only`,
    strong: `dm|message me for ..1 custom|private|solo videos|vids|content|pics`,
  }),
]

export const inPosts = [
  ...violence,
  ...selfHarm,
  ...minors,
  ...drugs,
  ...otherTaste,
  ...games,
  ...extremism,
  ...claims,
  ...politics,
  ...people,
  ...sexual,
]
