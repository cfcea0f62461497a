import { risks } from './entry.js'

const politics = [
  ...risks('politics', ['en'], {
    sure: `
      vote for|against him|her|them|trump|biden|labour|tory|tories|republicans|republican|democrat|democrats|conservatives|greens|change|president, vote out|blue|red|labour|tory|republican|democrat, voting for|against labour|tory|republicans|democrats|him|her, the left|right|greens|socialists will|has|have|is|are|wants|want|lied|failed, labour will|has|have|is|are|party, your representative|mp|senator, canvassing for, vote _ out, worst mayor|president|minister|government, pension|spending|housing|climate bill, labour list, this government has|is|failed, on the ballot, petition against|on, the bill on|passed, president should|must|resign|lied, this government, election+, senator+, congressman, congresswoman, parliament, prime minister, presidential ..1 candidate|debate|race|election, republican|democratic|labour|conservative|green party, republicans, democrats, gop, maga, left wing, right wing, far right, far left, leftist+, socialism, socialist+, communism, communist+, marxist+, fascism, fascist+
      trump, biden, kamala, obama, hillary clinton, putin, zelensky, netanyahu, brexit, referendum, impeach~, border wall, gun control, pro life, pro choice, abortion ban|rights|law, roe v wade, tax cuts, political campaign|party|rally|ad, supreme court ruling|decision|justice, second amendment, voter suppression|fraud|id|registration, ballot+, midterm+, tory, tories, lib dems
      immigration policy|reform|law, open borders, defund the police, black lives matter, blm, free palestine, gaza war|ceasefire, stand with israel|ukraine|palestine, deep state, coup, dictatorship, regime change, capitalism is|must|has, abolish ice|police
    `,
    strong: `politician+, politics, political, government ..2 corrupt|policy|shutdown|lies|spending|should|must, president should|must|is|has, congress, senate, liberals, conservatives, legislation, minister of|for, mayor|governor ..1 race|election|candidate, protest+ against|march, sanctions, democracy, voters, voting, campaign trail, foreign policy, welfare state, climate policy, welfare cuts`,
    fair: `government, activist+, protest+, policy change, propaganda, nationalist+, patriot+, conservative+, liberal+`,
    weak: `vote, president, senator, law, rights, freedom, campaign, party leader, tax, taxes, woke`,
  }),
  ...risks('politics', ['es'], {
    sure: 'elecciones, presidente del gobierno, partido popular|socialista, psoe, vox partido, podemos partido, diputado+, senador+, golpe de estado, izquierda|derecha radical, votar por|a, peronismo, kirchnerismo, amlo, milei, maduro dictador, pedro sánchez, congreso de los',
    strong: 'política, político+, gobierno, comunista+, fascista+, socialismo',
  }),
  ...risks('politics', ['pt'], {
    sure: 'eleições, eleição, bolsonaro, lula, pt partido, petista+, bolsonarista+, deputado+, senador+, golpe de estado, votar em|no|na, stf, congresso nacional, esquerda|direita radical',
    strong: 'política, político+, governo, comunista+, fascista+, esquerdista+',
  }),
  ...risks('politics', ['fr'], {
    sure: 'élection+, macron, le pen, mélenchon, rassemblement national, assemblée nationale, député+, sénateur+, gilets jaunes, extrême droite|gauche, voter pour|contre, gouvernement macron',
    strong: 'politique, politicien+, gouvernement, communiste+, fasciste+',
  }),
  ...risks('politics', ['de'], {
    sure: 'wahl, wahlen, bundestag, bundestagswahl, afd, cdu, spd, grüne partei, merkel, scholz, merz, ampel regierung, bundeskanzler, rechtsextrem, linksextrem',
    strong: 'politik, politiker, regierung, kommunist+, faschist+',
  }),
  ...risks('politics', ['it'], {
    sure: "elezioni, meloni, salvini, berlusconi, partito democratico, fratelli d'italia, lega nord, parlamento, deputato, senatore, estrema destra|sinistra",
    strong: 'politica, politico, politici, governo, comunisti, fascisti, fascista',
  }),
  ...risks('politics', ['ar'], {
    sure: 'انتخابات, الانتخابات, البرلمان, السيسي, نتنياهو, الرئيس بشار, حزب الله, حماس, انقلاب عسكري',
    strong: 'سياسة, الحكومة, سياسي',
  }),
  ...risks('politics', ['hi'], {
    sure: 'chunav, modi, rahul gandhi, bjp, congress party, kejriwal, aap party, andhbhakt, sarkar badlo, vote do, bhakt+',
    strong: 'neta, rajneeti, sarkar',
  }),
  ...risks('politics', ['id'], {
    sure: 'pemilu, pilpres, jokowi, prabowo, anies, ganjar, pdip, dpr, capres, cawapres, gibran, cebong, kampret politik, kadrun',
    strong: 'politik, pemerintah, partai politik',
  }),
]

const extremism = [
  ...risks('extremism', null, {
    sure: 'heil hitler, sieg heil, 1488, 14 88, white power, white pride worldwide, blood and soil, gas the jews, rahowa, day of the rope, siege pilled, atomwaffen, isis flag, allahu akbar ..4 kill|death|infidels, death to infidels, caliphate ..3 join|rise|return, join isis|jihad|daesh, ^ heil $, 88 heil, zog machine|media|government, turner diaries',
  }),
  ...risks('extremism', ['en'], {
    sure: `our blood our soil, blood our soil, take up arms, pure ethnostate, hitler did nothing, day of reckoning, traitors ..3 hang|near|load, race traitor+, for our martyrs, follow ..2 martyrs, holocaust didn't|never|did ..1 happen|happened, caliphate will|shall, fight back with arms, replace us ..4 fight|arms|war, manifesto ..3 hero, democracy must fall, load up ..2 brothers,
      white genocide, race war, ethnostate+, great replacement, white supremacy is|rules|now|forever, master race, racial purity, hitler ..2 right|hero|great|genius|finish|job, holocaust ..1 never|hoax|lie|fake|exaggerated, holohoax, six million lie, boogaloo ..2 coming|boys|ready, accelerationism, remove kebab, jews will not replace, jewish question, you will not replace us, blood and honour|honor, martyrdom operation+, holy war against, kill ..1 infidels, kuffar, armed uprising, rise up and kill, violent overthrow, shoot ..2 politicians`,
    strong: `white supremac~, white nationalist+, neo nazi+, neonazi+, i'm|am ..1 nazi, nazis were|are right|heroes, kkk, ku klux klan, proud boys, oath keepers, jihad, jihadist+, isis, al qaeda, taliban, boko haram, terrorist+ attack+, terrorism, swastika+, ss bolts, groyper+, manifesto ..3 shooter|attack, based department hitler, militia ..2 join|ready`,
    fair: ` white pride, aryan+, remigration, terrorist+, radicalis~, radicaliz~, extremist+, sovereign citizen+, infidel+, martyr+, globalist+ cabal`,
    weak: `nazi+, third reich, hitler, militia+, crusade+, globalist+, replacement`,
  }),
  ...risks('extremism', ['de'], {
    sure: 'ausländer raus, deutschland den deutschen, umvolkung, judenfrage, heil mein führer, 88 kameraden',
    strong: 'volksverräter, lügenpresse, großer austausch, hakenkreuz+, nazi+',
  }),
  ...risks('extremism', ['fr'], {
    sure: 'grand remplacement, la france aux français, mort aux juifs|arabes',
    strong: 'néonazi+, djihad, djihadiste+, croix gammée+, terrorisme',
  }),
  ...risks('extremism', ['es'], {
    sure: 'muerte a los judíos|moros|infieles, gran reemplazo, arriba hitler',
    strong: 'neonazi+, yihad, yihadista+, esvástica+, terrorismo, terrorista+',
  }),
  ...risks('extremism', ['pt'], {
    sure: 'morte aos judeus|infiéis, poder branco',
    strong: 'neonazista+, nazista+, suástica+, terrorismo, terrorista+',
  }),
  ...risks('extremism', ['it'], {
    sure: 'viva il duce, boia chi molla, morte agli ebrei, sostituzione etnica',
    strong: 'neonazista, neonazisti, nazista, svastica, terrorismo, terrorista',
  }),
  ...risks('extremism', ['ar'], {
    sure: 'الدولة الاسلامية باقية, الموت للكفار, اقتلوا الكفار, باقية وتتمدد',
    strong: 'داعش, القاعدة, جهاد ضد',
  }),
  ...risks('extremism', ['hi'], {
    sure: 'goli maaro saalon ko, hindu rashtra ..2 maaro, jihad karo',
    strong: 'aatankwadi, terrorist, jihadi',
  }),
  ...risks('extremism', ['id'], {
    sure: 'bunuh orang kafir, khilafah ..2 tegakkan|jihad, ganyang cina',
    strong: 'teroris, isis, jihad',
  }),
]

const misinformation = [
  ...risks('misinformation_claims', ['en'], {
    sure: `
      vaccine+|vaccination+|jab+|vax|shots ..2 cause|causes|caused|give|gives ..3 autism|infertility|cancer|death|deaths|aids|magnet|adhd, vaccines ..3 microchip+|tracking|dna|poison|depopulation|bioweapon, covid ..2 hoax|plandemic|fake|scam|just, plandemic, scamdemic, 5g ..3 cause|causes|covid|corona|cancer|towers|radiation|kills, chemtrail+, earth is flat, flat earth, flat earther+, moon landing ..2 fake|faked|hoax|staged, climate change ..2 hoax|scam|fake|lie, global warming ..2 hoax|scam|fake|lie
      election ..2 stolen|rigged|stole, stolen election, stop the steal, crisis actor+, false flag, sandy hook ..2 hoax|fake, new world order, illuminati ..2 control|run|behind, reptilian+, lizard people, adrenochrome, pizzagate, qanon, wwg1wga, bill gates ..3 microchip|depopulation|vaccine|kill, great reset ..2 plan|slave|control, birds aren't|arent real, crystal|crystals ..1 cure|cures|heal|heals cancer|diabetes|disease
      cure|cures|curing|cured|reverse|reverses|reversed|kills ..2 cancer|diabetes|autism|alzheimer's|alzheimers|hiv|aids|covid|herpes ..2 naturally|with|at, cures|cure|cured|heals|reverses ..1 cancer|diabetes|autism|arthritis|alzheimer's|alzheimers|covid|depression|asthma|lupus|hiv|herpes, doctors|they hide it|this, chips|chip|microchip|microchips in|into ..2 vaccine|vaccines, 5g towers, towers gave us, filmed in a studio, dead people voted, was a hoax, hoax to control, is a scam invented, stop|stopped chemo, staged with, makes you obedient, found the cure, drinks|drink|drinking children's blood, secret elite, nasa lies, earth is ..1 flat, cures cancer, cure cancer ..2 week|days|naturally|juice, miracle cure, doctors|pharma|they ..2 don't|dont|doesn't|won't want you to know, big pharma ..3 hide|hides|hiding|lie|lies|kill|suppress|doesn't|sick, drink|drinking bleach|mms|turpentine|borax cure|cures|to, ivermectin ..2 cure|cures|works, hydroxychloroquine cures, fluoride ..3 mind|iq|poison|control|calcifies, mind control, sheeple, they're hiding|they are hiding ..1 the? truth, mainstream media ..2 lying|lies|hiding|won't
      9 11 ..1 inside job, inside job ..2 9 11, evolution is ..1 lie|hoax|fake, dinosaurs ..1 never|fake|hoax, lose ..2 kg|pounds|lbs in ..1 days|week|night without, sunscreen causes cancer, detox ..2 cures|toxins|parasites ..1 cure, alkaline ..2 cures|cure, vaccines don't|dont work, masks don't|dont work, covid isn't|isnt|is not|wasn't real, virus isn't|isnt|doesn't real|exist, germ theory ..2 lie|hoax|false
    `,
    strong: `do your own research, wake up sheeple, wake up people, the truth they ..2 hide|hiding|don't, what they ..1 don't|dont want you to, hidden truth, anti vax, antivax, anti vaxxer+, antivaxxer+, toxic vaccine+, vaccine injury|injuries, covid hoax, graphene oxide, spike protein shedding, nanobots, cabal, depopulation agenda, government ..2 hiding|covering|cover aliens|ufo|cure, cover up ..2 government|media, guaranteed ..2 cure|results, heals everything, raw milk cures, parasites ..2 cleanse, cancer industry`,
    fair: `big pharma, fake news, deep state, mainstream media, conspiracy, hoax, secret elite, media won't|wont show|tell, open your eyes people|sheeple, they ..1 lied to us, toxins ..2 body|flush, natural cure`,
    weak: `miracle, detox, hidden agenda, agenda, wake up`,
  }),
  ...risks('misinformation_claims', ['es'], {
    sure: 'vacuna+ ..2 autismo|chip|mata|matan|veneno|infertilidad, plandemia, tierra es plana, cura|curan el cáncer, nuevo orden mundial, covid ..2 mentira|falso|no existe',
    strong: 'no quieren que sepas, la verdad oculta, despierten',
  }),
  ...risks('misinformation_claims', ['pt'], {
    sure: 'vacina+ ..2 autismo|chip|mata|matam|veneno, terra é plana, cura|curam o câncer, nova ordem mundial, fraudemia, covid ..2 mentira|farsa, urnas ..2 fraudadas|fraude',
    strong: 'não querem que você|vc saiba, a verdade escondida, acordem',
  }),
  ...risks('misinformation_claims', ['fr'], {
    sure: 'vaccin+ ..3 autisme|puce|poison|tue|tuent, terre est plate, guérit|guérir le cancer, nouvel ordre mondial, plandémie, covid ..2 mensonge|canular',
    strong: 'on nous cache, réveillez vous, big pharma',
  }),
  ...risks('misinformation_claims', ['de'], {
    sure: 'impfung+|impfungen ..3 autismus|chip|gift|tötet|unfruchtbar, erde ist flach, heilt krebs, neue weltordnung, plandemie, corona ..2 lüge|erfunden, chemtrails',
    strong: 'wacht auf, lügenpresse, schlafschafe',
  }),
  ...risks('misinformation_claims', ['it'], {
    sure: 'vaccino|vaccini ..3 autismo|microchip|veleno|uccide|uccidono, terra piatta, cura|curano il cancro, nuovo ordine mondiale, scie chimiche, plandemia',
    strong: 'non vogliono che tu sappia, svegliatevi',
  }),
  ...risks('misinformation_claims', ['ar'], {
    sure: 'اللقاح ..2 شريحة|يقتل|سم|عقم, الارض مسطحة, يعالج السرطان, كورونا كذبة',
    strong: 'الحقيقة المخفية',
  }),
  ...risks('misinformation_claims', ['hi'], {
    sure: 'vaccine se ..2 bachhe|autism|maut|napunsak, cancer ka pakka ilaj, cancer ka gharelu ilaj, corona jhooth',
    strong: 'doctor nahi batayenge, sach chupaya',
  }),
  ...risks('misinformation_claims', ['id'], {
    sure: 'vaksin ..2 chip|autis|mandul|racun, bumi datar, menyembuhkan kanker, covid hoax|bohong|konspirasi',
    strong: 'elit global, fakta yang disembunyikan',
  }),
]

export const society = [...politics, ...extremism, ...misinformation]
