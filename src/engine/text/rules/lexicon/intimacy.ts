import { risks } from './entry.js'

const sexual = [
  ...risks(
    'sexual',
    null,
    {
      sure: 'porn, porno, pornhub, xvideos, xxx, nsfw, onlyfans, fansly, blowjob+, handjob+, cumshot+, hentai, bukkake, gangbang+, dildo+, masturbat~, orgasm+, camgirl+, deepthroat, creampie porn, rimjob+, hardcore sex, horny, sexting, sexcam+, bdsm',
    },
    { isHidden: true },
  ),
  ...risks('sexual', ['en'], {
    sure: `
      without that dress|shirt|bikini, no clothes ..1 on?, explicit video|photos|content|pics, lick ..1 every inch, dirty things to|with, uncensored content|video|pics|set|photos, my private page, over 18 only, sin censura ..4 link|privado, came inside, see you naked, sex cam,
      nude+, send|show|trade|selling|leaked nudes|tits|dick|noods, naked ..2 pic+|video+|photo+|selfie+, dick pic+, suck|sucking|sucked ..1 my|his|your|a ..1 dick|cock, eat|eating|ate ..1 pussy, fuck ..1 me|her|him ..2 hard|harder|raw|tonight|daddy, have|had|having|wanna|want ..1 sex ..1 with, sex tape+, escort service+, escorts, hookup tonight, booty call+, big|huge|nice|fat tits|boobs|cock|dick, wet pussy, hard cock, cum ..1 on|in|inside|for|all, jerk~ off, jerking off, strip club+, stripper+, threesome+, one night stand+, kinky, fetish, anal sex, sex toy+, vibrator+, sugar daddy, sugar baby, ride ..1 dick|cock, sit on my face, lingerie try, erotic, erotica, lap dance+
      🍆 💦, link in bio ..3 nudes|naughty|spicy, spicy content, come see me naked, dm for ..1 nudes|content|premium, premium snap, ass pics, feet pics
    `,
    strong: `sex, sexy ..2 body|pics|video|lingerie|ass, tits, boobs, cleavage, naked, pussy, cock $, cum, thicc ass, turn~ me on, foreplay, sexual, g string, twerk~ naked, nipple+, topless, kink+, milf+, moan~ ..1 name, slutty, dirty talk, dominatrix, hooker+, prostitute+, prostitution, brothel+, sugar daddies`,
    fair: `sexy, lingerie, make love, making love, seduc~, thirst trap+, hot body, undress~, bed with me, 🔞, bikini ..1 body, daddy ..2 please|spank, spank~`,
    weak: `🍆, hot, hottie+, thicc, bikini, kiss~, naughty, strip~, sexual, bedroom, butt, booty, 💦, 🍑, turned on`,
  }),
  ...risks('sexual', ['es'], {
    sure: 'follar, follando, follamos, chupar|chúpame|mamar ..1 polla|verga|pija, tetas, coger ..1 contigo|duro, desnuda ..1 foto+|video+, fotos desnuda, sexo oral|anal, cachonda+, cachondo+, pack hot, nudes',
    strong: 'sexo, culo rico|enorme, desnuda+, polla, puta ..1 rica, prostituta+',
  }),
  ...risks('sexual', ['pt'], {
    sure: 'transar, transando, foder gostoso, chupar|mamar ..1 pau|rola|buceta, buceta, peitos gostosos, manda nudes, nudes, sexo oral|anal, tesão, punheta, putaria, gozar, gozando',
    strong: 'sexo, rabuda+, pelada+ foto, gostosa ..1 safada, safada+, prostituta+',
  }),
  ...risks('sexual', ['fr'], {
    sure: 'baiser avec|moi, sucer ..2 bite|queue, bite dure, nudes, photo+ nue+, seins nus, sexe oral|anal, branler, cul de rêve, plan cul, bonnasse+',
    strong: 'sexe, nichons, à poil, prostituée+, coquine+ webcam',
  }),
  ...risks('sexual', ['de'], {
    sure: 'ficken, geil ..1 titten|arsch, titten, nacktbilder, nacktfotos, blasen ..1 schwanz, schwanz lutschen, wichsen, oralsex, sexfilm, muschi',
    strong: 'sex, nackt, nutte+, geil auf, prostituierte',
  }),
  ...risks('sexual', ['it'], {
    sure: 'scopare, scopiamo, pompino, pompini, tette, figa bagnata, foto nuda, foto nude, sesso orale|anale, segarsi, sega ..1 fatta, cazzo duro',
    strong: 'sesso, nuda, figa, escort, prostituta',
  }),
  ...risks('sexual', ['ar'], { sure: 'سكس, نيك, افلام اباحية, صور عارية, اباحي, بزاز', strong: 'جنس, عارية, شرموطة' }),
  ...risks('sexual', ['hi'], {
    sure: 'chudai, chodna, chut, lund chusna, nangi photo|video, mms leak, sexy bhabhi, hawas',
    strong: 'sex, nangi, randi',
  }),
  ...risks('sexual', ['id'], {
    sure: 'bokep, ngentot, ngewe, colmek, coli, sange, open bo, vcs, toge, foto bugil, telanjang',
    strong: 'seks, mesum, bugil',
  }),
]

/** Danger to children: words of those who seek them out, sexualise them, or name such crimes. */
const minors = [
  ...risks('minors_safety', ['en'], {
    sure: `
      jailbait, child porn~, child pornography, kiddie porn, csam, underage ..2 nude+|sex|porn|pics|girl+|boy+, minor attracted, preteen ..2 nude+|sexy|model+|pics, lolicon, shotacon, loli porn, child sexual abuse, sexualis~|sexualiz~ ..1 children|child|kids|minors|girls, sex with ..1 minor+|child|children|kid+|underage, molest~ ..3 child|children|kid|kids|boy|girl|daughter|son|students|me|him|her, pedophile+, paedophile+, pedo+, paedo+, groom~ a|the|young|your|any? minor+|child|children|kids|underage|girls|boys|teen|teens|students, cp links, cheese pizza trade, map pride
      12|13|14|15 ..2 sexy|hot|nudes|horny|nude, age is just a number ..3 15|14|13|16|minor|baby, for thirteen|fourteen|twelve ..3 between|secret, keep this between us, don't|dont tell them we, delete these messages before, before your|ur mom|mum|parents|dad sees|see|find, girls|boys under thirteen|fourteen|fifteen|sixteen|15|14|13|16, meet me after school, send me your address kiddo|little|sweetie, predator+ ..3 kids|children|minors|girls|boys, pedophile ring, child sex, abus~ children|kids|minors, walks home alone, year olds drinking|vaping|smoking|drunk, choking challenge, toddler|baby|kid|kids alone in ..1 car, hits|hit|beats|beating her|his|their|my|the kids|children|child, don't|dont tell your|ur ..1 parents|mom|mum|mother|dad|teacher, our little secret, are your|ur parents home|around|there, how old are|r you|u ..4 send|pic|pics|alone|snap|cute
      kids|child|children|daughter|son ..3 home alone ..2 until|tonight|every, touch~ ..2 child|kids|children|minor|little ..2 inappropriately|private
    `,
    strong: `child abuse, child predator+, sexual predator+, sex offender+, underage ..2 drinking|drinkers|party|smoking|vaping, statutory rape, child grooming, grooming gang+, predator+ ..2 kids|children|minors, minor+ ..2 inappropriate|explicit|sexual|dm|dms, child marriage, child bride+, hit|hits|hitting|beat|beats|slap ..1 my|her|his|their|your kid+|child|children|toddler|baby, shaken baby, neglect~ ..1 child|children|kids|baby, left ..1 baby|kid|kids|toddler ..1 in ..2 car, blackout challenge, choking challenge, teen+ ..2 strip~|lingerie|twerk~`,
    fair: `lolita+, schoolgirl ..1 sexy|outfit|fetish, underage, barely legal, teen porn, minors, my kid's|kids school is|name, creepy ..2 kids|children|minors`,
    weak: `kidnapped child, too young for, stranger ..2 kids|children, groomer+`,
  }),
  ...risks('minors_safety', ['es'], {
    sure: 'pornografía infantil, pedófilo+, pederasta+, abuso infantil|sexual de menores, menor+ de edad desnuda+, no le digas a tus padres',
    strong: 'corrupción de menores, grooming de|a menores|niños, maltrato infantil',
  }),
  ...risks('minors_safety', ['pt'], {
    sure: 'pornografia infantil, pedófilo+, pedofilia, abuso infantil|sexual de menores, novinha pelada, não conta pra sua mãe',
    strong: 'aliciamento de menores, exploração infantil, maus tratos infantil',
  }),
  ...risks('minors_safety', ['fr'], {
    sure: 'pédophile+, pédocriminel+, pédopornographie, abus sexuels sur mineurs, ne dis rien à tes parents, pédopornographique+',
    strong: 'détournement de mineur, maltraitance infantile',
  }),
  ...risks('minors_safety', ['de'], {
    sure: 'kinderporno+, kinderpornografie, pädophil+, pädophile, kindesmissbrauch, sag ..2 eltern nichts, missbrauch von kindern',
    strong: 'kinderschänder, kindesmisshandlung',
  }),
  ...risks('minors_safety', ['it'], {
    sure: 'pedopornografia, pedofilo, pedofili, pedofilia, abusi su minori, non dirlo ai tuoi genitori, pedopornografico',
    strong: 'adescamento di minori, maltrattamento minori',
  }),
  ...risks('minors_safety', ['ar'], {
    sure: 'اغتصاب اطفال, تحرش بالاطفال, استغلال الاطفال',
    strong: 'زواج القاصرات, تعنيف الاطفال',
  }),
  ...risks('minors_safety', ['hi'], {
    sure: 'bachhon ka yaun shoshan, child porn, bachi ke saath rape, nabalig ladki ..2 sex',
    strong: 'bal vivah, bal shoshan',
  }),
  ...risks('minors_safety', ['id'], {
    sure: 'pedofil, pencabulan anak, cabul anak, pelecehan anak, jangan bilang mama|papa|orangtua',
    strong: 'kekerasan anak, pernikahan anak, eksploitasi anak',
  }),
]

export const intimacy = [...sexual, ...minors]
