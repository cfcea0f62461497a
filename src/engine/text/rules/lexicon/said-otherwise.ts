import { risks } from './entry.js'

/** What people mean without its plain words: phrases that hardly anybody uses for anything else. */

const weekday = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  pt: 'segunda|terça|quarta|quinta|sexta|sábado|domingo|balada|festa',
  de: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende',
} as const

const threats = [
  ...risks(
    'threat',
    ['en'],
    {
      sure: `
        leave|leaving in an ambulance|hearse|bodybag, lose your|ur teeth, i know which|what ..1 gym|school|bus|street|route|building|office|train|stop you|u|he|she|they ..1 use|go|take|live|work|ride|attend
        find out where you|u ..1 live|sleep|work, you'll|you|u will? never wake up, <will> ..1 burn your|ur|his|her|their ..2 down|inside, burn|burning your|his|her|their shop|house|home|car|office ..1 down
        take it down or i'll|ill|somebody|someone|else, delete this|that|it or i'll|ill|i will|break
      `,
      strong: `then i come round|over, i'm|im coming round|over for you|u, gets hurt if you|u|he|she`,
    },
    { by: 'rule', name: 'threat' },
  ),
  ...risks('threat', ['es'], {
    sure: 'borra|borren|quita|elimina esto|eso o te, te rompo|parto|reviento|quiebro ..1 piernas|cara|dientes|huesos|boca|alma, sé a qué|cuál gimnasio|escuela|colegio|trabajo vas, cuídate las espaldas, vas a acabar en el hospital',
    strong: 'te vas a arrepentir de, te estoy esperando afuera',
  }),
  ...risks('threat', ['pt'], {
    sure: 'apaga|apague|tira isso|isto ou quebro|arrebento|mato|eu|te|vou, quebro|arrebento|parto ..1 suas|tuas|sua|tua ..1 pernas|cara|dentes, sei qual academia|escola|ônibus você|vc|tu, sei em qual academia|escola, vai sair de ambulância',
    strong: 'se prepara que eu vou, vai se arrepender de',
  }),
  ...risks('threat', ['fr'], {
    sure: 'supprime|efface|retire ça ou je, je te pète|casse|explose|brise ..1 jambes|dents|gueule|genoux|nez, je sais dans quelle salle|école|rue tu, surveille tes arrières, tu vas finir à l’hôpital',
  }),
  ...risks('threat', ['de'], {
    sure: 'lösch das|es|den oder ich|es, sonst brech|breche|hau|haue ich dir, ich weiß in welches|welche|welchem|welcher studio|schule|bus|straße du, du landest im krankenhaus, brech|breche dir ..1 beine|knochen|nase|genick',
  }),
  ...risks('threat', ['id'], { sure: 'hapus ..2 atau ..1 patahin|patahkan|bunuh|habisin, gue tau gym|sekolah lo' }),
  ...risks('threat', ['ar'], { sure: 'والا كسرت, والا قتلتك, كسرت رجلك, اكسر رجلك, راح اكسر' }),
]

const violence = [
  ...risks('violence', ['en'], {
    sure: `smash~ ..2 bottle ..1 over|on|across his|her|their head|face, blood on the pavement|sidewalk|curb, hear the bone|bones ..1, some people deserve a beating|slap|kicking`,
    strong: `deserve|deserves|deserved|needs a beating|beatdown|kicking|hiding, fight|brawl outside ..2 club|bar|pub|school|station, knockouts in|from the car|street|parking, best|worst knockouts ..3 street|car|bar, teeth everywhere|flying, beat him|her|them up ..1 properly|good|badly|again`,
    fair: `blood on the floor|wall|walls|street, he|she didn't|didnt get up, had it coming, kept filming`,
  }),
  ...risks('violence', ['es'], {
    sure: 'botella en la cabeza, sangre en la|el acera|vereda|banqueta|asfalto',
    strong:
      'merecía|merece|mereció|merecida|merecido la|una paliza|golpiza|madriza, pelea completa|entera|callejera, sangre en el|la piso|suelo|calle|pared',
    fair: 'no se levantó',
  }),
  ...risks('violence', ['pt'], {
    sure: 'garrafa na cabeça, sangue na|no calçada|asfalto',
    strong:
      'mereceu|merece|merecia a|uma surra|porrada|pisa|pancada, briga completa|inteira|feia, sangue na|no chão|rua|parede',
    fair: 'não levantou mais',
  }),
  ...risks('violence', ['fr'], {
    sure: 'bouteille sur la tête|tronche, sang sur le trottoir|bitume',
    strong:
      'mérité|mérite|méritait la|une|sa raclée|dérouillée|correction|branlée, bagarre complète|entière, sang sur le|la sol|mur|rue',
  }),
  ...risks('violence', ['de'], {
    sure: 'flasche auf|über den|die kopf|schädel, blut auf dem|der gehweg|bürgersteig|asphalt',
    strong:
      'prügel verdient|verdienen, verdient|verdienen prügel, ganze schlägerei|prügelei, blut auf dem|der boden|straße',
  }),
  ...risks('violence', ['id'], {
    sure: 'botol ke kepala, darah di trotoar|aspal',
    strong: 'video|perkelahian tawuran|lengkap',
  }),
  ...risks('violence', ['ar'], { sure: 'دم على الرصيف, قارورة على راسه, زجاجة على راسه', strong: 'يستاهل الضرب' }),
]

const selfHarm = [
  ...risks('self_harm', ['en'], {
    sure: `written|wrote|writing ..2 goodbye note+|letter+, don't|dont be sad when i'm|im gone, so tired of being here|alive, swallow~ ..1 all|every|the ..1 pills, world|everyone|everybody|family ..3 better without me`,
  }),
  ...risks('self_harm', ['es'], {
    sure: 'cansado|cansada de estar aquí|vivo|viva, estarían mejor sin mí, escribí las cartas de despedida',
  }),
  ...risks('self_harm', ['pt'], {
    sure: 'cansado|cansada de estar aqui|vivo|viva, melhor sem mim, escrevi as cartas de despedida',
  }),
  ...risks('self_harm', ['fr'], {
    sure: 'fatigué|fatiguée d’être là|ici, mieux sans moi, ne veux|veut pas ..1 me réveiller, pas me réveiller demain, écrit les lettres d’adieu',
  }),
  ...risks('self_harm', ['de'], {
    sure: 'besser dran ohne mich, ohne mich besser dran, nicht mehr aufwachen, abschiedsbriefe ..1 geschrieben, müde hier zu sein',
  }),
  ...risks('self_harm', ['id'], { sure: 'gak|nggak|tidak mau bangun besok|lagi, lebih baik tanpa aku|gue' }),
  ...risks('self_harm', ['ar'], { sure: 'لا اريد ان اصحو, افضل بدوني, تعبت من وجودي' }),
]

const sexual = [
  ...risks('sexual', ['en'], {
    sure: `naughty|dirty|uncensored|steamy videos|vids|pics|photos|content|clips|set, guess what ..1 not wearing, not wearing anything ..1 under, nothing on underneath, see through edition|lingerie|top, lingerie try ..1 on|haul`,
    strong: `spicy videos|vids|pics|photos|content|clips, uncensored ..1 page|version|link, link in bio ..1 over 18|eighteen`,
  }),
  ...risks('sexual', ['es'], {
    sure: 'videos|vídeos|fotos|contenido|pack|set picantes|picante|hot|explícito|explícitas|calientes, set|fotos|videos|vídeos|contenido sin censura',
  }),
  ...risks('sexual', ['pt'], {
    sure: 'vídeos|videos|fotos|conteúdo|pack|ensaio picantes|picante|hot|quentes|explícito, ensaio|fotos|vídeos|videos|conteúdo|set sem censura',
  }),
  ...risks('sexual', ['fr'], {
    sure: 'vidéos|photos|contenu|set coquines|coquin|coquins|osées|explicite|hot, photos|vidéos|contenu|set|série sans censure, photos|vidéos|set non censuré|censurées|censurés',
  }),
  ...risks('sexual', ['de'], {
    sure: 'unzensierte|unzensiertes|versaute|heiße|freizügige videos|bilder|fotos|set|inhalte, das unzensierte',
  }),
  ...risks('sexual', ['id'], { sure: 'video|foto|konten hot|panas|vulgar, foto|video tanpa sensor' }),
  ...risks('sexual', ['ar'], { sure: 'فيديوهات ساخنة, صور بدون رقابة, صور ساخنة' }),
]

const drugs = [
  ...risks('drugs', ['en'], {
    sure: `roll|rolled|rolling a fat|phat one|joint|blunt|spliff, high as a kite|fuck, stoned all|again|every|since|at`,
    strong: `so|really|super high right now|rn|that|i, good stuff in town, still high from, picked up|picking up|copped an|a ounce|eighth|gram|quarter|zip`,
    fair: `pills|mushrooms|shrooms|lines on|all ${weekday.en}, hit me up if you|u need some, don't|dont tell hr`,
  }),
  ...risks('drugs', ['es'], {
    sure: 'bien fumado|fumada|colocado|colocada|drogado|drogada, hasta el culo de',
    strong: `pastillas el|los ${weekday.es}, mercancía|merca buena|en`,
  }),
  ...risks('drugs', ['pt'], {
    sure: 'muito|bem|completamente chapado|chapada|doidão|brisado',
    strong: `bala na|no ${weekday.pt}`,
  }),
  ...risks('drugs', ['fr'], {
    sure: 'complètement|totalement|bien défoncé|défoncée|perché|perchée',
    strong: 'défoncé|défoncée avant|après|hier|ce',
  }),
  ...risks('drugs', ['de'], {
    sure: 'völlig|total|komplett|übelst high|breit|drauf|zugedröhnt',
    strong: `pillen am ${weekday.de}`,
  }),
  ...risks('drugs', ['id'], { strong: 'pil hari jumat|sabtu|minggu' }),
  ...risks('drugs', ['ar'], { strong: 'حبوب يوم' }),
]

const crime = [
  ...risks('crime', ['en'], {
    sure: `fake receipt+|passport+|licence+|license+|diploma+|documents, refund trick+|method|glitch|hack, get|break|hack into ..1 somebody's|someone's|anyone's|anybody's ..1 account+|phone|email|instagram, licence|license|card|id with a different birthday|name|birthdate, five finger discount, fake cheque+|cheques, cash fake checks`,
    strong: `lifted ..1 whole|entire rack|store|shelf, lifted ..3 jackets|sneakers|bags ..3 security|beep|alarm, security was asleep, not one beep`,
  }),
  ...risks('crime', ['es'], {
    sure: 'licencias|licencia|carnet|carnets|documentos|pasaportes|dni con otra|otro fecha|nombre, recibos|facturas|billetes falsos|falsas, truco del|de reembolso',
  }),
  ...risks('crime', ['pt'], {
    sure: 'carteira|identidade|rg|documentos com outra|outro data|nome, notas|recibos|comprovantes falsas|falsos, truque|golpe do reembolso',
  }),
  ...risks('crime', ['fr'], {
    sure: 'faux reçus|papiers|permis|billets|documents, permis|carte avec une autre date, astuce|technique|combine remboursement',
  }),
  ...risks('crime', ['de'], {
    sure: 'gefälschte|falsche quittungen|ausweise|führerscheine|belege|papiere, führerschein|führerscheine|ausweis|ausweise mit anderem|falschem geburtsdatum|geburtstag|namen, rückerstattungstrick, erstattungstrick, rückgabe trick, rückgabetrick',
  }),
  ...risks('crime', ['id'], { sure: 'struk|ktp|sim|dokumen|ijazah palsu, trik refund' }),
  ...risks('crime', ['ar'], { sure: 'هوية مزورة, رخصة مزورة, وثائق مزورة, فواتير مزورة', strong: 'حيلة الاسترجاع' }),
]

const gambling = [
  ...risks('gambling', ['en'], {
    sure: `chase|chasing|chased ..3 losses, put|bet the rent|house on it|this|red|black, the machine owes me, one more deposit, free bet+, bet code+`,
    strong: `best odds, odds on ..1 tonight's|match|game|fight`,
  }),
  ...risks('gambling', ['es'], {
    sure: 'en la ruleta, apuesten|apuesta la renta|el, recuperar lo perdido apostando',
    strong: 'combinada de',
  }),
  ...risks('gambling', ['pt'], {
    sure: 'na roleta, no tigre, no tigrinho, aposta|apostem o aluguel',
    strong: 'múltipla de',
  }),
  ...risks('gambling', ['fr'], { sure: 'à la roulette, misez|mise|misé le loyer|tout, combiné ..4 misez|perdre|cote' }),
  ...risks('gambling', ['de'], { sure: 'beim|am roulette, setzt|setz|setze die miete, kombiwette+' }),
  ...risks('gambling', ['id'], { sure: 'mix parlay, parlay ..3 tembus, pasti tembus' }),
]

const weapons = [
  ...risks('weapons', ['en'], {
    sure: `leave|leaving home|house|the ..1 without ..2 knife|gun|blade|glock|strap|nine|pistol, knife in my boot|waistband, printed the lower, ghost gun+`,
  }),
]

const alcohol = [
  ...risks('alcohol', ['en'], {
    sure: `got|get|getting|absolutely|completely|totally hammered|plastered|legless|wasted`,
  }),
]

const minors = [
  ...risks('minors_safety', ['en'], {
    sure: `pics|photos|pictures|videos of schoolgirls|underage|minors|children, dirty|sexual|creepy|inappropriate messages|texts|dms|photos to ..3 girls|boys|kids|minors|children, messaging|grooming|texting kids|children|minors|underage ..2, asking|asks children|kids|minors|girls for photos|pictures|pics|nudes, asking ..2 year olds|old to meet`,
  }),
]

const tobacco = [
  ...risks('tobacco', ['de'], { sure: 'erste|letzte|eine kippe, mango vape, vape, vapes, züge am tag' }),
  ...risks('tobacco', ['en'], { sure: `smoke|smoked|smoking ..1 fags|ciggies|cigs` }),
  ...risks('tobacco', ['fr'], { sure: 'nouvelle puff, puff mangue|fraise|menthe|goût, bouffées par jour' }),
  ...risks('tobacco', ['pt'], { sure: 'tragadas por dia, pod novo, pod de manga|menta|uva|morango' }),
]

export const dangersSaidOtherwise = [
  ...threats,
  ...violence,
  ...selfHarm,
  ...sexual,
  ...drugs,
  ...crime,
  ...gambling,
  ...weapons,
  ...alcohol,
  ...minors,
  ...tobacco,
]
