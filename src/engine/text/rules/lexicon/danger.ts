import { risks } from './entry.js'

/** Threats: somebody says that somebody will be harmed. */
const threats = [
  ...risks(
    'threat',
    ['en'],
    {
      sure: `
        <will> ..2 kill|murder|stab|strangle|rape|slaughter|behead|shoot|gut <person>
        i'll|ill|we'll|will cut|bury|gut|hurt|end you|u|him|her|them $, you ..2 will bleed, break your|his|her|their legs|neck|arms|jaw, won't|wont make it home, one more word and ..2 dead|done, coming to|for your|ur house|home|family, your house down, until you|he|she stop|stops moving|breathing, deserves|deserve to be <harmed>, swear ..3 stab|kill|shoot|punch|break|cut
        i'll|ill|we'll kill|murder|stab|strangle|rape|slaughter|behead|shoot|gut <person>
        gonna ..1 beat|smash|bash|break|blow your|his|her|their ..2 face|head|skull|teeth|brains|neck|legs|ass
        <will> beat|smash|bash|break|blow your|his|her|their ..2 face|head|skull|teeth|brains|neck|legs
        you|u|he|she|they|you're|ur are|is|r? dead meat, you're|youre|ur ..1 dead ..1 when i, put a bullet in <person>|your|his|her
        i ..2 know where you|u|she|he live|lives|work|works|sleep, i will find you|u ..2 and, we will find you|u|him|her|them ..1 and
        you ..1 won't|wont ..1 live|survive|see|make ..2 tomorrow|night|week|it, your days are numbered
        bring ..2 gun|guns|bomb|rifle to|into ..1 school|office|work|party|church|mosque, <will> ..1 shoot up ..3 school|office|mall|church|mosque|place|synagogue|concert
        <will> bomb|blow ..2 school|church|mosque|synagogue|building|office|station|airport|embassy|house|up
        make you regret it, or somebody|someone gets hurt, watch your back, sleep with one eye open, you will regret ..2 born, slit your|his|her|their throat, cut your|his|her throat
        <will> make you|u|him|her|them ..2 suffer|bleed|beg|pay, going to hurt you|u|him|her|them
      `,
      strong: `
        should|must|needs|deserves|deserve|need|ought to? be ..1 shot|hanged|hung|killed|executed|raped|stabbed|beheaded|lynched|drowned|gassed|exterminated|stoned|burned|beaten
        someone|somebody should|needs|must|ought to? ..1 kill|shoot|stab|murder|punch|beat|rape|hang|assassinate ..2 <person>
        someone|somebody should|needs|must|ought to? ..1 kill|shoot|stab|murder|punch|beat|rape|hang|assassinate that|this|those|these|the
        i ..1 want|wanna to? ..1 kill|murder|stab|strangle|shoot <person>, i'd love to|would love to ..1 kill|murder|stab|punch|shoot|hurt <person>
        i|i'd would? ..1 happily|gladly kill|murder|shoot|stab <person>, <will> punch|slap|smack|hurt|attack|find you|u|him|her|them
        i'll|ill|we'll hurt|find|end|destroy|ruin you|him|her, you better watch out|your, come to your house, wait outside your house|home|school|work
        if i ..2 see you|him|her|them ..5 kill|punch|beat|hurt|smash|shoot, kill them all, shoot them all, hang them all, burn ..2 house down
        snitches get stitches, catch a bullet, catch these hands, get|gets what's coming, die painfully, die slowly
      `,
      fair: `i could kill|strangle|murder <person>, wanna|want ..1 fight ..1 bro, meet me outside, hope someone|somebody shoots|kills|stabs|beats`,
    },
    { isHidden: true, by: 'rule', name: 'threat' },
  ),
  ...risks('threat', ['es'], {
    sure: 'te|los|lo|la voy|vamos a ..1 matar|reventar|romper|violar|apuñalar|partir, te mataré, te mato, sé dónde vives, estás muerto|muerta',
    strong: 'hay que matarlos|matarlas|fusilarlos, merece|merecen morir|la muerte, que lo|la|los maten',
  }),
  ...risks('threat', ['pt'], {
    sure: 'vou te ..1 matar|quebrar|pegar|estuprar|arrebentar|encher, eu te mato, sei onde você|vc mora, você|vc tá|está morto|morta',
    strong: 'tem que morrer, merece|merecem morrer, bandido bom é bandido morto, tinha que levar um tiro',
  }),
  ...risks('threat', ['fr'], {
    sure: "je vais|on va te|vous|le|la ..1 tuer|buter|crever|défoncer|violer|frapper|égorger, je sais où tu habites, je te|vais casse|casser ..2 jambes|dents|gueule, t'es mort",
    strong: 'il faut les|le|la ..1 tuer|pendre|fusiller, mérite|méritent de mourir|crever',
  }),
  ...risks('threat', ['de'], {
    sure: 'ich bring|bringe dich|euch|ihn|sie um, ich töte dich|euch|ihn, ich weiß wo du wohnst, ich brech|breche dir ..2 beine|knochen|nase|genick, ich stech|steche dich|euch ab, du bist tot',
    strong:
      'sollte|sollten|müsste|gehört|gehören ..2 erschossen|aufgehängt|vergast|erschlagen|abgeknallt|hingerichtet, an die wand stellen',
  }),
  ...risks('threat', ['it'], {
    sure: 'ti ..1 ammazzo|uccido|sparo|accoltello, vi ammazzo, so dove abiti, sei morto|morta',
    strong: 'merita|meritano di morire|la morte, andrebbe|andrebbero fucilato|fucilati|impiccato|impiccati|ammazzati',
  }),
  ...risks('threat', ['ar'], {
    sure: 'ساقتلك, راح اقتلك, هقتلك, سوف اقتلك, راح اذبحك, بذبحك, اعرف وين ساكن',
    strong: 'يجب قتلهم, لازم يموتوا, الموت ل',
  }),
  ...risks('threat', ['hi'], {
    sure: 'jaan se maar|mar dunga|denge|dungi|doonga, maar|mar dalunga|dunga tujhe|tuje|tumhe, goli maar|mar dunga|denge|do, kaat dunga',
    strong: 'goli maaro saalo, zinda jala do, maar do sabko',
  }),
  ...risks('threat', ['id'], {
    sure: 'gua|gue|aku|saya bunuh lo|lu|kamu|kau, kubunuh kau, tak bunuh kowe, gue tau rumah lo',
    strong: 'bunuh aja dia|mereka, bakar hidup hidup, harus mati, layak dibunuh',
  }),
]

/** Violence told, wished or praised, without a threat to somebody who is there. */
const violence = [
  ...risks('violence', ['en'], {
    sure: `
      beheading+, beheaded, stabbed ..1 times, until he|she|they stopped moving|breathing, hid the corpse|body|bodies, teeth kicked in, knocked out cold, stomp~ on his|her|their head, strangled her|him|them, dismember~, decapitat~, torture~ ..2 <person>|animals|people, mutilated, gore video+, massacre+, genocide, ethnic cleansing, bloodbath, lynching+, mass shooting+, school shooting+
    `,
    strong: `
      murder~ ..2 <person>|people|family|children|woman|man|wife|husband, stabbed ..1 to death, beaten to death, beat him|her|them up, deserved the beating, shot dead, blood everywhere, gang rape+, gang raped, raped ..2 <person>|girl|woman|women, got stabbed|shot|jumped
      killed ..2 people|civilians|children|wife|husband|himself|herself, domestic violence|abuse, street fight ..1 video, knocked ..1 unconscious, corpse+, dead body|bodies, kick|kicked|kicking ..1 ..1 head in
      beat|beats|beating|punch|punched|punching|hit|hits|hitting|slapped ..1 wife|girlfriend|kids|child|children|dog|boyfriend|women|woman, war crime+, suicide bomber+, car bomb+, assassinat~
    `,
    fair: `murder+, killing spree, stabbing+, shooting+ at|in, violence, violent attack+, assault~, punch~ ..1 ..1 face, execution+, strangl~, bloodshed, brawl+, raping, rape+, raped, homicide+`,
    weak: `kill~, killer+, blood, bloody, fight+, shoot~, stab~, dead, death, corpse, attack~, war, brutal, hit him|her|them, weapon+`,
  }),
  ...risks('violence', ['es'], {
    strong:
      'asesinato+, asesinar, asesinaron, masacre+, apuñalado, apuñalada, apuñalaron, violación, decapitado, descuartizado, tiroteo+, linchamiento',
    fair: 'matar, mataron, golpiza, paliza, sangre por todos',
    weak: 'muerte, muerto, pelea',
  }),
  ...risks('violence', ['pt'], {
    strong:
      'assassinato+, assassinado, assassinada, massacre+, esfaqueado, esfaqueada, estupro+, chacina, decapitado, tiroteio+, linchamento',
    fair: 'matar, mataram, espancado, espancada, espancar, surra',
    weak: 'morte, morto, briga',
  }),
  ...risks('violence', ['fr'], {
    strong:
      'meurtre+, assassinat+, assassiné+, massacre+, poignardé+, viol+ collectif, décapité+, égorgé+, fusillade+, lynchage',
    fair: 'tuer, tués, tabassé+, tabasser, violence conjugale, viol',
    weak: 'mort, sang, bagarre',
  }),
  ...risks('violence', ['de'], {
    strong:
      'mord+, ermordet, massaker, erstochen, vergewaltigt, vergewaltigung+, enthauptet, schießerei, amoklauf, gelyncht',
    fair: 'getötet, töten, verprügelt, zusammengeschlagen, messerattacke',
    weak: 'tot, blut, schlägerei',
  }),
  ...risks('violence', ['it'], {
    strong:
      'omicidio, omicidi, assassinato, massacro, accoltellato, accoltellata, stupro, stupri, decapitato, sparatoria, linciaggio, femminicidio',
    fair: 'uccidere, ucciso, uccisa, picchiato, pestato, pestaggio',
    weak: 'morte, sangue, rissa',
  }),
  ...risks('violence', ['ar'], {
    strong: 'مجزرة, مجازر, اغتصاب, قطع راس, مذبحة, اغتيال, طعن حتى الموت',
    fair: 'قتل, قتلوا, ذبح, تعذيب',
    weak: 'دم, موت',
  }),
  ...risks('violence', ['hi'], {
    strong: 'balatkar, qatal, katl, hatya, goli maar di, chaku maara, danga, dange',
    fair: 'maar diya, khoon, peet diya',
    weak: 'maut, ladai',
  }),
  ...risks('violence', ['id'], {
    strong: 'pembunuhan, dibunuh, pembantaian, pemerkosaan, diperkosa, dimutilasi, penusukan, ditusuk, penembakan',
    fair: 'membunuh, digebukin, dikeroyok, penganiayaan',
    weak: 'mati, darah, berantem',
  }),
]

const selfHarm = [
  ...risks('self_harm', ['en'], {
    sure: `
      i ..3 kill|end|hang|off myself, want|wanna|going|gonna|ready|trying|tried|planning to? ..1 kill myself, kill myself, killing myself, be alive any more|anymore, nobody|one would notice|care|miss ..1 if i was|were|disappeared|died gone|dead?, thinking ..1 about ending it, end|ending it all, better off if i, take all my pills, sleep and never wake, painless|painful way to go|die, deserve to bleed, reason left ..2 live, cut myself again|tonight, end my life, take my ..1 life, ending my life, taking my ..1 life
      i ..2 want|wanna to? die, wish i was|were dead, wish i wasn't|wasnt born|alive, don't|dont want to live|exist|wake|be alive, don't|dont wanna live|exist|wake|be, no reason to live, better off dead, better off without me, suicide note, goodbye note+|letter+ ..2 written|wrote|ready, written the goodbye, slit my wrists
      i ..2 self harm|selfharm, started cutting again, goodbye world, overdose tonight, can't|cant go on anymore|living|like, can't|cant do this anymore, i ..2 suicidal, feeling suicidal
    `,
    strong: `
      slit|slitting|slashed my wrists|wrist, i cut my wrist|wrists, suicidal, commit suicide, committing suicide, self harm~, self harming, selfharm, unalive myself|yourself, thinspo, proana, pro ana, suicidal thoughts, hate myself so much, i ..1 hate myself, want it all to end|stop, want to hurt|harm myself, hurting myself, harming myself
      take|took|taking all ..1 pills, never wake up, nobody would miss me, no one would miss me, jump off ..1 bridge|roof|building, starve myself, life is not worth
    `,
    fair: `suicide, suicide attempt+, cut|cutting my wrists|wrist|arms|thighs, cutting myself, overdose~, self injury, kill yourself, kys, no point in living|life, tired of living|life|being alive, wanna disappear forever, anorexia tips`,
    weak: `hopeless, empty inside, so depressed, depression, worthless, can't|cant take it, alone forever, razor, done with life`,
  }),
  ...risks('self_harm', ['es'], {
    sure: 'quiero|voy a morirme|matarme|suicidarme|morir, me quiero morir|matar|suicidar, no quiero despertar, todos estarían mejor sin mí, no quiero vivir|seguir viviendo, me corto|cortarme, quitarme la vida',
    strong: 'suicidarme, suicidio, autolesión, autolesiones',
  }),
  ...risks('self_harm', ['pt'], {
    sure: 'quero|vou me matar|suicidar, quero morrer, não|nao quero acordar, todo mundo ficaria|estaria melhor sem mim, não|nao quero mais viver, me cortar|corto, tirar minha vida, acabar com minha vida',
    strong: 'suicídio, me suicidar, automutilação',
  }),
  ...risks('self_harm', ['fr'], {
    sure: 'je veux|vais mourir|me tuer|me suicider|en finir, envie de mourir|me tuer|en finir, me suicider, me scarifier, plus envie de vivre',
    strong: 'suicide, suicidaire, scarification+, automutilation',
  }),
  ...risks('self_harm', ['de'], {
    sure: 'ich will|möchte ..2 sterben|nicht mehr leben, bringe|bring mich um, mich umbringen, mich ritzen, ritze mich, will nicht mehr leben',
    strong: 'suizid, selbstmord, suizidgedanken, selbstverletzung',
  }),
  ...risks('self_harm', ['it'], {
    sure: 'voglio morire|uccidermi|ammazzarmi|farla finita, mi taglio, mi ammazzo, togliermi la vita, non voglio più vivere',
    strong: 'suicidio, suicidarmi, autolesionismo',
  }),
  ...risks('self_harm', ['ar'], {
    sure: 'اريد ان اموت, ابغى اموت, بدي اموت, سانتحر, راح انتحر, اقتل نفسي',
    strong: 'انتحار, انتحر',
  }),
  ...risks('self_harm', ['hi'], {
    sure: 'marna chahta|chahti hu|hoon|hun, suicide karna|kar lunga|karungi, jeena nahi|nahin chahta|chahti, khud ko khatam',
    strong: 'khudkushi, aatmahatya',
  }),
  ...risks('self_harm', ['id'], {
    sure: 'pengen|mau|ingin mati aja|saja, mau bunuh diri, pengen bunuh diri, nyilet tangan, gak mau hidup lagi',
    strong: 'bunuh diri, self harm',
  }),
]

export const danger = [...threats, ...violence, ...selfHarm]
