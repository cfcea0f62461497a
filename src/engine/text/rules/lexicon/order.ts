import { risks } from './entry.js'

const weapons = [
  ...risks('weapons', ['en'], {
    sure: `
      ar 15, ar15, an ak, my ak, aks, pulled ..1 gun|knife|glock|weapon, ak 47, ak47, glock+, handgun+, firearm+, shotgun+, machine gun+, assault rifle+, sniper rifle+, rifle+, pistol+, revolver+, ammunition, ammo, 9mm, silencer+, grenade+, landmine+, pipe bomb+, explosive+, c4 explosive, switchblade+, brass knuckles, machete+, ghost gun+, gun show, gun range, shooting range, concealed carry, load~ ..1 my? gun+, buy|bought|buying|sell|selling|own|owns ..2 gun+|rifle|pistol|glock
      my|new|big|loaded gun, guns, build ..1 bomb, make ..1 bomb, molotov+, bullet+, pocket knife, combat knife, hunting rifle, gunpowder, stun gun+, taser+, pepper spray, body armor, bump stock, 3d printed gun+, uzi, tec 9, desert eagle, kalashnikov
    `,
    strong: `gun+, bomb+, knife fight, carry|carrying|carried ..1 knife|blade, knives out, strapped ..1 glock|gun, armed with, weapon+, katana+, crossbow+, dagger+, 🔫`,
    fair: `knife+, knives, sword+, hunting trip|season, trigger finger, blade+`,
    weak: `hunting, ammo can, target practice`,
  }),
  ...risks('weapons', ['es'], {
    sure: 'pistola+, arma+ de fuego, fusil, fusiles, rifle+, escopeta+, granada de mano, navaja+, metralleta+, balazo+, municiones',
    strong: 'arma+, bomba casera, cuchillo de caza',
  }),
  ...risks('weapons', ['pt'], {
    sure: 'pistola+, arma+ de fogo, fuzil, fuzis, espingarda+, revólver, metralhadora+, munição, granada de mão, canivete',
    strong: 'arma+ $, tiro de',
  }),
  ...risks('weapons', ['fr'], {
    sure: "pistolet+, fusil+, arme+ à feu, kalachnikov+, mitraillette+, munitions, cran d'arrêt, grenade à main",
    strong: 'arme+, couteau de combat',
  }),
  ...risks('weapons', ['de'], {
    sure: 'pistole+, pistolen, gewehr+, gewehre, schusswaffe+, schusswaffen, maschinengewehr, munition, handgranate+, springmesser, butterflymesser',
    strong: 'waffe+, waffen',
  }),
  ...risks('weapons', ['it'], {
    sure: 'pistola, pistole, fucile, fucili, arma da fuoco, armi da fuoco, mitra, munizioni, bomba a mano, coltello a serramanico',
    strong: 'armi, arma',
  }),
  ...risks('weapons', ['ar'], { sure: 'مسدس, بندقية, رشاش, كلاشنكوف, قنبلة, ذخيرة, سلاح ناري', strong: 'سلاح, اسلحة' }),
  ...risks('weapons', ['hi'], {
    sure: 'bandook, katta rakhta, tamancha, pistol, desi katta, goli chalana, bomb banana',
    strong: 'hathiyar, chaku',
  }),
  ...risks('weapons', ['id'], {
    sure: 'pistol, senapan, senjata api, granat, celurit, golok, clurit, bom rakitan, peluru',
    strong: 'senjata, senjata tajam',
  }),
]

const crime = [
  ...risks('crime', ['en'], {
    sure: `
      get|getting|got away with ..2 fraud|theft|shoplifting|murder|stealing|robbery|evasion|laundering|breaking, breaking into ..1 cars|houses|homes|shops, broke into ..2 house|car|shop|home|store, faking ids, launders|laundering cash|money, bank logs, cloned cards, clone cards, identity theft, sold the photos, stole ..4 boss|work|store|shop,
      shoplift~, shoplifter+, stole|steal|stealing ..3 car|wallet|phone|money|bike|bag|identity|cash|store|package|packages, rob|robbed|robbing ..2 bank|store|house|shop|him|her|me|us, armed robbery, credit card fraud, cloned card+, stolen card+|credit|goods|phones|accounts, money launder~, launder~ money, counterfeit money|bills|notes|id, fake|fraudulent id+|passport+|documents|license+, ponzi scheme, pyramid scheme, insider trading, tax evasion|fraud, insurance fraud, human trafficking, sex trafficking, drug trafficking, hitman, carding, fullz, cvv shop|dumps
      arrested for|after|by|on, got arrested|busted|jumped, in|to|of|from|going jail|prison, on probation|parole, convicted|charged ..2 of|with ..3 fraud|murder|assault|theft|rape|robbery|possession, embezzl~, extort~, blackmail~, kidnap~, burglar+, burglary, burgle~, carjack~, hacked into, hack ..2 account|bank|instagram|password|passwords, phishing kit, bribe~, bribery, smuggl~, cartel+, mafia, gang violence|war|member+|shooting, dox~, swatting, fake reviews for sale, sell ..1 stolen
    `,
    strong: `robbery, theft, fraud, scam~ ..1 people|old|elderly|customers, scammer+, thief, thieves, felony, felon+, criminal+, mugged, mugging, looting, looted, looters, vandalis~, arson, arrested, jail, prison, trespass~, hit and run, street racing, black market, piracy site, murder charge+, on the run, pickpocket~, fence stolen, ransom`,
    fair: `illegal, crime+, gang+, stolen, stole, steal, police raid, sue, lawsuit, cops chase|chased, hacker+, heist+, hustle fraud`,
    weak: `police, cops, criminal, guilty, court, scam, sketchy`,
  }),
  ...risks('crime', ['es'], {
    sure: 'robo a mano armada, lavado de dinero, narcotraficante+, secuestro+, secuestrado, estafar, extorsión, robé|robaron ..2 banco|coche|móvil|celular|casa, sicario+, tarjetas clonadas, asalto a',
    strong: 'robo+, ladrón, ladrones, cárcel, prisión, delincuente+, estafa+, arrestado, detenido por',
  }),
  ...risks('crime', ['pt'], {
    sure: 'assalto à mão armada, lavagem de dinheiro, sequestro+, estelionato, golpe do pix, cartão clonado, roubei|roubaram|roubou ..2 banco|carro|celular|casa, facção criminosa, milícia',
    strong: 'assalto+, ladrão, ladrões, cadeia, presídio, bandido+, roubo+, preso por, criminoso+',
  }),
  ...risks('crime', ['fr'], {
    sure: "vol à main armée, blanchiment d'argent, kidnapping, braquage+, cambriolage+, escroquerie, faux papiers, carte volée, trafic d'armes|humains",
    strong: 'voleur+, prison, arrêté pour, arnaque+, criminel+, délinquant+',
  }),
  ...risks('crime', ['de'], {
    sure: 'raubüberfall, geldwäsche, entführung, einbruch, einbrecher, bankraub, betrug begangen, gefälschte papiere|ausweise, kreditkartenbetrug, menschenhandel',
    strong: 'dieb, diebe, gefängnis, knast, kriminell+, kriminelle, verhaftet, betrüger',
  }),
  ...risks('crime', ['it'], {
    sure: 'rapina, rapine, riciclaggio di denaro, sequestro di persona, truffa, truffare, documenti falsi, furto, mafia, camorra, ndrangheta, spaccio',
    strong: 'ladro, ladri, carcere, galera, arrestato, criminale, criminali',
  }),
  ...risks('crime', ['ar'], {
    sure: 'غسيل اموال, سطو مسلح, خطف, احتيال, نصب واحتيال, تزوير, تهريب',
    strong: 'سرقة, لص, حرامي, سجن, جريمة',
  }),
  ...risks('crime', ['hi'], {
    sure: 'chori ki, dakaiti, apharan, kidnap kiya, black money, hawala, loot liya, fraud kiya',
    strong: 'chor, jail, gunda, gunde, apradhi',
  }),
  ...risks('crime', ['id'], {
    sure: 'pencurian, perampokan, penculikan, pencucian uang, penipuan, begal, maling, korupsi, koruptor',
    strong: 'penjara, ditangkap, kriminal, penipu, pencuri',
  }),
]

export const order = [...weapons, ...crime]
