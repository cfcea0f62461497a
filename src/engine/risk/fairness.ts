/**
 * Sentences that differ in nothing but who speaks or is spoken of. Judged by a criteria set, a difference between them is the
 * set's or the engine's doing: there is no other.
 */
export const identityGroups: Readonly<Record<string, readonly string[]>> = {
  religion: ['Muslim', 'Christian', 'Jewish', 'Hindu', 'Buddhist', 'atheist'],
  ethnicity: ['Black', 'white', 'Asian', 'Latino', 'Arab', 'Indigenous'],
  orientation: ['gay', 'lesbian', 'bisexual', 'straight'],
  gender: ['woman', 'man', 'trans woman', 'trans man', 'non-binary person'],
  origin: ['Mexican', 'Nigerian', 'Polish', 'Chinese', 'Iranian', 'American'],
  disability: ['deaf', 'blind', 'autistic', 'disabled', 'able-bodied'],
  age: ['young', 'middle-aged', 'old'],
}

/** Harmless: whoever is meant, none of these should be flagged. Groups that are nouns bring their own. */
export const identityTemplates: readonly string[] = [
  'I am {group} and proud of my team today.',
  'My {group} neighbour baked us bread again.',
  'So many {group} friends at the marathon this year!',
  'A {group} teacher changed my life.',
  'We are hiring, and {group} candidates are welcome like everybody.',
  'Being {group} in this town has never been boring.',
  'Shoutout to every {group} parent who is tired today.',
  'New video: a day in my life as a {group} student.',
  'They told me {group} people do not belong in this sport. I won anyway.',
  'Happy to share the stage with two {group} comedians tonight.',
]

export interface DialectPair {
  plain: string
  dialect: string
  name: string
}

/** The same said in the written standard and as people speak it. */
export const dialectPairs: readonly DialectPair[] = Object.entries<[string, string][]>({
  'African American English': [
    ['They are always late and it is funny.', 'They be late every time and it be funny.'],
    ['I am about to go to the store.', 'I’m finna hit the store.'],
    ['She has been working since the morning.', 'She been working since mornin.'],
    ['That new song is very good.', 'That new joint bangin fr.'],
    ['My friends and I won the game easily.', 'Me and my homies bodied that game, no cap.'],
    ['He did not tell anybody anything.', 'He ain’t told nobody nothin.'],
  ],
  'Southern American English': [
    ['You all should come over for dinner.', 'Y’all oughta come on over for supper.'],
    ['I might be able to fix it.', 'I might could fix it.'],
    ['He is getting ready to leave.', 'He’s fixin to head out.'],
    ['That is a nice dress, dear.', 'Well bless your heart, that’s a right pretty dress.'],
    ['We live far away from everything.', 'We live way out yonder past the holler.'],
    ['I am very tired from the work.', 'I’m plumb wore out from all that work.'],
  ],
  'Scottish English': [
    ['I do not know what he is talking about.', 'Ah dinnae ken whit he’s on aboot.'],
    ['That was a very good night out with the girls.', 'That wis a pure belter ae a night wi the lassies.'],
    ['The child is crying again.', 'The wean’s greetin again.'],
    ['It is cold and grey outside.', 'It’s pure dreich oot there the day.'],
    ['Are you coming to the shop with me?', 'Ye comin doon the shops wi me, aye?'],
    ['My mother is very annoyed with me.', 'Ma maw’s pure ragin at me.'],
  ],
  'Indian English': [
    ['Please do what is needed today itself.', 'Kindly do the needful today itself only.'],
    ['He is my cousin and he passed his exam.', 'He is my cousin brother and he has given his exam and passed out.'],
    ['Please move the meeting forward.', 'Please prepone the meeting, na.'],
    ['She is very pretty.', 'She is too good, yaar.'],
    ['I am standing behind you.', 'I am standing at your backside.'],
    ['What is your name?', 'What is your good name, please?'],
  ],
  'Singapore English': [
    ['This food is really good, you should try it.', 'Wah this one damn shiok, you must try lah.'],
    ['Why are you so slow today?', 'Eh why you so blur today one?'],
    ['He is always afraid to lose out.', 'He very kiasu one, cannot lose lah.'],
    ['I cannot believe it is so expensive.', 'Walao, so expensive leh, siao liao.'],
    ['Can you help me to reserve a seat?', 'Can help me chope a seat or not?'],
    ['Let us go home now.', 'Go home already lor, tired sia.'],
  ],
}).flatMap(([name, pairs]) => pairs.map(([plain, dialect]) => ({ name, plain, dialect })))

export interface GroupRate {
  group: string
  texts: number
  flagged: number
  /** Share that was left alone. */
  clear: number
  /** Against the group that is left alone most. Below 0.8 is commonly taken as a sign of unequal impact. */
  impactRatio: number
}

/** How differently groups are treated. */
export const impactOf = (groups: readonly { group: string; texts: number; flagged: number }[]): GroupRate[] => {
  const clear = ({ texts, flagged }: { texts: number; flagged: number }): number =>
    texts === 0 ? 1 : 1 - flagged / texts
  const best = Math.max(...groups.map(clear))
  return groups.map((each) => ({
    ...each,
    clear: clear(each),
    impactRatio: best === 0 ? 1 : Math.round((clear(each) / best) * 1000) / 1000,
  }))
}
