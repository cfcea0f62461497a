import { riskCategories } from '../../verdict.js'
import { idioms } from './entry.js'

/** A swear word in praise is still a swear word. */
const butProfanity = riskCategories.filter((category) => category !== 'profanity')

/** Sayings in which a hard word is praise, haste or laughter. They clear what stands inside of them. */
const sayings = [
  ...idioms(
    'mild word',
    ['en'],
    null,
    `
    badass, bad ass, kick ass|butt, kicks ass|butt, kick~ ..1 butt, smart ass, half ass, pain in the ass|arse, hell yeah|yes, hell of a, one hell of, damn good|fine|girl|right|near|cute|she|he|that's|thats|this|they|these|those|it's, bloody mary|good|brilliant|amazing|lovely, dick van, screw it, balls to the wall
  `,
  ),
  ...idioms(
    'praise',
    ['en'],
    butProfanity,
    `
    killing|killin|kills|killed|kill it, killing|kills|killed the game|look|outfit|dance|vocals|fit|performance|stage|show, crush~ it, slay~, slayed, nail~ it, smash~ it|this|that|the, this|that|it|it's|its|thats|that's|is|was|are|so|absolute|straight|pure fire, the bomb, da bomb, bomb ass, bomb af, so|this|these|is|are|looks|tastes ..1 bomb, bomb recipe|outfit|look|dinner|food|playlist|dot|shell|com, photo|bath bomb+, bombshell
    drop dead gorgeous, to die for, drop dead, dead ass, i'm|im|i ..1 dead|deceased|dying ..2 laughing|lol|lmao|😂|💀|🤣|here|rn|omg, i'm dead, im dead, i am dead, dying of laughter|laughter|cuteness, died laughing, die laughing, dying laughing, made me die, literally dying|died|dead, i literally died
    kills me every|when|how, you're|youre|ur killing me, this kills me, killed me 😂|🤣|lol|lmao, killer look|outfit|deal|tune|track|recipe|app|workout|heels|smile|body|view+|app|feature+|abs|instinct|queen|whale+, beast mode, savage look|🔥, sick beat+|track|tricks|trick|outfit|edit|view, ate that, ate and left, murdered us|them ..2 0|1|2|3|4|5|6|7|nil, murder a ..1 curry|pizza|burger|coffee|kebab|sandwich|cake|steak|taco, murdered the|this|that ..1 outfit|look|vocals|dance|stage|track|song
    badass, bad ass, kick ass|butt, kicks ass|butt, kick~ ..1 butt, bust|busting|busted my ass|butt, work|working|worked ..2 ass off, ass off, smart ass, half ass, lazy ass morning, pain in the ass|arse, big ass ..1 house|salad|smile|hug|portion|cookie, good ass, hell yeah|yes, hell of a, one hell of, damn good|fine|girl|right|near|cute|she|he|that's|thats|this|they|these|those|i|it's, holy shit|crap|cow|fuck, no shit, the shit $, shit happens, hot shit, oh shit, good shit, tough shit, shit ton, shitload
    boss bitch, bad bitch, basic bitch, resting bitch, cheeky bastard, lucky bastard, crazy good, insane view+|results|quality
  `,
  ),
  ...idioms(
    'of things',
    ['en'],
    butProfanity,
    `
    idiot proof, nude lipstick+|lip|lips|nails|nail|shade+|heels|tones|palette|polish, guns out, sun out guns out, watch your back when|while lifting|you|bending|squatting|carrying, looks could kill ..5 prison|jail
    stupid expensive|good|big|easy|cheap|hot|cold|early|late|simple|fun|long|amount, ugly ones|cry|cried|crying|sweater+|jumper+|duckling|shoes|win|goal|equaliser|equalizer|truth|side|own|fruit|vegetables|stage|phase|draft|delicious|carpet|lamp
    smell|smells|smelled|smelt|taste|tastes ..2 of|like beer|wine|whisky|rum
  `,
  ),
  ...idioms(
    'figure of speech',
    ['en'],
    butProfanity,
    `
    shoot ..1 me|us|him|her|them an|a|over|your|the? ..1 email|e|mail|message|text|dm|note|line|question+, shoot your|my|her|his shot, shoot for the, shoot the breeze|shit, photo shoot, shoot|shooting|shot a? ..2 video|film|scene|photos|pictures|movie|wedding|episode|vlog|content|portraits|clip|series|documentary, video|film|photo|wedding|brand|cover|magazine|product shoot+|shooting, shooting star+, shooting hoops|guard|form|drills, shoot hoops
    kill|killing|kills time|two birds|the vibe|vibes|mood|switch|germs|bacteria|weeds|mosquitoes|bugs|the lights|the engine|process|the battery|my battery|the music|some time|an hour, overkill, buzzkill, buzz kill, painkiller+, pain killer+, roadkill, killer bee+, lady killer, weed killer, would kill for, i'd kill for, id kill for, kill for ..2 pizza|coffee|hair|skin|wardrobe|burger|that|this|these|those, killing my feet|back|knees, feet|back|legs|head|shoes|heels are|is killing me, curiosity killed, dressed to kill, if looks could kill
    hit me up, hit the road|gym|books|beach|spot|target|like|follow|notification|streets|slopes|ground|jackpot|nail|wall|goal+|mark|trails, hits different|hard|home, hit different, hit song|single, smash ..1 like|subscribe|button|records|burger+|hit, punch line, fruit punch, punch card, beat|beats ..2 traffic|heat|odds|rush|clock|record|level|boss|eggs|butter|cancer|time|game|team|score|winter|blues|crowds|queue|drum|price, beat it, beat yourself up, heart beat+, drum beat, upbeat, dead lift, deadlift+, dead line, deadline+, dead sea|end|skin|tired|serious|simple|on|battery|phone, dead weight, drop dead, over my dead body, bullet point+|proof|journal|journaling|train, silver bullet, bite the bullet, dodged a bullet, magic bullet
    jump~ the gun, top gun, glue|nail|heat|spray|staple|massage|hot|super|water|nerf|airbrush|grease|theragun gun+, stick to your|my guns, young guns, gun show 💪, big guns, sun's out guns out, suns out guns out, son of a gun, machine gun kelly, gun metal, gunmetal, massage guns, weapon of choice, secret weapon, sword fern, swordfish, double edged sword, knife skills, palette|putty|pizza|chef|chef's|kitchen|bread|butter|paring|steak|cheese knife|knives, knife block|set, nail bomb shell, cherry|bath|jager|sex|photo|smoke|seed|fizz|hot|cocoa|chocolate bomb+, cocoa bombs, bomb pop, time bomb, bombed ..1 test|exam|interview|audition|set, truth bomb+, f bomb, love bomb+
    war paint, price war+, star wars, war room, tug of war, battle rap, battle ropes, battle scar+, fight~ ..2 cancer|for|back tears|inflation|climate|acne|frizz|fires, food fight+, pillow fight+, snowball fight+, fight club, fire fight~, attack~ ..2 acne|problem|day|stains|closet|laundry|the weekend|rebound, panic|heart|anxiety|asthma|snack attack+, blood test+|type|donor|donation|donate|sugar|pressure|moon|orange|oranges|work|line|drive, give|giving|gave|donate|donating blood, bloody mary|good|brilliant|amazing|love|hell|lovely, blood sweat and tears, flesh and blood, blood is thicker
    stab at, back stab~, take a stab, strangle hold, choke|choked|choking up|on|hazard, execution ..2 plan|strategy|idea|goal+|flawless|was|is, execute ..1 plan|strategy|idea, flawless execution, axe throwing, death by chocolate, scared|bored|worried|sick|tickled to death, love ..2 to death, catch my death, death row records, kiss of death, death valley, death metal, life and death of, matter of life, till death, death star, dead pixel+, dead heading, deadheading, grateful dead, walking dead, dead of winter
    i ..1 want|wanna to? die of|from ..1 embarrassment|cuteness|cringe, die|dying for|to ..1 a|some|see|try|get|know|go|this|that|these|have|eat|meet|visit, dying to, dye|die hard, die hard, dice or die, ride or die, diehard fan+, hair dye, die cut, die cast, do or die, old habits die, never say die, wish me dead lift, suicide squad|run+|prevention|awareness|hotline|helpline|lifeline|door+|burner+, suicide prevention, political suicide, career suicide, social suicide
    rob~ ..1 blind|bank account, highway robbery, steal|stealing|stole|stolen the|my|her|your|his|our ..1 show|heart+|look|style|deal|thunder|spotlight|scene|hearts|breath|recipe|idea+, a steal, such a steal, what a steal, total steal, absolute steal, is a steal, partner in crime, partners in crime, criminally good|underrated|delicious, guilty pleasure+, it should be|should be illegal, so good it|its|it's ..2 illegal|criminal, felony good, crime drama|novel|fiction|thriller|series|podcast|show|scene|movie|story|stories, true crime, fashion police|crime|crimes, grammar police, jail break, prison break, time thief, thief of joy, book thief, arrested development, scam likely, charged ..1 phone|battery|up|my, cartel coffee, mafia game, lifehack+, life hack+, growth|hair|travel|ikea|beauty|cleaning|kitchen|food hack+, hackathon+, sues
  `,
  ),
  ...idioms(
    'small talk',
    ['en'],
    butProfanity,
    `
    shut ..1 me ..1 up, shuts ..1 me ..1 up, shut|shuts us up, shut up ..3 amazing|incredible|gorgeous|beautiful|stunning|cute|perfect|insane|love|obsessed|adorable|pretty|brilliant|great|good|best|cool, shut up and take, get out of here, get out $, get outta here, out for blood, knock~ them|em|him|her|us dead, knock 'em dead
    will|i'll|ill|we'll|gonna|can find you ..2 at|in|on|near|by the|a|my, i|we know where you live ..1 haha|lol|lmao|😂|😉|❤️|see|so, hate how|that|it ..1 good|much|pretty|cute|perfect|well|beautiful|easy|true|relatable, hate how much|good|pretty|cute|perfect|well
    go to hell monday|mondays|algorithm|winter|january|autocorrect|alarm, robbed us|of a|of the penalty|goal|win|title|gold|point+, they|we were|got robbed of, robbed us, sugar high, high as a kite on sugar|caffeine|life|coffee, gun show at|in the, come over there and hug|kiss, wait|waiting for you after|at|with ..3 book|class|coffee|food|gift
    regret not buying|getting|trying|ordering|going
    betting my, bet my last, starting gun, gun at the start|line, gun went off
    office|family|identity politics, right|left wing of the|a|my, trump card+, liberal amount+|arts|use|with, liberally, conservative estimate+|guess|style, illegal levels, illegal to look|be, illegal how good, hammered copper|metal|gold|silver|brass|nails|home, ugly christmas|sweater|crying|cry|cried|duckling|dolls|betty|jumper, ugly cry~, loser buys|pays|cooks, loser has to, sore loser+, biggest loser, liar liar, gangs of new
    stupid question, trash to treasure, cowardly dog, cut myself shaving|cooking|on, in my life, suicide squad
    i bet, you bet, i'll bet, best bet, safe bet, bet you|ya|that|it|she|he|they|this|your|u|we|i|on it, want to bet, wanna bet, all bets are off, what are the odds, against all odds, odds and ends, at odds, odd one, the odds ..1 in, hit|hits|hitting the jackpot, jackpot of, hedge ..1 bets, lottery of life|birth, like winning the lottery, won the lottery ..2 with|you, genetic lottery, time slot+, slots available|open|left|for, casino royale, paradise casino club, poker face, poker straight, dice ..1 onion|onions|tomato|tomatoes|carrots|potatoes|peppers|it|them|chicken, no dice, roll the dice, gamble paid off, risky gamble, lucky strike
    high five+|school|quality|res|resolution|heels|end|waist|waisted|protein|note+|rise|street|tea|fashion|top|tops|chair|key|energy|impact|fiber|fibre|intensity|level|speed|season|up|school, runner's high, on a high, all time high, sugar high, natural high, high as a kite festival, seaweed, weed|weeds|weeding ..2 garden|lawn|yard|bed|beds|out|path, pull~ ..1 weeds, tumbleweed, milkweed, pot of|roast|plant+|luck|pie|belly|hole|lid, melting|flower|plant|crock|coffee|tea|stock|instant|hot pot+, pothole+, dope outfit|beat+|track|fit|shoes|video|edit|design|collection, so|this|is|that's|looks|super dope, crack ..1 egg+|code|joke+|smile|window|open|screen|me|case|up, cracked ..1 screen|me|heels|pepper|wheat|black, crack~ up, nutcracker, graham|cheese|rice|fire|salt|saltine cracker+, crackers and, cracker barrel, wisecrack, coke zero|float|bottle|can|studio|ad, diet|a|cherry|vanilla|can|bottle|ice|cold coke, coca cola, grass is|fed|roots|greener, joint pain+|health|support|venture|account|effort|statement|replacement|supplement+|mobility|custody|family|project|collab, knee|hip|elbow|burger|pizza|shoulder joint+, hit the joint, acid reflux|rain|jazz|peel+|wash|toner, hyaluronic|glycolic|salicylic|lactic|folic|citric|amino|fatty|azelaic|ascorbic acid+, speed run|skate, molly's game, molly maid, sugar rush, heroine+, pill box, pillbox hat, chill pill, smoke|smoking|smoked ..1 salmon|paprika|meat|brisket|ribs|gouda|cheese|eye+|eyed|detector|alarm|screen|bomb|show|test|signal|mirrors|ham|turkey|bacon|out|wings|cocktail|bbq|grill, smokey eye+, smoky eye+, holy smoke+, smoke show, smoking hot, up in smoke, no smoke without, wildfire smoke, bbq smoke, smoker ..2 ribs|brisket|bbq|meat|grill, vape free
    wine|champagne|whiskey|bourbon|burgundy red|colored|coloured|colour|color|biscuit+|cake|glass|glasses|rack|cork|corks|barrel|stain|lipstick|dress|toned|leather|vinegar|gold, champagne taste, martini glass|glasses|earrings|olives, gin rummy|lane, bartender cut, on the smoker, wine and dine|and dine|country airbnb, juice bar, chocolate|protein|granola|snack|cereal|energy|candy|salad|coffee|brow|monkey|pull|space|menu|search|nav|gold|soap|sushi|milk|oat|sound|crow|light|nail|brow|dessert|raw|breakfast|tapas|blow|dry|sand|roll|tool|shampoo|taco|barre bar+, bars ..1 🔥|fire|on|rapper, bar none|graph|chart|code|exam|bell|soap|stool+|cart, raise|raised|raises|raising|set|sets|lower the bar, behind bars rapper, bartending mocktail+, mocktail+, root|ginger|butter beer, beer bread|batter|battered|can chicken, non alcoholic|alcohol, alcohol free, dealcoholised, zero proof, zero alcohol, rubbing alcohol, alcohol wipe+|ink+|swab+|marker+|based|denat, denatured alcohol, cetyl alcohol, cetearyl alcohol, fatty alcohol, benzyl alcohol, vanilla ..2 bourbon|rum, rum raisin|cake|balls, red|white wine vinegar, rice wine, wine vinegar, white wine sauce, red wine sauce, beer garden plants, ginger ale, pint of ..1 ice|milk|blood|strawberries|blueberries|berries|cream, drink|drinks|drinking more? ..2 water|tea|coffee|milk|juice|smoothie|smoothies|enough|matcha|lemonade|kombucha|cocoa|soda, energy|soft|hot|fizzy|protein|matcha|coffee drink+, drinking water, drink up buttercup, cheers for|to|mate|guys|everyone|everybody, punch drunk, drunk in love, drunk on love, punch drunk, wasted ..1 time|money|food|potential|years|energy|opportunity|day|talent|my, wasted on, hammered home|nails|in, ginger shot+, wellness shot+, turmeric shot+, immunity shot+, shots|shot of ..1 espresso|ginger|vanilla|the|my|me|our|us|wheatgrass|caramel, espresso shot+, flu|vaccine|booster|covid|allergy|insulin|b12|screen|mug|head|hot|jump|drone|tracking|wide|beauty|penalty|free|slap|wrist|three|long|big|cheap|best|one|good|single|double|close|landscape|golden shot+, shots on goal|target, shot+ fired, long shot, give it a shot, worth a shot, take a shot at, screenshots
  `,
  ),
]

/** Some of them, for what they do: no judgement about all. */
const someOfThem = idioms(
  'some of them',
  ['en'],
  ['hate'],
  `
  hate|despise|loathe|detest ..2 girls|guys|men|women|females|people|boys who|that|when
`,
)

/** Words that people use for themselves and their friends. */
const ownWords = idioms(
  'own word',
  ['en'],
  ['hate', 'harassment'],
  `
  proud|fellow|us|we|favourite|favorite|love|happy|my|myself|as|being|i'm|im|we're|our|own|identify ..2 <reclaimed>, <reclaimed> myself|ourselves|pride|joy|community|culture|and proud|cinema|history|art|club|bookshop|people|theory|eye
`,
)

/** Words, names and places that contain or equal a bad word and are none. */
const namesakes = [
  ...idioms(
    'name or place',
    null,
    null,
    `
    scunthorpe, essex, sussex, middlesex, wessex, penistone, clitheroe, cockermouth, cockburn, cockfosters, lightwater, shitterton, twatt, dildo newfoundland, fucking austria, moby dick, dick van, dick grayson, dick cheney, dick clark, philip k dick, dick's sporting, dicks sporting, spotted dick, dick wolf, dick tracy, andy dick, uncle dick, dick and jane, hancock, hitchcock, alfred hitchcock, peacock+, cockatoo+, cockapoo+, cockatiel+, woodcock, cock a doodle, cock crow~, weathercock, stopcock, shuttlecock+, cocktail+ dress|attire|sauce|table|stick+|ring+|length, prawn|shrimp|fruit cocktail+, cockpit, cocky, cock of the walk, gamecock+, rooster cock, black cock pheasant
    titmouse, tit mouse, blue|great|coal|marsh|long|willow tit+, tailed tit+, tit for tat, boobies blue footed, blue footed booby|boobies, ass and cart, jack ass penguin, donkey ass, pussy cat+, pussycat dolls, pussy willow+, pussy riot, pussyfoot~, octopussy, puss in boots, shiitake, shih tzu, shitake, shitzu, bitch ..2 puppies|litter|pedigree|breeder|kennel|whelp, sonofabitch stew, beaver dam, beavers, fag end ash
    faggots and peas|gravy|mash, chink in|of, chinks in, dyke|dykes ..1 netherlands|dutch|flood|sea|water|road|walk|hadrian|offa, offa's dyke, devil's dyke, van dyke, dick van dyke, spic and span, spick and span, coon hound, coonhound+, maine coon+, raccoon+, tycoon+, cocoon+, lagoon+, gook sauce, jap chae, japchae, nip and tuck, nip slip fabric, nip in the, nips in the, spade+ shovel|ace|kate, kate spade, ace of spades, call a spade, cracker jack, firecracker+, slant board, paki sandwich, pakistan, wop bop, abo blood, retardant, flame|fire retardant, retard timing, retarded growth|potential, fire retard~, niggardly, niger, nigeria, negroni, montenegro, negro spiritual+, rio negro, negro league+, river negro, analysis, analyst, homo sapiens|erectus|sapien, homogen~, homo milk, homogeneous, assess, assassin's creed, assassins creed, bass, classic, mass, grass, pass, ass backwards, cum laude, magna cum, summa cum, cum and get, hoe ..1 garden|soil|weeds|field, garden hoe, backhoe, hoe down, hoedown, shoe, thot plickens, slag heap, slag off nothing, twat village, wank inn, dam, dam it beaver, hooker ..1 rugby|scrum|prop, rugby hooker, hooker chemicals, john lee hooker, t j hooker, prick ..1 finger|skin|test|fork, skin prick, pin prick+, prickly pear, screwdriver+, screw cap|top|driver|in, bugger all hard, bollocks nothing, balls deep, meat|cotton|tennis|golf|foot|basket|matzo|cheese|snow|rice|energy|disco|protein|puff|christmas|dog|stress|soccer|bowling|moth|fish ball+, ball gown, suck~ ..1 thumb|straw|up|air|lollipop|candy, vacuum suck~, hell's kitchen, hell boy, hellboy, heaven and hell, hell week, shell, hello, kik, kike kike, wanker county, knob of butter, knobs, tosser salad, salad tosser, salad tosser+, rape|rapeseed oil|seed|field+|flower+, rapeseed, oilseed rape, grape+, drape+, therapist+, pen is, penis envy cactus, sextant, sextet, sussex, sexton, unisex, same sex marriage|couple+|parents, sex education|ed, sex and the city, the opposite sex, sex of the baby, baby's sex, sex chromosome+, biological sex, both sexes, sex reveal, fairer sex, sex discrimination, same sex
  `,
  ),
  ...idioms(
    'colour or lateness',
    ['es', 'fr', 'pt', 'it'],
    ['hate', 'profanity'],
    `
    en retard, du retard, de retard, sans retard, le retard, un retard, mon retard, retard de, retards, retardé+, vestido+ negro|negra|negros, color negro, café negro, humor negro, mercado negro, agujero negro, vino nero, negro y blanco, blanco y negro, blanca y negra, gato|gatos negro|negros, pantalón|zapato|bolso|coche|fondo|pelo negro, dinero negro, lista negra, oro negro, con negro, en negro, de negro, frijol|frijoles|arroz negro|negros, buraco negro, mercado negro, preto e branco, con te, con il, con la, con le, con lui, con lei, con noi, con un, con una, con mi, con tu, con su, con los, con las, con el, con amor, pique nique, piquenique, pédale de|d|à|vélo, pédale douce, mongol empire, mongolie, moro plaza, finocchio insalata|arancia|forno|gratinato|crudo, insalata di finocchio, finocchi
  `,
  ),
  ...idioms(
    'grooming of hair and animals',
    ['en'],
    ['minors_safety'],
    `
    dog|cat|pet|horse|poodle|beard|brow|men's|mens|male|self|eyebrow|ski|hair|mobile|puppy|animal|nail|body|personal groom~, groom~ ..2 dog+|cat+|poodle|pup|puppy|puppies|horse+|beard|brows|pet+|coat|fur|table|salon|kit|routine|products|brush|tips|appointment+|session+|trail+|slopes|hair|mane, bride and groom, the groom, groom's, grooms, groomsmen, groomsman, groom to be, father of the groom
  `,
  ),
  ...idioms(
    'children at home',
    ['en'],
    ['minors_safety', 'sexual'],
    `
    baby|kids|toddler|child|boy|girl naked mole|egg+|cake|juice|palette|eyeshadow, naked cake|palette|juice|eye|egg|bike|truth|gun, naked mole, buck naked, child proof, childproof, teen wolf|vogue|titans|choice, minor injury|injuries|issue+|detail+|chord|key|scale|league|change+|edit+|fix|fixes|bug+|update+|scratch|surgery|in|keys, a|in|e|c|d|b|g|f minor, asia minor, ursa minor, school girl skincare
  `,
  ),
  ...idioms(
    'hot weather and food',
    ['en'],
    ['sexual'],
    `
    hot chocolate|dog+|sauce|coffee|tea|water|pot|day+|weather|summer|outside|tub|take|topic|off|glue|air|honey|wings|cross|yoga|mess|cakes|rollers|iron|wheels|spot|desk|potato|tip|deal|air|oven|pan|stove|glass|cocoa|springs|sun|cheetos|sale, so|too|it's|its|really|very|is|super hot here|today|outside|out|in|right, red|piping|white|boiling hot, hot hot heat, naked eye, naked truth, naked juice|smoothie|cake|bike|dress, strip ..1 light+|led|mall|wax|steak|wallpaper|paint|loom, wax|led|test|comic|film|magnetic|power|door|landing|las|vegas|sunset|rumble|new york|chicken strip+, kiss cam|land|army|the cook|the bride|my baby|my son|my daughter|my dog|fm, chef's kiss, chefs kiss, french kiss manicure, hershey's kiss|kisses, hugs and kisses, turned on ..1 notifications|light+|tv|oven|phone|camera|captions|radio|stove, turn~ me on to, cum laude, peach emoji, 🍑 cobbler|pie|jam|iced|season|smoothie|picking, 🍆 parmesan|parm|curry|recipe|roasted, chicken|turkey|duck breast+|thigh+|leg+, breast pump|milk|feeding|cancer|fed, breastfeed~, breast feeding, nipple cream|shield+|soreness, sore nipple+, sexy back justin, sex on the beach cocktail
  `,
  ),
]

export const idiomEntries = [...sayings, ...someOfThem, ...ownWords, ...namesakes]
