import { risks } from './entry.js'
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
      sure: 'hijo|hija|hijos de puta, hijoputa+, hdp, puta madre, gilipollas, chinga tu madre, chingada, pendejo+, pendeja+, cabr\xF3n, cabrones, cabrona+, mam\xF3n|mamada de mierda, pinche+, carajo, verga, culero+, co\xF1o, malparido+, gonorrea hijueputa, hijueputa+, conchetumare, concha de tu madre, chupapollas, joder, jodido+',
      strong:
        'puta+, puto+, mierda, joto+, zorra+, culo, cojones, boludo de mierda, polla, follar, huev\xF3n, we\xF3n culiao, culiao',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['pt'],
    {
      sure: 'caralho, crl, porra, puta que pariu, pqp, filho|filha|filhos da puta, fdp, vai se foder, vsf, vtnc, vai tomar no cu, tomar no cu, foda se, fodase, fodasse, foder, fodido+, fodida+, cuz\xE3o, cuzao, arrombado+, arrombada+, buceta, desgra\xE7ado+, desgra\xE7ada+, piroca, merda, krl, corno+',
      strong:
        'puta+, bosta, cu, ot\xE1rio+, ot\xE1ria+, babaca+, cacete, vagabunda+, piranha+, rola, viadagem, escroto+, trouxa+',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['fr'],
    {
      sure: 'putain, encul\xE9+, enculer, fils de pute, fdp, nique ta m\xE8re, ntm, niquer, merde, connard+, connards, connasse+, salope+, bordel de merde, ta gueule, tg, salaud+, b\xE2tard+, couilles, va te faire foutre, branleur+, trou du cul',
      strong: 'con, conne, cons, pute+, chier, foutre, cul, bite, emmerde, garce+, pouffiasse+, bordel',
    },
    { isHidden: true },
  ),
  ...risks(
    'profanity',
    ['de'],
    {
      sure: 'scheisse, schei\xDFe, scheiss, schei\xDF, arschloch, arschl\xF6cher, fick dich, ficken, hurensohn, hurens\xF6hne, wichser, fotze+, fotzen, verpiss dich, wixer, drecksau, verfickt, verfickte, missgeburt, leck mich am arsch',
      strong:
        'arsch, hure+, huren, schlampe+, schlampen, kacke, verdammt, verdammte, verdammter, mistst\xFCck, bastard, pisser, pissen, schwanzlutscher',
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
    sure: '\u0643\u0633 \u0627\u0645\u0643, \u0643\u0633\u0645\u0643, \u0627\u0628\u0646 \u0627\u0644\u0634\u0631\u0645\u0648\u0637\u0629, \u0634\u0631\u0645\u0648\u0637\u0629, \u0634\u0631\u0645\u0648\u0637\u0647, \u0627\u0628\u0646 \u0627\u0644\u0642\u062D\u0628\u0629, \u0642\u062D\u0628\u0629, \u0642\u062D\u0628\u0647, \u064A\u0627 \u0643\u0644\u0628, \u062E\u0631\u0627, \u0637\u064A\u0632, \u0632\u0628, \u0646\u064A\u0643, \u0645\u0646\u064A\u0648\u0643, \u0627\u0628\u0646 \u0627\u0644\u0643\u0644\u0628, \u0627\u0644\u0639\u0631\u0635, \u0639\u0631\u0635, \u0645\u062A\u0646\u0627\u0643',
    strong:
      '\u0643\u0644\u0628, \u062D\u0645\u0627\u0631, \u062A\u0641\u0648, \u062D\u0642\u064A\u0631, \u0633\u0627\u0641\u0644, \u0632\u0628\u0627\u0644\u0629, \u0648\u0633\u062E',
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
      sure: 'anjing, anjir, anjay, bangsat, bajingan, kontol, memek, ngentot, ngewe, jancok, jancuk, pepek, perek, lonte, pelacur, asu, tai, keparat, brengsek, goblok, goblog, tolol, monyet lo',
      strong: 'bego, kampret, sialan, babi, bodoh, setan, monyet, kunyuk',
    },
    { isHidden: true },
  ),
]
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
    sure: 'm\xE1tate, suic\xEDdate, mu\xE9rete, ojal\xE1 te mueras',
    strong:
      'eres ..2 idiota|imb\xE9cil|est\xFApido|est\xFApida|basura|asco|gilipollas|subnormal|puta|zorra|gorda|gordo, vete a la mierda|verga, hijo|hija de puta, tu puta madre, payaso|payasa de mierda, das asco',
    fair: 'idiota+, imb\xE9cil, imb\xE9ciles, est\xFApido+, est\xFApida+, subnormal, gilipollas, pendejo+, pendeja+, tarado+, c\xE1llate',
  }),
  ...risks('harassment', ['pt'], {
    sure: 'se mata, vai morrer, tomara que morra, tomara que voc\xEA morra',
    strong:
      'voc\xEA|vc|tu \xE9|e|\xE9s ..2 idiota|imbecil|burro|burra|lixo|nojento|nojenta|rid\xEDculo|rid\xEDcula|retardado|retardada|puta|vagabunda, vai se foder, vai tomar no cu, filho|filha da puta, seu|sua ..1 idiota|imbecil|burro|burra|lixo|nojento|nojenta|merda|ot\xE1rio|ot\xE1ria|babaca|arrombado|puta|desgra\xE7ado',
    fair: 'idiota+, imbecil, imbecis, burro+, burra+, ot\xE1rio+, ot\xE1ria+, babaca+, retardado+, retardada+, cala a boca, rid\xEDcula+',
  }),
  ...risks('harassment', ['fr'], {
    sure: 'va crever, suicide toi, cr\xE8ve',
    strong:
      "t'es|tu es|vous \xEAtes ..2 con|conne|idiot|idiote|d\xE9bile|moche|nul|nulle|merde|pute|salope|connard|connasse|ridicule, ferme ta gueule, ta gueule, fils de pute, va te faire foutre|enculer, sale con|conne|pute|chien|merde, grosse merde|vache",
    fair: 'idiot+, imb\xE9cile+, d\xE9bile+, abruti+, cr\xE9tin+, connard+, connasse+, bouffon+',
  }),
  ...risks('harassment', ['de'], {
    sure: 'bring dich um, h\xE4ng dich auf, geh sterben',
    strong:
      'du ..3 idiot|arschloch|hurensohn|wichser|schlampe|hure|missgeburt|abschaum|opfer|fotze|dumm|h\xE4sslich|fett, fick dich, halt|halts ..1 maul|fresse, verpiss dich, drecksau',
    fair: 'idiot+, idioten, vollidiot, trottel, depp, spast, penner, lappen',
  }),
  ...risks('harassment', ['it'], {
    sure: 'ammazzati, crepa, spero che muori',
    strong:
      'sei ..2 idiota|cretino|cretina|stupido|stupida|merda|schifo|puttana|troia|stronzo|stronza|ridicolo|ridicola, vai a cagare, vaffanculo, figlio di puttana, fai schifo, testa di cazzo',
    fair: 'idiota, idioti, cretino, cretini, deficiente, deficienti, imbecille, imbecilli, stupido, stupida',
  }),
  ...risks('harassment', ['ar'], {
    sure: '\u0631\u0648\u062D \u0645\u0648\u062A, \u0627\u0642\u062A\u0644 \u0646\u0641\u0633\u0643, \u0627\u0630\u0628\u062D \u0646\u0641\u0633\u0643',
    strong:
      '\u0627\u0646\u062A \u062D\u0645\u0627\u0631, \u064A\u0627 \u062D\u0645\u0627\u0631, \u064A\u0627 \u0643\u0644\u0628, \u064A\u0627 \u062D\u064A\u0648\u0627\u0646, \u064A\u0627 \u063A\u0628\u064A, \u064A\u0627 \u0632\u0628\u0627\u0644\u0629, \u064A\u0627 \u062D\u0642\u064A\u0631, \u0627\u0646\u062A \u063A\u0628\u064A',
    fair: '\u063A\u0628\u064A, \u0627\u063A\u0628\u064A\u0627\u0621, \u062D\u064A\u0648\u0627\u0646, \u0645\u062A\u062E\u0644\u0641, \u062A\u0627\u0641\u0647',
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
const insults = [...swearing, ...aimed]
export { insults }
//# sourceMappingURL=insults.js.map
