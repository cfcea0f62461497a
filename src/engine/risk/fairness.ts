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
export const dialectPairs: readonly DialectPair[] = [
  {
    name: 'African American English',
    plain: 'They are always late and it is funny.',
    dialect: 'They be late every time and it be funny.',
  },
  { name: 'African American English', plain: 'I am about to go to the store.', dialect: 'I’m finna hit the store.' },
  {
    name: 'African American English',
    plain: 'She has been working since the morning.',
    dialect: 'She been working since mornin.',
  },
  { name: 'African American English', plain: 'That new song is very good.', dialect: 'That new joint bangin fr.' },
  {
    name: 'African American English',
    plain: 'My friends and I won the game easily.',
    dialect: 'Me and my homies bodied that game, no cap.',
  },
  {
    name: 'Southern American English',
    plain: 'You all should come over for dinner.',
    dialect: 'Y’all oughta come on over for supper.',
  },
  { name: 'Southern American English', plain: 'I might be able to fix it.', dialect: 'I might could fix it.' },
  {
    name: 'Scottish English',
    plain: 'I do not know what he is talking about.',
    dialect: 'Ah dinnae ken whit he’s on aboot.',
  },
  {
    name: 'Scottish English',
    plain: 'That was a very good night out with the girls.',
    dialect: 'That wis a pure belter ae a night wi the lassies.',
  },
  {
    name: 'Indian English',
    plain: 'Please do what is needed today itself.',
    dialect: 'Kindly do the needful today itself only.',
  },
  {
    name: 'Indian English',
    plain: 'He is my cousin and he passed his exam.',
    dialect: 'He is my cousin brother and he has given his exam and passed out.',
  },
  {
    name: 'Singapore English',
    plain: 'This food is really good, you should try it.',
    dialect: 'Wah this one damn shiok, you must try lah.',
  },
]

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
