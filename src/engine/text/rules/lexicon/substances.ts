import { risks } from './entry.js'

const drugs = [
  ...risks('drugs', null, {
    sure: 'cocaine, heroin, fentanyl, crystal meth, methamphetamine, mdma, lsd, ketamine, ayahuasca, psilocybin, magic mushroom+, shrooms, cocaína, cocaina, heroína, heroina, kokain, kokaina, héroïne, cannabis, marijuana, marihuana, maconha, hashish',
  }),
  ...risks('drugs', ['en'], {
    sure: `
      smok~ ..2 weed|pot|crack|meth|dope|blunt+|joint+|bong+|ganja|hash, roll~ ..2 joint+|blunt+|doobie+, snort~ ..3 coke|line+|cocaine|powder|pills|it, drug dealer+|dealing|deal|dealers, sell~|deal~|buy|buying ..1 drugs|weed|coke|pills|xanax|percs|molly
      got|getting|get|gets so|really|super? stoned, high on weed|drugs|coke|meth|pills|molly|shrooms|acid, do|did|doing|done ..1 coke|drugs|meth|acid|molly|shrooms|lsd|heroin, drop~|take|took|taking acid|molly|ecstasy|xans, line of coke, lines of coke
      meth lab, crack pipe+, crack cocaine, edibles ..3 high|hit|kick, 420 blaze, blaze it, hot box, hotbox~, bong rip+, dab rig+, thc, wake and bake, spark|sparking|lit ..1 joint|blunt|bowl, got so high, so high i, my plug, tripp~ on acid|shrooms|lsd, popped ..1 pills, sell~ coke|crack|molly|shrooms|pills, anyone selling ..1 coke|weed|crack|molly|shrooms|oxy|mdma, a blunt, a joint, did|do|try|trying|sell|selling|sells|take|taking|caught ..1 with? crack|coke|molly|oxy|acid|shrooms|ket|speed, opioid+, opiates, stoner+, pothead+, cokehead+, tweaker+, junkie+, plug ..2 weed|pills|drugs
    `,
    strong: `weed, xanax bars, xans, percocet+, percs, adderall ..3 study|party|without|snort, oxy+, codeine, lean and, purple drank, amphetamine+, ecstasy, molly ..2 party|rave|festival|tonight|pill, ganja, blunt+ $, bong+, edibles, tripping on, acid trip+, nitrous, whippets, drug use, drugs, recreational drugs, steroids, kush, sativa, indica, vape ..1 thc, cbd gummies, delta 8`,
    fair: `xanax, so high right now, getting high, get high, stoned, crack with, crack ..2 addict+, popp~ pills, smoke up, smoking up, got high, narcotic+, crack head+, crackhead+, joint ..2 smoke|smoked|lit|rolled, 420, dope dealer+, hash $`,
    weak: `high af, pills, trip balls, baked, blazed, drug, dope, molly, hemp, cbd`,
  }),
  ...risks('drugs', ['es'], {
    sure: 'fumar|fumando|fumo ..1 marihuana|porro+|mota|hierba, porro+, narcotráfico, drogarse, drogándose, éxtasis ..1 pastilla+',
    strong: 'droga+, drogado+, drogada+, mota ..1 buena|fumar, narco+',
  }),
  ...risks('drugs', ['pt'], {
    sure: 'fumar|fumando|fumei ..1 maconha|beck|baseado|um, baseado+, cheirar|cheirando pó|coca, tráfico de drogas, lança perfume, bala|doce na balada',
    strong: 'droga+ $, drogado+, drogada+, traficante+, chapado+, chapada+',
  }),
  ...risks('drugs', ['fr'], {
    sure: 'fumer|fume|fumé ..2 joint+|shit|beuh|weed|cannabis, beuh, coke ..1 sniffer, sniffer ..2 coke, trafic de drogue, défoncé à|au',
    strong: 'drogue+, drogué+, dealer+, joint+, toxico+',
  }),
  ...risks('drugs', ['de'], {
    sure: 'kiffen, gekifft, bekifft, koksen, gekokst, drogen, drogendealer, ecstasy, gras rauchen, joint geraucht, joint+ rauchen',
    strong: 'joint+, high von, drogensüchtig, drogenhandel',
  }),
  ...risks('drugs', ['it'], {
    sure: 'droga, droghe, spinello, spinelli, canna|canne fumare|fumata|fumate, spaccio, spacciatore, spacciatori, eroina, drogato, drogati',
    strong: 'canne $, fumato erba, fatto di',
  }),
  ...risks('drugs', ['ar'], { sure: 'مخدرات, حشيش, كوكايين, هيروين, كبتاجون, ترامادول', strong: 'محشش, مسطول' }),
  ...risks('drugs', ['hi'], {
    sure: 'ganja, charas, afeem, nashe ki goli, chitta, drugs leta, maal phook|phoonk',
    strong: 'nasha, nashedi, bhang',
  }),
  ...risks('drugs', ['id'], {
    sure: 'narkoba, sabu sabu, nyabu, ganja, nyimeng, pil koplo, tembakau gorila, bandar narkoba',
    strong: 'giting, cimeng, pemakai narkoba',
  }),
]

const alcohol = [
  ...risks('alcohol', null, {
    sure: 'vodka+, tequila+, schnäpse, whisky, whiskey, champagne ..1 bottle|brunch|toast|night|glass|popping|please|🍾|🥂, champagne, prosecco, gin tonic, aperol spritz, mojito+, margarita cocktail+, jägermeister, jagerbomb+, bourbon, mezcal, cerveza+, cerveja+, cachaça, caipirinha+, soju, sake bomb+, aguardiente, bir bintang',
  }),
  ...risks('alcohol', ['en'], {
    sure: `
      beer+, wine+, cocktail+, happy hour, booze, boozy, boozing, hungover, hangover+, get|got|getting|gets|be|being|was|so|too|really drunk|wasted|hammered|shitfaced|plastered|tipsy, drunk|drink drive|driving, binge drink~, pub crawl+, bar crawl+
      brewery, breweries, craft beer, ipa+, lager+, alcoholic drink+, alcohol, liquor, shot|shots of ..1 vodka|tequila|whisky|whiskey|rum|gin|jager|fireball|liquor, do|doing|did|take|took|taking shots $, tequila shots, bottle|bottles|glass|glasses of ..2 wine|champagne|prosecco|red|rose|rosé|whisky|bubbly
      margarita+, round of drinks|shots|beers|vodka|tequila|whiskey|gin|rum|cider, need a drink, bottomless brunch, blacked|blacking out, wine o'clock, shots shots, another round, rum and coke, long island iced tea, martini+, negroni+, mimosa+, sangria, bellini+, beer pong, keg stand+, day drinking, wine tasting, vineyard+, winery, drunk again, pass the bottle, old fashioned ..2 drink|bar|whiskey, hard seltzer+, drinks on me, pre drinks, pregame, pregaming
    `,
    strong: `drunk, tipsy, drinks ..2 friends|girls|boys|bar|club|tonight, drinking ..2 night|tonight|friends|games|all, gin and tonic, rum, gin, cider+, liqueur, on the piss, wasted ..1 last|tonight|at, cheers ..1 drink, pint+ ..2 pub|beer|with, blackout drunk, shots shots, bottle service`,
    fair: `pub+, drinks tonight, wasted, hammered`,
    weak: `bar+, cheers, bubbly, drink~, shots`,
  }),
  ...risks('alcohol', ['es'], {
    sure: 'borracho+, borracha+, emborrachar, emborracharme, vino+ tinto|blanco|rosado, copa|copas de vino, chupito+, resaca, botellón, alcohol',
    strong: 'vino $, copas, chela+, tragos, ron, pedo anoche',
  }),
  ...risks('alcohol', ['pt'], {
    sure: 'bêbado+, bêbada+, bebada, breja+, vinho+, chopp, chope, ressaca, pinga, álcool, cervejada, beber|bebendo até',
    strong: 'bebedeira, drinks, porre, gole de',
  }),
  ...risks('alcohol', ['fr'], {
    sure: 'bière+, vin rouge|blanc|rosé, apéro+, bourré+ $, ivre+, saoul+, gueule de bois, alcool, verre de vin, pastis, cuite',
    strong: 'vin $, trinquer, picoler',
  }),
  ...risks('alcohol', ['de'], {
    sure: 'bier+, biere, wein, rotwein, weißwein, besoffen, betrunken, saufen, gesoffen, schnaps, alkohol, kater nach, sekt, glühwein',
    strong: 'prost, feierabendbier, vorglühen',
    fair: 'kneipe',
  }),
  ...risks('alcohol', ['it'], {
    sure: 'birra, birre, vino rosso|bianco, ubriaco, ubriaca, ubriachi, aperitivo, spritz, sbronza, sbronzo, alcol, grappa, bicchiere di vino',
    strong: 'vino, cin cin, cicchetto',
  }),
  ...risks('alcohol', ['ar'], { sure: 'خمر, خمور, بيرة, ويسكي, فودكا, نبيذ, كحول, سكران', strong: 'سكر حتى' }),
  ...risks('alcohol', ['hi'], {
    sure: 'daaru, daru, sharab, sharaab, beer pi|peete, peg laga, talli ho',
    strong: 'nashe mein, theka',
  }),
  ...risks('alcohol', ['id'], {
    sure: 'minuman keras, miras, mabok, mabuk, arak bali, anggur merah, tuak, bir dingin',
    strong: 'minum minum, alkohol',
  }),
]

const tobacco = [
  ...risks('tobacco', ['en'], {
    sure: `cigarette+, cigar+, tobacco, nicotine, vape, vapes, vaping, vaped, vape juice, juul+, elf bar+, elfbar+, lost mary vape, iqos, e cig+, ecig+, e cigarette+, hookah+, shisha, smoke|smoked|smoking ..2 cigarette+|cigar+|pack|cigs|hookah|shisha|pipe, marlboro+, chain smoke~, chain smoker+, snus, zyn+, chewing tobacco, smoke break+, cig+, newports, menthols, pack of smokes, smokes ..1 balcony|outside, chain smok~, nicotine pouches, need a smoke|cig|cigarette`,
    strong: `smoker+, smok~ again|daily|outside|since, lung cancer ..2 smok~, ashtray+, light up a, nicotine pouch+, puff bar+`,
    fair: `lighter and, rolling papers, smoking`,
    weak: `smoke, puff~, lighter`,
  }),
  ...risks('tobacco', ['es'], {
    sure: 'cigarro+, cigarrillo+, tabaco, vapear, vapeando, vapeador, nicotina, cajetilla, puro+ habano|cubano',
    fair: 'fumar, fumando, fumador, fumo',
  }),
  ...risks('tobacco', ['pt'], {
    sure: 'cigarro+, tabaco, vape, vapear, pod descartável, narguilé, narguile, nicotina, maço de',
    fair: 'fumar, fumando, fumante+, fumo',
  }),
  ...risks('tobacco', ['fr'], {
    sure: 'cigarette+, clope+, tabac, vapoter, vapoteuse, nicotine, chicha, puff jetable',
    fair: 'fumer, fumeur+, fume',
  }),
  ...risks('tobacco', ['de'], {
    sure: 'zigarette+, zigaretten, tabak, kippe|kippen rauchen|geraucht, vapen, nikotin, shisha, e zigarette+',
    fair: 'rauchen, raucher, geraucht, kippen',
  }),
  ...risks('tobacco', ['it'], {
    sure: 'sigaretta, sigarette, tabacco, svapo, svapare, nicotina, sigaro, sigari',
    fair: 'fumare, fumatore, fumo',
  }),
  ...risks('tobacco', ['ar'], { sure: 'سجائر, سيجارة, دخان السجائر, شيشة, تبغ, نيكوتين, فيب', fair: 'تدخين, ادخن' }),
  ...risks('tobacco', ['hi'], { sure: 'cigarette, bidi, beedi, sutta, gutka, gutkha, tambaku, hukka' }),
  ...risks('tobacco', ['id'], {
    sure: 'rokok, merokok, ngerokok, vape, liquid vape, kretek, tembakau, udud, sebat dulu',
  }),
]

const gambling = [
  ...risks('gambling', null, {
    sure: 'online casino+, bet365, pokerstars, 1xbet, sportsbook+, slot machine+, online slots, betting site+, roulette table|wheel|win|money|casino|night, on|at|play|playing|played roulette, blackjack ..2 table|hand|casino, baccarat, judi online, slot gacor, situs slot, togel, tragamonedas, caça níquel, jogo do tigrinho, tigrinho',
  }),
  ...risks('gambling', ['en'], {
    sure: `
      casino+, gambl~, gambler+, bookie+, bookmaker+, sports betting, betting odds|tips|slip|site|app|line+, parlay+, place|placed|placing ..2 bet+, bet ..2 game|horse|match|team|money|house|rent, free spins, poker night|game|table|tournament|chips|money, jackpot+, lottery|lotto ticket+|numbers|win, scratch card+|off+, scratchcard+, scratchers
      won|lost|win|lose ..4 casino|blackjack|roulette|slots|poker|bet|betting|gambling|parlay, all in on red|black, double or nothing, wager~, put ..3 on ..2 to win, over under, point spread, fixed match+, sure odds, deposit bonus, fanduel, draftkings, moneyline, horse racing bet+, stake casino, rollbit
    `,
    strong: `bet+ on ..2 win|game|match|team|horse|fight, poker, lottery, lotto, slots ..2 win|spin|night, bingo night money, high roller, house edge, odds are paying|at, tipster+, crypto casino, put ..3 on the derby|horses|game|match|fight, bookie, deposit ..3 bonus, football|sports|racing bet+, parlays, all in on, sure odds, won|lost ..3 on the ..1 derby|slots|horses|match|game, five leg, put money on, buy in`,
    fair: `betting, vegas slots, raffle ..2 buy|entry, roll the dice for money, blackjack, powerball, las vegas casino`,
    weak: `bet+, odds, slots, vegas, dice, jackpot`,
  }),
  ...risks('gambling', ['es'], {
    sure: 'casino+, apuesta+ deportivas, apostar, apostando, aposté, casa de apuestas, ludopatía, ruleta ..1 casino, tragaperras, quiniela',
    strong: 'apuesta+, lotería, bingo',
  }),
  ...risks('gambling', ['pt'], {
    sure: 'cassino+, aposta+ esportivas, apostar, apostando, apostei, casa de apostas, jogo do bicho, bet|bets esportiva, blaze aposta, aviãozinho aposta',
    strong: 'aposta+, loteria, bingo',
  }),
  ...risks('gambling', ['fr'], {
    sure: "casino+, paris sportifs, pari sportif, parier, parié, machine+ à sous, jeux d'argent, pmu, winamax, betclic",
    strong: 'loterie, loto, poker',
  }),
  ...risks('gambling', ['de'], {
    sure: 'casino+, glücksspiel, sportwette+, sportwetten, wetten auf, spielautomat+, spielautomaten, spielsucht, spielhalle',
    strong: 'lotto, poker, wettquoten',
  }),
  ...risks('gambling', ['it'], {
    sure: "casinò, scommessa sportiva, scommesse, scommettere, scommesso, gioco d'azzardo, slot machine, gratta e vinci, ludopatia",
    strong: 'lotteria, poker, superenalotto',
  }),
  ...risks('gambling', ['ar'], { sure: 'قمار, كازينو, مراهنات, رهان, المراهنة', strong: 'يانصيب' }),
  ...risks('gambling', ['hi'], {
    sure: 'satta, sattebaaz, satta matka, jua khelna|kheltey|khela, betting app, teen patti cash, dream11 paisa',
    strong: 'jua, lottery',
  }),
  ...risks('gambling', ['id'], {
    sure: 'judi, judol, maxwin, slot, gacor, taruhan, bandar togel, depo slot, scatter hitam, pinjol judi',
    strong: 'lotre, kasino',
  }),
]

export const substances = [...drugs, ...alcohol, ...tobacco, ...gambling]
