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

const plurals = list(`
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
  cockroaches, rats, pigs, dogs, apes, monkeys, savages, leeches, maggots, disgusting, revolting, repulsive
  disgrace, inferior, worthless, subnormal, degenerate, degenerates, evil, dirty, stupid, dumb, idiots, morons
  lazy, criminals, thieves, rapists, terrorists, murderers, liars, whores, sluts, bitches, freaks, sick
  mentally ill, perverts, pedophiles, groomers, cancer, a cancer, a plague, plague, disease, a disease, a virus
  poison, pests, scumbags, ugly, retarded, retards, abominations, an abomination, abomination, unnatural
  invaders, an invasion, barbarians, barbaric, uncivilised, uncivilized, primitive, violent, dangerous
  untrustworthy, greedy, useless, pathetic, shit, crap, assholes, a burden, burden, a waste of space
  waste of space, a waste of oxygen, not human, not real people, not people, less than human, less than dirt
  a stain, gross, vile, a joke, weak, brainless, mindless, ruining everything, ruining this country
  destroying our country, ruining our country, destroying this country, taking over, the worst, human garbage
  human trash, hysterical, sinful, satanic, demonic, hoes, thots, gold diggers, crazy, insane
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
  group: [...stems.flatMap((stem) => persons.map((person) => `${stem} ${person}`)), ...plurals],
  unprotected,
  derogatory,
  will: list(`
  will, i'll, we'll, they'll, ill, gonna, going to, i'm gonna, im gonna, imma, i'ma, finna, about to
  we're going to, i'm going to, im going to, shall, should, ought to, want to, wanna
`),
  money: list(`
  money, cash, bucks, dollars, euros, savings, paycheck, rent, salary, bonus
`),
  greatness: list(`
  good, great, amazing, awesome, delicious, perfect, yummy, tasty, insane, incredible, unreal, beautiful
`),
}
