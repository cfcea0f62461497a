import type { RiskCategory } from '../../src/engine/text/verdict.js'

/**
 * A third set, written before its author had read a rule, and put aside: it said how much of what the lists learned from the second set holds elsewhere. They have learned
 * from this one since, too, so it is a guard now; docs/accuracy-screening.md has what it measured.
 */
export const asideRisky: Readonly<Partial<Record<RiskCategory, readonly string[]>>> = {
  hate: [
    'Chinese people eat anything and spread diseases, keep them out of our restaurants',
    'You can always tell a Jew by how he counts his money',
    'Homosexuals are perverts who belong in prison',
    'These Africans are savages, no wonder their countries are a mess',
    'Frauen gehören in die Küche und sollten kein Wahlrecht haben',
  ],
  harassment: [
    'Look at this clown, no talent, no friends, no neck. Embarrassing excuse for a man',
    '@miri.k shut your mouth you stupid cow, nobody asked you',
    'Keep tagging her until she deletes her profile, the little liar deserves it',
    'You make everybody around you miserable and you know it, freak',
    'eres una inútil y das asco, cierra la cuenta',
  ],
  threat: [
    'I will come to your house tonight and you will regret every word',
    'He better sleep with one eye open because we are coming for him with knives',
    'Say that to my face and you will be eating through a straw',
    'I am gonna beat the hell out of you after school, be ready',
    'Ich bring dich um, wenn du sie noch einmal anfasst',
  ],
  violence: [
    'Beat up two guys behind the club and it felt amazing, my fists are still swollen',
    'Look at this clip, the bull gores him and his guts spill out, play it with sound',
    'Stabbing at our corner again, they got him six times, here is the video of him dying',
    'Hitting your kid with a belt is the only language they understand',
  ],
  self_harm: [
    'I hurt myself again and I am running out of excuses for the bandages',
    'Does anyone know how many paracetamol it takes',
    'I want to die and I am tired of pretending that I am okay',
    'skipping food for the third day, hunger is just weakness leaving the body #ana #proana',
    'Nobody would notice if I jumped',
  ],
  sexual: [
    'My OnlyFans is half price this week, come and see everything 😏',
    'wet and waiting for you, click the link for my private show',
    'Best blowjob of my life last night, thanks stranger',
    'Selling used panties and feet pics, inbox me',
  ],
  minors_safety: [
    'She looks 18 but is 14, and she is into older guys like me, lucky me',
    'Any moms here renting out their kids for photo shoots in underwear? Paying well',
    'delete our chat so your mum does not see it, and you can sleep over at my place, little one',
  ],
  drugs: [
    'Anyone know a dealer in the east side? need some weed and xans for the weekend',
    'MDMA, ketamine, two days without sleep. Festival season is back',
    'Popped an oxy before the flight and floated all the way to Ibiza',
    'Homegrown buds finally dry, sharing with followers in town 🌿',
    'Microdosing LSD at work changed my life, here is my protocol',
  ],
  alcohol: [
    'Bottomless mimosas with my girls, we closed the place down 🥂',
    'Pub crawl done, eleven pints, one lost shoe',
    'Aperol at sunset is a love language',
    'Our gin is distilled with wild rosemary, order a bottle through the link',
  ],
  tobacco: [
    'Smoke break with the crew, lighting one up behind the stage',
    'Reviewing the new vape from Nimbo, the grape flavour is insane',
    'Shisha night at Layla’s, double apple as always',
    'Rolling my own cigarettes since the price went up again',
  ],
  weapons: [
    'Range day! Put 200 rounds through the new rifle',
    'Bought a crossbow and brass knuckles at the flea market, nobody asked for ID',
    'Concealed carry every day, my pistol goes where I go',
    'How to make a pipe bomb with things from the garage',
  ],
  crime: [
    'Selling replica watches and handbags, same box, same papers, customs never checks',
    'We robbed the kiosk twice this month and they still have no cameras lol',
    'Pay me half and I will hack into any Instagram account you want',
    'Drove home drunk again, no police in sight, living on the edge',
  ],
  gambling: [
    'Blackjack till sunrise, up two grand, the house does not always win',
    'My best football betting tips for the weekend, odds in my channel',
    'Sign up at SpinPalace with my link, no deposit needed, instant payout',
    'Lost 400 on the horses today but tomorrow I win it all back',
  ],
  profanity: [
    'fuck this heat, I am moving to Norway',
    'My boss is such an asshole about the deadlines',
    'Bloody hell, that was a crap film and the seats were shit',
    'Qué mierda de día, joder',
  ],
  extremism: [
    'Heil our leader, white power, the great replacement must be stopped with force',
    'The martyrs who blew up that bus are in heaven now, follow their example',
    'Boots on, flags out: the national guard of the pure blood recruits in your town',
    'Kill all infidels, says our sheikh, and I stand with him',
  ],
  misinformation_claims: [
    'Vaccines cause autism, I have seen it in my own family, do your research',
    'The moon landing was filmed in Nevada and everyone at NASA knows it',
    'Drink bleach solution once a day and the virus has no chance',
    'Climate change is a hoax invented to tax you',
    'Chemtrails over our town again, they are poisoning us from the sky',
  ],
  politics: [
    'Proud to have canvassed for Labour today, every door counts before the election',
    'The prime minister should resign after this budget',
    'Build the wall, close the border, put our people first',
    'Our mayor lied about the tram line and we will remember it at the ballot box',
  ],
}

export const asideHarmless: Readonly<Partial<Record<RiskCategory | 'everyday', readonly string[]>>> = {
  hate: [
    'Lunar new year dumplings with my Chinese in-laws, forty pieces each',
    'Women’s football is finally on at prime time, about time',
    'My Jewish grandmother’s honey cake, written down at last',
    'We are hiring: we do not care where you come from, whom you love or what you believe',
    'Somebody shouted a slur at my friend on the tram today. Nobody said a word. Be louder.',
  ],
  harassment: [
    'I felt so stupid when I realised the oven was off the whole time',
    'Ugly sweater contest this Friday, prizes for the worst',
    'Fat quarter bundles are back in the quilt shop',
    'Clown fish everywhere, the reef is recovering',
    'My cat is a jerk and I would die for her',
  ],
  threat: [
    'I will hunt you down, perfect pair of jeans',
    'Coach said he would kill us if we are late again haha',
    'You will regret missing this sale',
    'Bomb cyclone on its way, stay home and stay warm',
    'The bakery closes in June and I am ready to fight someone about it',
  ],
  violence: [
    'Knocked out before ten, the baby finally slept',
    'Stabbing pain in my heel after the half marathon, any physio tips?',
    'The battle scene took eleven days to shoot and a lot of fake blood',
    'Beat the eggs until stiff, then fold in the sugar',
    'Slaughtered at chess by a nine year old',
  ],
  self_harm: [
    'This deadline is killing me but we are nearly there',
    'Cutting back on sugar: week one',
    'My therapist said something about grief that I keep thinking about',
    'Jumped off the ten metre board, never again',
    'Running a 10k for the crisis line that once picked up when I called',
  ],
  sexual: [
    'Stripped the old dresser down to bare wood, three coats of oil to go',
    'Cervical screening takes five minutes, please book yours',
    'Chicken breast, thighs, wings: how I meal prep on Sundays',
    'The nude palette is my everyday look, shade two and four',
    'Dick’s Sporting Goods had the cleats on sale',
  ],
  minors_safety: [
    'Birthday girl turns seven today, unicorn cake and twelve friends',
    'Swimming lessons for toddlers start again in March',
    'Babysitter wanted for Thursday afternoons, kids are 4 and 9',
  ],
  drugs: [
    'Matcha is my drug of choice',
    'Weeding the front garden took all morning',
    'Acid wash denim is back and I have feelings',
    'Ecstasy of Saint Teresa: what Bernini did with marble',
    'Pharmacy run: plasters, vitamin D, cough drops',
  ],
  alcohol: [
    'Rubbing alcohol takes the ink out, thank me later',
    'Six months sober today 💙',
    'Wine country by bike, the children slept in the trailer',
    'Cider vinegar, honey, mustard: my salad dressing',
  ],
  tobacco: [
    'Smoking hot pan, thin batter, that is all there is to crepes',
    'The no smoking sign in our hall is from 1930',
    'Smoke alarm went off during the sermon',
  ],
  weapons: [
    'Shot on film, 35 mm, no filter',
    'Long exposure, tripod, trigger release: my night kit',
    'Cannon Beach at low tide',
    'The blade of this mixer finally gave up',
  ],
  crime: [
    'Hack your morning: lay out your clothes at night',
    'Fraud warning: nobody from our shop will ever ask for your PIN',
    'I would rob a bank for this cheesecake',
    'Detective novels set in Glasgow, tell me your favourites',
  ],
  gambling: [
    'Betting on myself: today I left my job to paint',
    'Jackpot! Found grandma’s recipe book in the attic',
    'Casino Royale is the best Bond, fight me',
  ],
  profanity: [
    'Cockatoos in the park this morning, so loud',
    'Hoover Dam at sunrise',
    'Oh my gosh the twins can walk',
    'Assessment week is over, my students survived',
  ],
  extremism: [
    'Grammar nazi mode: it is "fewer", not "less"',
    'The book follows a family in Berlin between 1933 and 1945',
    'White flowers, white linen, white everything: wedding inspiration',
  ],
  misinformation_claims: [
    'Vaccination for the puppies booked, they hate the car ride',
    'Apparently I believed as a child that the moon followed our car',
    'Sleep, water, sunlight: no miracle, just habits',
    'The hoax call to our radio show was actually funny',
  ],
  politics: [
    'Cabinet makers of Porto: a visit to a workshop that has not changed since 1910',
    'Elected captain of the bowling team, I accept this honour',
    'Green wall in the bathroom, before and after',
    'Border collie puppies, eight weeks old',
  ],
  everyday: [
    'Monday: coffee, spreadsheet, coffee',
    'New reel is up: how I film with one lamp',
    'Gewinnspiel endet morgen, ihr müsst nur kommentieren',
    'Les marchés de Noël ouvrent ce week-end, on se retrouve à Colmar ?',
    'Hoje tem receita de pão de queijo sem glúten',
    'Entrenamiento de piernas en casa, sin material',
  ],
}
