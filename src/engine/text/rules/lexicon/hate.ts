import { classes } from './classes.js'
import { risks, type RiskEntry } from './entry.js'

/**
 * Slurs: words whose use against people is hate. They are here because they are evidence. Words that are also ordinary words
 * or names are left to the patterns below them, which ask for company.
 */
const slurs = [
  ...risks(
    'hate',
    null,
    {
      strong: `
        nigger+, sandnigger+, porchmonkey+, jigaboo+, wetback+, beaner+, kike+, towelhead+, raghead+, chinaman
        faggot+, trannies, golliwog+, pickaninny, darkie+, untermensch, untermenschen, mudslime+, muzzie+
        sheboon+, dindu+, zipperhead+, slanteye+, christkiller+, spearchucker+, junglebunny, goatfucker+, camelfucker+
      `,
      fair: `
        tranny, gook+, shemale+, niglet+, fag+, dyke+, paki+, chink+, spic+, spick+, wop+, retard+, retarded, libtard+, fucktard+
        gyppo+, pikey+, ladyboy+, heeb+, abo+, squaw+, mongoloid+, spastic+, tard+, trap faggot, poofter+, halfbreed+
      `,
      weak: `nigga+, niggah+, negroes, coloreds, half breed+, cripple+, midget+, gypsies, homo+, queers, lezzie+, lesbo+`,
    },
    { name: 'slurs', isHidden: true },
  ),
  ...risks(
    'hate',
    ['en'],
    {
      strong: `
        coon+ ..2 <person>, you coon, dirty coon+, stupid coon+, sand nigger+, porch monkey+, jungle bunny|bunnies, camel jockey+
        slant eye+|eyed, curry muncher+, dirty|filthy|stupid|fucking jew+|arab+|gypsy|gypsies|indian+|mexican+|muslim+|chinese|paki+
        raping muslim+, spear chucker+, christ killer+, dune coon+, border hopper+, anchor baby|babies
      `,
      fair: `cracker+ $, gypsy|gypsies steal~, jap+ ..1 scum|bastard+|rats, you|dirty jap+, you|fucking|dirty cripple+, muzzrat+`,
      weak: `feminazi+, terf+, infidel+`,
    },
    { name: 'slurs/en' },
  ),
]

/** Sentences that attack people for what they are: a group is named, and something is said or wished about it. */
const attacks = [
  ...risks(
    'hate',
    ['en'],
    {
      sure: `
        <group> ..1 are|r ..2 vermin|scum|filth|subhuman|subhumans|parasites|cockroaches|animals|savages|apes|monkeys|rats|pigs|trash|garbage|cancer|plague
        <group> ..1 should|must|need|deserve|ought ..2 die|burn|hang|suffer|disappear|drown|rot|perish
        <group> ..1 should|must|need|deserve|ought ..1 be ..2 <harmed>
        kill|gas|exterminate|eradicate|lynch|execute|murder|slaughter|shoot|hang|burn all|every|those|these|the ..1 <group>
        gas|exterminate|lynch|deport <group>
        death to all? the? <group>
        i|we|i'd|we'd ..2 kill|murder|exterminate|gas ..2 <group>
        all|these|those <group> ..1 should|must|need|deserve|ought ..1 be ..1 <harmed>
        no mercy for ..1 <group>
        burn ..1 <group> out|alive|down
        want|wish|hope ..1 <group> ..2 dead|die|gone|exterminated|suffer|hurt
        want|wish|hope all|every|those|these ..1 <group> ..2 dead|die|gone|exterminated|suffer|hurt|deported
        <group> don't|dont|do|does|doesn't|not not? deserve ..2 live|rights|exist|breathe|respect|vote|freedom|equality|love
        wipe|wiping ..2 <group> out|off
        wipe|wiping out ..1 <group>
      `,
      strong: `
        i|we ..2 hate|despise|loathe|detest all|every|those|these|most|the|fucking|goddamn|damn|bloody|so|really? ..1 <group>
        hate|despise|loathe|detest <group>
        hate|despise|loathe|detest all|every|those|these|the|fucking|goddamn|damn|bloody <group>
        can't|cant|cannot stand|bear all|those|these|the|fucking? <group>
        <group> ..1 are|r ..1 ..1 <derogatory>
        <group> is|are all|just|nothing|always|so|fucking|such|a|the|literally|really|naturally|inherently <derogatory>
        <group> have|has no place|rights|right|business
        no rights|mercy|place|room|respect for ..1 <group>
        are|r ..1 <group> ..2 so|such|always|all? <derogatory>
        my hatred for|of|towards ..1 <group>
        nothing|only but? contempt|hatred|hate|disgust|scorn for ..1 <group>
        <will> punch|stab|slap|choke|strangle the? next|every|any ..1 <group>
        <will> punch|stab|slap|choke|strangle the? next|every|any ..1 <stem> person|people|man|woman|guy|girl
        sick whenever|when|if|every ..1 <group>
        <group> make|makes my skin crawl
        <group> repel|repels|disgust|disgusts|sicken|sickens me|us|everyone
        keep|kick|throw|drive ..1 <group> ..1 out
        <group> should|must not|never be allowed
        <group> shouldn't|shouldnt be allowed
        <group> will|can never ..1 be ..1 one|equal|human|welcome|like
        same air as ..1 <group>
        calling|call|consider <group> human|people|equal
        nothing good about|in ..1 <group>
        <group> don't|dont|do not? belong
        <group> ..1 go back to|where
        get rid of ..1 <group>
        <group> are|r ..2 inferior|worthless|subhuman|disgusting|degenerates|unnatural|abominations
        fuck all|every|those|these|the|you? <group>
        <group> make|makes me sick|vomit|puke
        so sick|tired of all|these|those? <group>
        ban|deport|remove|expel all|every|those|these ..1 <group>
        no <group> allowed
        no <group> will|can|could|should|shall ever ..1 be
        no <stem> person|woman|man|girl|lady|student|guy will|can|could|should|shall ever ..1 be
        no <stem> will|can|could|should|shall ever ..1 be
        no <group> deserves|deserve ..1 love|respect|rights|happiness|freedom|peace|kindness|mercy
        no <stem> person|woman|man deserves|deserve ..1 love|respect|rights|happiness|freedom|peace|kindness|mercy
        <group> are|r ..1 to blame|responsible
        <group> are|r ..1 replacing|invading|infesting us|our|this|the|europe|america
        <group> are|r ..1 destroying|ruining|taking our|this|everything|society|over ..1 country|town|city|street|neighbourhood|neighborhood|culture
        fucking|filthy|dirty|disgusting|stupid|dumb|worthless|evil|goddamn <group>
        <group> ..1 should|must ..2 know their place|stay|shut|leave|serve|obey
        <group> ..1 belong ..2 kitchen|kitchens|cages|cage|zoo|prison|asylum|gutter|trash|ovens|camps
        <group> ..2 ruin|ruined|destroy|destroyed|poison|infest|infesting|invade|pollute ..2 country|society|neighbourhood|neighborhood|culture|race|nation|everything|world|europe|america|britain
        <group> control|controls|own|owns|run|runs the|all ..1 media|banks|world|government|hollywood
        no one|nobody wants|likes|needs <group>
        being <group> is|are ..1 ..1 disease|illness|disorder|sin|choice|disgusting|unnatural|wrong
        a|an <group> is|are|can|will never ..2 equal|human|trusted|real
        send|ship all? the|these|those? <group> back|home|away
        world ..3 better ..2 without ..2 <group>
      `,
      fair: `
        too many <group> here|in|around|on|coming|these
        <group> are|r ..1 all the same
        <group> ..1 always|only|just|all ..1 lie|lying|cheat|steal|complain|want|rape|whine|kill|scam|beg|breed
        never ..1 trust|hire|date|marry|employ ..1 <group>
        don't|dont trust|hire|date|marry|employ <group>
        not ..1 like|trust|want <group>
        <group> ..1 can't|cant|cannot drive|think|read|be|do|even
        <group> ..1 aren't|arent ..1 human|people|equal|welcome|normal|civilised|civilized|our
        <group> ..1 are not ..1 human|people|equal|welcome|normal|civilised|civilized|our
        <group> ..1 steal|take|took|stealing|taking our|your|my|all jobs|job|women|money|country|taxes|houses
        <group> only|just ..1 good for
        typical <group> $
        gladly|love|happy ..2 see ..1 <group> ..1 <harmed>
        <group> ..1 are|r ..1 <mild>
        <group> ..1 are|r ..1 so|such|just|all <mild>
        <group> ..3 ruin|ruins|ruined everything|everyone|it|this
        before <group> came|showed|arrived|moved|took
        <group> ..5 <derogatory>
        being ..1 <group> is ..1 sick|sickness|illness|disease|sin
        <group> moved in next
        crime follows <group>
        when <group> are around
        problem of|in|with ..3 <group>
      `,
    },
    { by: 'rule', name: 'attack on a group', isHidden: true },
  ),
]

/** Written without spaces, as in tags: "ihatewomen", "killallmen". */
const joined = (): RiskEntry[] => {
  const names = (classes['group'] ?? []).filter((name) => !name.includes(' ') || name.endsWith(' people'))
  const targets = [...new Set(names.map((name) => name.replaceAll(/[^a-z]/g, '')))].filter((name) => name.length > 3)
  const before = [
    'ihate',
    'wehate',
    'killall',
    'kill',
    'fuckall',
    'deathto',
    'deathtoall',
    'gasthe',
    'gasall',
    'deportall',
  ]
  const behind = [
    'scum',
    'vermin',
    'disgusting',
    'trash',
    'animals',
    'evil',
    'subhuman',
    'rats',
    'parasites',
    'filth',
    'garbage',
    'nothuman',
  ]
  return risks(
    'hate',
    null,
    {
      sure: targets
        .flatMap((name) => [
          before.map((verb) => verb + name).join('|'),
          behind.map((word) => `${name}are${word}`).join('|'),
        ])
        .join(', '),
    },
    { by: 'rule', name: 'attack on a group' },
  )
}

/** Clear words of other languages. Evidence, not measured: the basis says so. */
const elsewhere = [
  ...risks(
    'hate',
    ['es'],
    {
      strong:
        'maricón, maricones, sudaca+, negro|negra|negros de mierda, judío|judíos de mierda, moro|moros de mierda, puto|putos moro|moros',
      fair: 'marica+, panchito+, travelo+, moraco+, mongólico+, bollera+ de mierda, gitano|gitanos de mierda',
    },
    { isHidden: true },
  ),
  ...risks(
    'hate',
    ['pt'],
    {
      strong:
        'viado+ de merda, macaco+ ..2 preto|preta|negro|negra|imundo, preto|preta|negro|negra de merda, bicha nojenta, traveco+',
      fair: 'viado, viados, viadinho+, sapatão nojenta, baiano|nordestino burro|imundo, boiola+, macaca+ $, favelado+ de merda, bichona',
    },
    { isHidden: true },
  ),
  ...risks(
    'hate',
    ['fr'],
    {
      strong:
        'bougnoule+, bicot+, youpin+, négro+, sale+ arabe+|juif|juifs|noir+|arabes|race|pd|nègre+, bamboula+, tapette+, pédale+, tarlouze+',
      fair: 'pd, pédé+, gouine+, chintok+, niakoué+, mongol+, triso+, rebeu de merde',
    },
    { isHidden: true },
  ),
  ...risks(
    'hate',
    ['de'],
    {
      strong:
        'kanake+, kanaken, neger, kameltreiber, judensau, schwuchtel+, schwuchteln, untermensch, untermenschen, scheiss|scheiß ausländer|juden|türken|neger, zigeunerpack, drecksjude+',
      fair: 'tunte+, mongo+, missgeburt, krüppel, spasti+, ausländer raus, musel+, polacke+, polacken',
    },
    { isHidden: true },
  ),
  ...risks(
    'hate',
    ['it'],
    {
      strong:
        'frocio, froci, ricchione, ricchioni, negro|negri di merda, sporco|sporca|sporchi ebreo|negro|zingaro|ebrei|negri|zingari, terrone di merda',
      fair: 'terrone, terroni, finocchio schifoso, zingaro|zingari di merda, mongoloide, marocchino di merda, culattone',
    },
    { isHidden: true },
  ),
  ...risks('hate', ['ar'], {
    strong: 'يا عبد, يا زنجي, كلاب اليهود, يا خول, الروافض الانجاس',
    fair: 'لوطي, خنيث, يا شاذ, رافضي نجس, شواذ مقرفين',
  }),
  ...risks('hate', ['hi'], {
    strong: 'katua, katue, katwe, chamar saala, bhangi saala, mulle|mullo ko maro, jihadi mulla',
    fair: 'mulla+, chinki, hijra saala, chakka, chakke, kaalu saala',
  }),
  ...risks('hate', ['id'], {
    strong: 'dasar cina, cina babi, cina anjing, kafir babi, banci kaleng',
    fair: 'aseng, bencong, kafir laknat, homo laknat, pribumi bodoh',
  }),
]

export const hate = [...slurs, ...attacks, ...joined(), ...elsewhere]
