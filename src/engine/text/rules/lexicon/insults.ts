import { risks } from './entry.js'

/** Swearing: strong language whoever it is aimed at. */
const swearing = [
  ...risks(
    'profanity',
    null,
    {
      sure: `
        fuck~, fucker+, motherfucker+, motherfucking, mothafucka+, fuckface+, fuckwit+, fuckhead+, clusterfuck, fuckboy+, fuckery, cunt+, cunty
        cocksucker+, shithead+, bullshit~, bullshitter+, dipshit+, shitshow, shitty, shite, apeshit, batshit, shitface+, shitstain+, horseshit, shithole+
        asshole+, arsehole+, dumbass+, jackass+, fatass, asshat+, asswipe+, wanker+, twat+, dickhead+, knobhead+, bellend+, bitch+, bitchy, bitching
        fucc, fuk, fuking, phuck, fck, fcking, fking, fukin, fucken, mfer+, stfu, gtfo, biatch, biotch, beeyotch, wtaf, ffs
      `,
      strong: `
        shit+, shitting, ass, arse, bastard+, prick+, whore+, slut+, dick+, cock+, pussy, pussies, wtf, pissed, piss off, tits, bollocks
        bugger off, tosser+, minger+, slag+, goddamn, goddammit, goddamnit, fap~, lmfao, mf+, af $
      `,
      fair: `damn, dammit, damnit, douche+, douchebag+, thot+, hoe+, crappy, piss~, screw you, bloody hell, lmao $, bugger+, omfg, af, milf+`,
      weak: `crap, hell no, what the hell, sucks, omg, butt, boob+, freaking, frigging, balls`,
    },
    { name: 'swearing', isHidden: true },
  ),
  ...risks(
    'profanity',
    ['es'],
    {
      sure: 'hijo|hija|hijos de puta, hijoputa+, hdp, puta madre, gilipollas, chinga tu madre, chingada, pendejo+, pendeja+, cabrón, cabrones, cabrona+, mamón|mamada de mierda, pinche+, carajo, verga, culero+, coño, malparido+, gonorrea hijueputa, hijueputa+, conchetumare, concha de tu madre, chupapollas, joder, jodido+',
      strong:
        'puta+, puto+, mierda, joto+, zorra+, culo, cojones, boludo de mierda, polla, follar, huevón, weón culiao, culiao',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['pt'],
    {
      sure: 'caralho, crl, porra, puta que pariu, pqp, filho|filha|filhos da puta, fdp, vai se foder, vsf, vtnc, vai tomar no cu, tomar no cu, foda se, fodase, fodasse, foder, fodido+, fodida+, cuzão, cuzao, arrombado+, arrombada+, buceta, desgraçado+, desgraçada+, piroca, merda, krl, corno+',
      strong:
        'puta+, bosta, cu, otário+, otária+, babaca+, cacete, vagabunda+, piranha+, rola, viadagem, escroto+, trouxa+',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['fr'],
    {
      sure: 'putain, enculé+, enculer, fils de pute, fdp, nique ta mère, ntm, niquer, merde, connard+, connards, connasse+, salope+, bordel de merde, ta gueule, tg, salaud+, bâtard+, couilles, va te faire foutre, branleur+, trou du cul',
      strong: 'con, conne, cons, pute+, chier, foutre, cul, bite, emmerde, garce+, pouffiasse+, bordel',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['de'],
    {
      sure: 'scheisse, scheiße, scheiss, scheiß, arschloch, arschlöcher, fick dich, ficken, hurensohn, hurensöhne, wichser, fotze+, fotzen, verpiss dich, wixer, drecksau, verfickt, verfickte, missgeburt, leck mich am arsch',
      strong:
        'arsch, hure+, huren, schlampe+, schlampen, kacke, verdammt, verdammte, verdammter, miststück, bastard, pisser, pissen, schwanzlutscher',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['it'],
    {
      sure: 'vaffanculo, cazzo, cazzi, stronzo, stronzi, stronza, stronze, merda, figlio di puttana, coglione, coglioni, puttana, puttane, minchia, porco dio, troia, troie, rottinculo, testa di cazzo, fanculo, bastardo, bastardi, cagare',
      strong: 'culo, palle, zoccola, incazzato, incazzata, scopare, sfigato, pirla, cornuto',
    },
    { isHidden: true },
  ),
  ...risks('profanity', ['ar'], {
    sure: 'كس امك, كسمك, ابن الشرموطة, شرموطة, شرموطه, ابن القحبة, قحبة, قحبه, يا كلب, خرا, طيز, زب, نيك, منيوك, ابن الكلب, العرص, عرص, متناك',
    strong: 'يلعن ابو, تبا, الخرا, تفو, حقير, سافل, زبالة, وسخ',
  }),
  ...risks(
    'profanity',
    ['hi'],
    {
      sure: 'bhenchod, behenchod, bc, madarchod, mc, chutiya, chutiye, chutiyapa, bhosdike, bhosdi, bsdk, gandu, gaand, lund, lauda, laude, randi, harami, haramkhor, haramzada, haramzade, jhaat, jhatu, chod, chodu, loda, lodu, kamina, kamine, kutta saala, kutte, suar, maa ki aankh',
      strong: 'saala, saale, sale kutte, ullu ka pattha, bakchod, bakchodi, tatti, hagg',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['id'],
    {
      sure: 'anjing lo|lu|kau|banget|emang, dasar anjing, anjir, anjay, bangsat, bajingan, kontol, memek, ngentot, ngewe, jancok, jancuk, pepek, perek, lonte, pelacur, keparat, brengsek, goblok, goblog, tolol, monyet lo',
      strong: 'bego, kampret, sialan, babi lo|lu|kau, bodoh, kunyuk',
      fair: 'anjing, babi, monyet, setan, tai, asu',
    },
    { isHidden: true },
  ),
]

/** Abuse that is aimed at a person. */
const aimed = [
  ...risks(
    'harassment',
    ['en'],
    {
      sure: `
        kys, kill yourself|urself|yourselves|yoself, go die, go hang yourself|urself, drink bleach, neck yourself, end yourself, off yourself
        hope ..1 you|u|he|she|they ..2 die|dies|suffer|suffers|rot|rots|burn|choke|chokes|killed|cancer|raped
        you'll|youll die alone, die alone $, the ugliest ..1 person|face|girl|woman|man, your face makes, everyone ..3 laughs at you, talentless hack, attention whore+, delete your account
        you|u|you're|ur|youre ..3 piece|pieces of shit|crap|trash|garbage|filth|scum
        nobody|noone likes|loves|wants|cares ..1 you|u $, no one likes|loves|wants you|u
        you're|youre|you|ur|u're are|r? ..3 waste of space|oxygen|air|skin|sperm, you should|deserve ..1 die|suffer|rot|be
        go ..1 jump off ..1 bridge|cliff|building, world ..2 better ..1 without you|u, do everyone a favor|favour and die, you should ..2 kill yourself|urself
      `,
      strong: `
        you|u|you're|youre|ur|u're are|r? ..3 idiot+|moron+|imbecile+|retard+|loser+|bitch+|cunt+|asshole+|whore+|slut+|bastard+|pig+|scumbag+|dumbass|dumb|stupid|ugly|pathetic|disgusting|worthless|pos|twat+|clown+|trash|garbage|scum|vile|gross|useless|brainless|fat|coward+|freak+|creep+|failure|joke|fraud|prick+|dickhead+|wanker+|degenerate|disgrace|fool
        fuck you|u|off|ya, fuck yourself|urself, screw you, shut ..2 up ..1 idiot|moron|bitch|loser|stupid|clown|asshole, shut the fuck|hell up, stfu
        you ..1 fucking|stupid|dumb|ugly|fat|pathetic|disgusting|worthless|useless|filthy|dirty|little|absolute ..1 idiot+|moron+|bitch+|cunt+|asshole+|whore+|slut+|pig+|loser+|cow+|bastard+|clown+|prick+|retard+|freak+|fool+|twat+
        ^ idiot|moron|loser|imbecile|scumbag|dumbass|asshole|bitch|clown $, what a|an ..2 idiot|moron|loser|imbecile|asshole|bitch|dumbass|scumbag|clown|cunt|whore|slut|prick|twat|wanker
        he's|hes|she's|shes|he|she|they|they're|theyre is|are? ..2 an|a|such|complete|total|fucking ..2 idiot+|moron+|imbecile+|loser+|bitch+|cunt+|asshole+|whore+|slut+|bastard+|scumbag+|dumbass|pig+|creep+|twat+|prick+|wanker+|clown+
        eat shit, suck my dick|balls|cock, kiss my ass, lick my balls, your mom|mother|mum is ..2 whore|slut|bitch, go to hell, rot in hell, burn in hell, get ..1 life loser
        nobody asked ..2 fatass|bitch|loser|idiot, crybaby bitch, you make me sick|puke|vomit, i hate you|u $, i ..1 hate your|ur guts, you ..1 disgust me
        dumb|stupid|ugly|fat|crazy|nasty|fake|dirty bitch+|cunt+|whore+|slut+|hoe+|cow+|pig+, piece of shit|trash|garbage, attention whore, ugly ass
      `,
      fair: `
        idiot+, moron+, imbecile+, scumbag+, dumbass+, asshole+, dickhead+, wanker+, twat+, cunt+, douchebag+, lowlife+, halfwit+, cuck+, simp+, snowflake+, incel+, pos
        loser+, so stupid|dumb|pathetic|ugly, pathetic excuse, shut up, get lost, you suck, ur mom, ugly, you|ur|youre|you're fat, fatso, lardass, pig face, crawl back, ratio loser
      `,
      weak: `stupid, dumb, pathetic, clown+, cringe, trash, creep+, fraud+, liar+, coward+, freak+, joke of a, disgrace, shame on you, get a life, bitch+`,
    },
    { isHidden: true },
  ),
  ...risks('harassment', ['es'], {
    sure: 'mátate, suicídate, muérete, ojalá te mueras',
    strong:
      'eres ..2 idiota|imbécil|estúpido|estúpida|basura|asco|gilipollas|subnormal|puta|zorra|gorda|gordo, vete a la mierda|verga, hijo|hija de puta, tu puta madre, payaso|payasa de mierda, das asco',
    fair: 'idiota+, imbécil, imbéciles, estúpido+, estúpida+, subnormal, gilipollas, pendejo+, pendeja+, tarado+, cállate',
  }),
  ...risks('harassment', ['pt'], {
    sure: 'se mata, vai morrer, tomara que morra, tomara que você morra',
    strong:
      'você|vc|tu é|e|és ..2 idiota|imbecil|burro|burra|lixo|nojento|nojenta|ridículo|ridícula|retardado|retardada|puta|vagabunda, vai se foder, vai tomar no cu, filho|filha da puta, seu|sua ..1 idiota|imbecil|burro|burra|lixo|nojento|nojenta|merda|otário|otária|babaca|arrombado|puta|desgraçado',
    fair: 'idiota+, imbecil, imbecis, burro+, burra+, otário+, otária+, babaca+, retardado+, retardada+, cala a boca, ridícula+',
  }),
  ...risks('harassment', ['fr'], {
    sure: 'va crever, suicide toi, crève',
    strong:
      "t'es|tu es|vous êtes ..2 con|conne|idiot|idiote|débile|moche|nul|nulle|merde|pute|salope|connard|connasse|ridicule, ferme ta gueule, ta gueule, fils de pute, va te faire foutre|enculer, sale con|conne|pute|chien|merde, grosse merde|vache",
    fair: 'idiot+, imbécile+, débile+, abruti+, crétin+, connard+, connasse+, bouffon+',
  }),
  ...risks('harassment', ['de'], {
    sure: 'bring dich um, häng dich auf, geh sterben',
    strong:
      'du ..3 idiot|arschloch|hurensohn|wichser|schlampe|hure|missgeburt|abschaum|opfer|fotze|dumm|hässlich|fett, fick dich, halt|halts ..1 maul|fresse, verpiss dich, drecksau',
    fair: 'idiot+, idioten, vollidiot, trottel, depp, spast, penner, lappen',
  }),
  ...risks('harassment', ['it'], {
    sure: 'ammazzati, crepa, spero che muori',
    strong:
      'sei ..2 idiota|cretino|cretina|stupido|stupida|merda|schifo|puttana|troia|stronzo|stronza|ridicolo|ridicola, vai a cagare, vaffanculo, figlio di puttana, fai schifo, testa di cazzo',
    fair: 'idiota, idioti, cretino, cretini, deficiente, deficienti, imbecille, imbecilli, stupido, stupida',
  }),
  ...risks('harassment', ['ar'], {
    sure: 'روح موت, اقتل نفسك, اذبح نفسك',
    strong: 'انت حمار, يا حمار, يا كلب, يا حيوان, يا غبي, يا زبالة, يا حقير, انت غبي',
    fair: 'غبي, اغبياء, حيوان, متخلف, تافه',
  }),
  ...risks('harassment', ['hi'], {
    sure: 'mar ja, ja mar, marja saale, suicide kar le',
    strong:
      'tu|tum|aap chutiya|gandu|kutta|harami|pagal|gadha hai|ho|hai?, teri maa|behen ki?, bhosdike, madarchod, kutte kamine, saale kutte',
    fair: 'bewakoof, gadha, gadhe, ullu, nalayak, chutiya, chutiye',
  }),
  ...risks('harassment', ['id'], {
    sure: 'mati aja|saja, bunuh diri aja|sana, mampus lo|lu|kau',
    strong:
      'lo|lu|kamu|kau ..1 goblok|tolol|anjing|babi|bodoh|jelek|sampah|bangsat, dasar ..1 goblok|tolol|anjing|babi|bodoh|jelek|sampah|lonte|bangsat, muka lo jelek',
    fair: 'goblok, tolol, bodoh, idiot, jelek, sampah',
  }),
]

export const insults = [...swearing, ...aimed]
