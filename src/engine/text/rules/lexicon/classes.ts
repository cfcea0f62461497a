import type { Classes } from '../matcher.js'
import { list } from './list.js'

const stems = list(`
  black, white, brown, asian, african, latino, hispanic, arab, jewish, muslim, christian, catholic, hindu, sikh
  buddhist, mexican, chinese, japanese, korean, indian, pakistani, turkish, polish, romanian, roma, nigerian
  somali, syrian, afghan, iranian, palestinian, israeli, russian, ukrainian, vietnamese, filipino, indigenous
  native, aboriginal, gay, lesbian, bisexual, bi, queer, trans, transgender, transsexual, nonbinary, intersex
  lgbt, lgbtq, disabled, deaf, blind, autistic, old, elderly, foreign, immigrant, refugee, migrant, haitian
  cuban, colombian, venezuelan, brazilian, moroccan, algerian, kurdish, bangladeshi, egyptian, ethiopian, kenyan
  ghanaian, jamaican, irish, german, french, british, american, european, eastern european, middle eastern
  south asian, straight, cis, non binary, straight white, mentally ill, bipolar, schizophrenic, dwarf, amputee
  female, male, pregnant, young, single, working class
`)
const persons = list(`
  people, person, folk, folks, men, man, women, woman, kids, children, guys, girls, boys, families, community
  communities, neighbours, neighbors, students, workers, mothers, fathers
`)

/** "Koreans", "Algerians": the plain plural of most names of peoples and faiths. */
const peoples = stems
  .filter((stem) => /(?:an|ese|i|ic|ist|ish|u|h|o|ant|ee|b|er)$/.test(stem) && !/(?:ese|ish)$/.test(stem))
  .map((stem) => `${stem}s`)

const plurals = list(`
  danes, greeks, swedes, spaniards, scots, swiss, dutch people, portuguese, native americans, jamaicans, koreans, muslim, kenyans
  blacks, whites, asians, africans, latinos, latinas, latinx, hispanics, arabs, jews, muslims, christians
  catholics, hindus, sikhs, buddhists, mexicans, indians, pakistanis, turks, poles, romanians, gypsies
  nigerians, somalis, syrians, afghans, iranians, palestinians, israelis, russians, ukrainians, filipinos
  natives, aboriginals, gays, lesbians, bisexuals, queers, transgenders, women, men, girls, females, males
  immigrants, migrants, refugees, foreigners, asylum seekers, illegal immigrants, illegals, haitians, cubans
  colombians, moroccans, algerians, kurds, africans, atheists, amputees, dwarves, autistics, homosexuals
  transsexuals, feminists, the chinese, the japanese, the irish, the french, the disabled, the deaf, the blind
  the elderly, the gays, the jews, the roma, people of color, people of colour, people with disabilities
  disabled people, wheelchair users, black folks, moms, mothers, single mothers, widows, boomers, old people
  bangladeshis, egyptians, brazilians, venezuelans, vietnamese people, minorities, jewish, chinese, trans, lgbt
  lgbtq, jew, muslim, immigrant, refugee, woman, gay, lesbian, latina, migrant, foreigner, islam, judaism
  women in general
`)

/** People who can be abused, but not for what they are. */
const unprotected = list(`
  bankers, politicians, landlords, artists, capitalists, communists, liberals, conservatives, republicans
  democrats, tories, gamers, nazis, fascists, racists, sexists, bigots, homophobes, cops, lawyers, billionaires
  scammers, spammers, drivers, cyclists, fans, referees, influencers, vegans, meat eaters, smokers, bosses
  managers, telemarketers, journalists, celebrities, bots, trolls, hackers, thieves, rapists, murderers
  pedophiles, terrorists, hipsters, students, tourists
`)

const derogatory = list(`
  scum, vermin, filth, filthy, trash, garbage, subhuman, subhumans, animals, beasts, parasites, parasite
  cockroaches, rats, pigs, apes, monkeys, savages, leeches, maggots, disgusting, revolting, repulsive, disgrace
  inferior, worthless, subnormal, degenerate, degenerates, evil, idiots, morons, criminals, thieves, rapists
  terrorists, murderers, liars, whores, sluts, bitches, freaks, mentally ill, perverts, pedophiles, groomers
  cancer, a cancer, a plague, plague, disease, a disease, a virus, poison, pests, scumbags, retarded, retards
  abominations, an abomination, abomination, unnatural, invaders, an invasion, barbarians, barbaric, uncivilised
  uncivilized, primitive, untrustworthy, assholes, a burden, burden, a waste of space, waste of space
  a waste of oxygen, not human, not real people, not people, less than human, less than dirt, a stain, vile
  brainless, mindless, ruining everything, ruining this country, destroying our country, ruining our country
  destroying this country, human garbage, human trash, sinful, satanic, demonic, hoes, thots
`)

/** Words and phrases that patterns name. Which group is named changes nothing: the class does, as a whole. */
export const classes: Classes = {
  person: list(`
  you, u, ya, ur, your, him, her, them, us, me, everyone, everybody, someone, somebody, anyone, people, yourself
  themselves, himself, herself, that guy, this guy, that man, that woman, this woman, this man, that bitch
  this bitch, that bastard, my boss, my ex, my wife, my husband, my neighbour, my neighbor, his family
  her family, your family, your mom, your mother, your kids, your children, their families, their kids
  these people, those people, the president, the teacher, my teacher, the cops, y'all, yall, all of you
  all of them, every one of them, every one of you, that kid, this kid, the police, a cop, the bitch
  the bastard, these bastards, those bastards
`),
  group: [...peoples, ...stems.flatMap((stem) => persons.map((person) => `${stem} ${person}`)), ...plurals],
  unprotected,
  derogatory,
  /** What groups are named after: "a Muslim", "gay". */
  stem: [
    ...stems.filter((stem) => !/^(?:old|young|single|straight|native|white|female|male|american|british)$/.test(stem)),
    ...peoples,
  ],
  mild: list(`
  crazy, insane, sick, weak, a joke, gross, hysterical, the worst, ugly, lazy, dumb, stupid, useless, violent
  dangerous, crap, shit, taking over, pathetic, dirty, greedy, gold diggers, dogs
`),
  will: list(`
  will, i'll, we'll, they'll, ill, gonna, going to, i'm gonna, im gonna, imma, i'ma, finna, about to
  we're going to, i'm going to, im going to, shall, should, ought to, want to, wanna
`),
  money: list(`
  money, cash, bucks, dollars, euros, savings, paycheck, rent, salary, bonus
`),
  harmed: list(`
  killed, shot, hanged, hung, exterminated, gassed, eliminated, wiped out, executed, lynched, sterilised, sterilized, deported, eradicated
  beaten, enslaved, burned, burnt, burned alive, banned, locked up, stoned, castrated, drowned, put down, run over, caged, tortured, raped, shot dead
  locked in cages, thrown out, kicked out, sent back, put in camps, beaten up, dead, stabbed, punched, slapped, silenced
`),
  reclaimed: list(`
  queer, queers, dyke, dykes, fag, fags, faggot, faggots, crip, crips, nigga, niggas, bitch, bitches, slut, sluts, homo, homos
`),
  greatness: list(`
  good, great, amazing, awesome, delicious, perfect, yummy, tasty, insane, incredible, unreal, beautiful
`),
}
