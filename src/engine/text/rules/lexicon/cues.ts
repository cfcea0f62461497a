import { groupNames } from '../../model/groups.js'
import { cues } from './entry.js'

/** Words about speech: who says a thing, and what is thought of it. */
export const cueEntries = [
  // Whom hate could be aimed at. Names alone say nothing; where none stands, a model that sees hate is doubted.
  ...cues('target', null, `<group>, <stem>, ${groupNames.join(', ')}`),
  ...cues(
    'target',
    ['en'],
    `
    bitch+, hoe+, slut+, whore+, cunt+, girl+, woman, women, wife, wives, mother, feminist+, feminism, feminazi+, immigration, illegals, islam, islamic, jihad, race, racial, negro, they, them, those, these, their, gender, religion, faith, mosque, synagogue, church, hijab, accent, foreigner+, african+, asian+
  `,
  ),

  ...cues(
    'reports',
    ['en'],
    `
    he|she|they|who|people|someone|somebody|guy|man|woman|teacher|boss|uncle|dad|politician|minister|kid|kids|customer|stranger|commenter said|says|say|saying|told|tells|called|calls|call|yelled|yelling|shouted|shouting|screamed|tweeted|posted|wrote|writes|texted|claims|claimed|claim|thinks|think|believes|believe|chanted|chanting|commented
    who want|wants|wish|wishes, your|the|his|her|their joke|point|argument|opinion|claim|take is that, the|a|one line|lyric|lyrics, quotes|quoted|cites the|a|messages, it quotes, messages ..2 get|gets|got|receive, told me, calling|call|calls|called <group>, saying|say|says that? <group>, called me|him|her|us|them, calls me|him|her|us|them, calling me|him|her|us|them|people|someone|my, got|was|been|being|were called, i heard, i was told, heard someone|people|somebody|him|her|them, quote, quoting, according to, allegedly, the word|phrase|term|slur|sentence|hashtag|slogan, comments|comment|messages|message|dms|tweets|statements|posts|phrases|things|jokes like|such|saying, reading that|this|comments, lyrics, the line, in the song|movie|film|book|show, title
  `,
  ),
  ...cues(
    'counters',
    ['en'],
    `
    don't|dont|not|never believe|share|trust ..3 post+|claim+|anyone|video+|rumour+, debunk~, is a myth, cures nothing, got called|calls|called me ..3 today
    whoever|anyone|anybody ..1 say|says|said|think|thinks|believe|believes|call|calls|calling|saying|claiming|claims|wrote
    politicians|parents|leaders|kids|trolls who ..2 say|think|believe|call|hate|want|post
    if your|the joke|argument|opinion|take, tired|sick of hearing|reading|seeing, the lie that, it|it's isn't|isnt|is|not ..1 true that, won't|wont|doesn't|don't pay your|make you
    people|anyone|those|everyone|whoever|someone|men|guys|folks|anybody who ..2 say|says|said|think|thinks|believe|believes|call|calls|hate|hates|use|uses|write|writes|post|posts|tell|tells|tweet|shout|attack|attacks
    stop saying|calling|using|spreading|posting|telling|pretending|acting|treating|normalising|normalizing|blaming|hating
    you|we|they|people|one|nobody|no|one ..1 can't|cant|cannot|shouldn't|shouldnt|should|must|mustn't|don't|dont never|not|just? ..1 say|call|use|tell|treat|post|write
    don't|dont|do|never not? ..1 say|call|use|tell|tweet|write|believe
    saying|calling|using|claiming|telling|posting|shouting|writing|chanting|thinking ..5 is|isn't|isnt|was|makes|are|aren't|should|shouldn't|not
    how can|could|dare|is|do you|anyone|people|he|she|they|it, why do|would|does people|anyone|someone|he|she|they ..1 say|think|call|hate|believe|feel, why would|do|did|does|must you|u|he|she|they|people|anyone|someone ever? say|post|write|tweet|share|joke ..4 about, who says|said|says that|stuff|things|this|such, imagine saying|thinking|believing|hating|being|calling, whoever wrote|said|says|thinks|came
    nobody|no one should|deserves ..2 be|to, not|never ok|okay|acceptable|cool|funny|right|alright, isn't|isnt|ain't|wasn't|not ok|okay|acceptable|cool|funny|right|true, so wrong, is|are|was|that's|thats|it's|its|it|were wrong|false|unacceptable|racist|sexist|homophobic|transphobic|antisemitic|islamophobic|ableist|hateful|bigoted|ignorant|hurtful|offensive|xenophobic|prejudiced|inexcusable|shameful|nonsense, is|are|was ..1 lie|bigotry|racism|sexism|propaganda, a|an|such ..1 racist|sexist|homophobic|hateful|bigoted|ignorant|terrible|awful thing|comment|statement|sentence|view|lie|joke|remark
    no|not|isn't|isnt|hardly|the|a way to talk|speak|treat|act|behave|address|greet, no|not how you|we|people talk|speak|treat|act, no place for|in our|here, i ..1 condemn~|reject~|report|reported|disagree|oppose|denounce, condemn~, disagree with, rejects, hate speech, hateful comment+, racist comment+, sexist comment+, homophobic comment+, what a|an ..1 bigot+|racist|horrible, stereotype+, prejudice+, bigotry, racism, sexism, homophobia, transphobia, antisemitism, islamophobia, xenophobia, misogyny, discrimination, slur+
    your|his|her|their|this|that|these|those comment|comments|post|posts|joke|jokes|words|attitude|opinion|opinions|remark|remarks|behaviour|behavior about|on|towards|toward|against ..2 <group>
    should be ashamed, be ashamed of, ashamed of yourself, shame on, you are|you're wrong to, if you say|think|believe|call|write, what a bigot|racist|sexist|troll, would say|be ..1 bigot|racist
    report ..1 this|him|her|them|account|user|post, reported ..1 him|her|them|this|account|post, blocked ..1 him|her|them, makes me sad|angry|furious|sick ..2 people|when|that|to|hear|see
  `,
  ),
  ...cues(
    'supports',
    ['en'],
    `
    i|we|really|so|much|just|do love|respect|admire|support|appreciate|celebrate|welcome|stand|adore|like, love ..2 <group>, respect ..1 <group>, support ..1 <group>, stand ..1 with|by, <group> ..1 deserve|deserves ..2 respect|love|rights|better|equal|equality|support|safety|happiness|protection|dignity, <group> ..1 are|is ..2 amazing|beautiful|great|wonderful|welcome|strong|human|people|equal|lovely|awesome|kind|brilliant|valid|important|heroes|beautiful|talented|smart|friends|my, proud to be, proud of, happy pride, equal rights, human rights, we need more <group>, <group> make|makes ..4 better|stronger|richer|proud|happy|brighter, lucky|glad|happy|grateful|blessed ..2 <group>, celebrate|honour|honor|protect ..1 <group>, thank you to, hire more <group>, rights are human
  `,
  ),
  // What is said against a group is said not to be so. "They are not human" denies a good thing, and is none of these.
  ...cues(
    'denies',
    ['en'],
    `
    <group> ..1 are|is|r not|never ..2 vermin|scum|filth|subhuman|parasites|animals|savages|rats|trash|garbage|cancer|plague|criminals|terrorists|evil|inferior
    <group> ..1 are|is|r not|never ..2 <derogatory>
    <group> aren't|arent|isn't|isnt|ain't ..2 vermin|scum|filth|subhuman|parasites|animals|savages|rats|trash|garbage|cancer|plague|criminals|terrorists|evil|inferior
    <group> aren't|arent|isn't|isnt|ain't ..2 <derogatory>
    no <group> deserves|deserve|should ..2 <harmed>, no <stem> person|people|man|woman deserves|deserve|should ..2 <harmed>, no <stem> person|people|man|woman deserves|deserve|should ..1 be ..1 <harmed>
    no <group> deserves|deserve|should ..2 die|suffer|attacked|hated|hurt|harmed|insulted|bullied, no <stem> person|people|man|woman deserves|deserve|should ..2 die|suffer|attacked|hated|hurt|harmed|insulted|bullied
    i|we don't|dont|never|not ..1 hate|despise|loathe|detest ..1 <group>, i|we do|would|could not|never ..1 hate|hurt|harm|attack|despise|call|insult ..2 <group>, i|we never call|insult|hate|harm ..1 <group>
  `,
  ),
  // Words that look like those of somebody who contradicts, and are not.
  ...cues(
    'agrees',
    ['en'],
    `
    the only one who|that ..1 think|thinks|believes|sees|hates, anyone|anybody|who|everyone else ..1 think|thinks|hate|hates|believe|tired|sick, calling <group> human|people|equal|civilised|civilized
    whoever|anyone|everyone who ..1 says|said|thinks|believes ..4 is|was|are right|correct|based, i agree with
  `,
  ),
  ...cues(
    'lets_off',
    ['en'],
    `just kidding, jk, joking, i'm joking, im joking, kidding, for legal reasons this is a joke, no offense meant, in my dream, had a dream, nightmare, hypothetically`,
  ),
  ...cues(
    'ironic',
    ['en'],
    `
    yeah right, oh great, oh joy, just great, just what i needed, just what we needed, thanks for nothing, thanks a lot ..2 not, sure jan, what a surprise, shocker, big surprise, how lovely, how nice of, love it when, love how, so much fun, can't wait to, cant wait to, best day ever, totally normal, nice job ..2 idiot|genius, good job ..1 genius, well done genius, because that always|totally|worked, clearly, obviously, as if, said no one ever, said nobody ever, not, tell me more, real classy, stay classy, so brave, slow clap, i'm so surprised, im so shocked, must be nice, sarcasm, sarcastic, irony, ironic, seriouslythough, notreally, yay me, lucky me, wow thanks, gee thanks, who would have thought, who knew, living the dream, 🙄, 🙃
  `,
  ),
  ...cues(
    'reports',
    ['es', 'pt', 'fr', 'de', 'it', 'id'],
    `
    dijo, dice, dicen, dijeron, me llamó, me llamaron, me dijo, disse, dizem, me chamou, me chamaram, falou que, a dit, disent, m'a traité, m'ont traité, sagte, sagen, nannte mich, ha detto, dicono, mi ha chiamato, katanya, bilang, dibilang
  `,
  ),
  ...cues(
    'counters',
    ['es', 'pt', 'fr', 'de', 'it', 'id'],
    `
    no está bien, es racista, es homófobo, no digas, dejen de decir, basta de, é racismo, é crime, não é certo, para de chamar, pare de, não chame, c'est raciste, ce n'est pas, arrêtez de, ne dites pas, faut pas dire, ist rassistisch, ist nicht okay, hört auf, sagt nicht, è razzista, non si dice, smettetela di, itu rasis, jangan bilang, tidak boleh, stop bullying
  `,
  ),
]
