"""What the templates are filled with. People, brands and places are invented or general."""


def words(text):
    return [each.strip() for line in text.strip().split("\n") for each in line.split(",") if each.strip()]


FILLERS = {
    # Groups, as plural nouns. Every template with {group} is filled with many of them, so that no group stands for a label.
    "group": words("""
        women, black people, gay people, trans people, Muslims, Jews, immigrants, disabled people, Mexicans, Asians, Indians, lesbians, refugees, Arabs, Africans
        Christians, Hindus, old people, Latinos, Roma people, Pakistanis, Chinese people, bisexual people, deaf people, autistic people, Somalis, Nigerians, Turks
        Polish people, Syrians, migrants, white people, men, nonbinary people, trans women, gay men, black women, Muslim women, Asian men, Haitians, foreigners
        people with disabilities, wheelchair users, Sikhs, Buddhists, Catholics, atheists, Native Americans, Filipinos, Koreans, Irish people, Russians, queer people
        """),
    # The same people, one of them.
    "member": words("""
        woman, black man, gay guy, trans woman, Muslim, Jew, immigrant, disabled person, Mexican, Asian woman, Indian guy, lesbian, refugee, Arab, African, Christian
        Hindu, old lady, Latina, Pakistani, Chinese student, bisexual girl, deaf kid, autistic boy, Somali, Nigerian, Turk, Polish guy, Syrian, migrant, white guy
        """),
    "unprotected": words("""
        landlords, bankers, politicians, spammers, scammers, telemarketers, billionaires, referees, slow drivers, influencers, hedge fund managers, lobbyists, ticket scalpers
        crypto bros, people who talk in the cinema, loud chewers, bots, trolls, line cutters, price gougers, people who litter, tailgaters, airline bosses, paparazzi
        """),
    "thing": words("""
        traffic, Mondays, this app, pineapple on pizza, my alarm clock, this update, wet socks, the new logo, airport queues, autoplay ads, olives, group projects, spreadsheets
        the printer, cold coffee, this weather, slow wifi, buffering, mosquitoes, laundry, the dentist, long meetings, this phone case, decaf, taxes, the ending of that show
        """),
    "person": words("my brother, my neighbour, that guy, my ex, the manager, this streamer, the coach, my roommate, the referee, her boyfriend, our landlord, that senator"),
    "name": words("Marla, Tobin, Ines, Pavel, Dario, Kim, Lotte, Samir, Yuki, Oskar, Priya, Jonas, Amara, Nils, Bea, Rafa"),
    "beast": words("vermin, parasites, cockroaches, animals, rats, pigs, leeches, a disease, a plague, filth, scum, savages, subhumans, maggots, trash, garbage"),
    "bad": words("disgusting, worthless, inferior, filthy, dangerous, repulsive, evil, stupid, dirty, brainless, a disgrace, criminals, liars, thieves, useless, violent by nature"),
    "good": words("kind, brilliant, funny, hard working, amazing, welcome here, the best neighbours, so talented, generous, brave, beautiful, smart, my favourite people, great company"),
    "harm": words("shot, hanged, gassed, burned alive, beaten in the street, wiped out, put down, drowned, stoned, locked in cages, exterminated, run over"),
    "place": words("this country, our town, my street, the school, this neighbourhood, Europe, the office, our village, this city, the team, the gym, the train"),
    "swear": words("fucking, damn, goddamn, bloody, shitty, fckin, f*cking, bullshit, effing"),
    "praise": words("amazing, so good, incredible, perfect, my favourite, the best thing ever, beautiful, unreal"),
    "city": words("Lisbon, Leeds, Austin, Porto, Kyoto, Nairobi, Bogotá, Ghent, Osaka, Denver, Naples, Jakarta"),
    "time": words("tonight, tomorrow, last night, this weekend, on Friday, yesterday, after work, right now, again today, last summer"),
    "friend": words("the girls, my cousin, the boys, my roommate, some friends, my sister, the team, my coworkers, mum and dad"),
    "meal": words("pasta, ramen, tacos, brisket, a curry, pancakes, risotto, a salad, roast chicken, dumplings"),
    "product": words("serum, backpack, lipstick, headphones, sneakers, blender, moisturiser, jacket, planner, candle"),
    "film": words("that film, season two, the new episode, the finale, that horror movie, the book, the trailer, chapter nine, the documentary"),
    "game": words("level nine, the final boss, ranked, co-op, the new map, that dungeon, the raid, story mode, the tutorial"),
    "drug": words("cocaine, meth, heroin, ketamine, MDMA, weed, coke, molly, shrooms, LSD, ecstasy, crack, oxy, xanax bars"),
    "smoke": words("weed, a joint, a blunt, some kush, a bowl, crack, hash"),
    "drink": words("beer, wine, tequila, whiskey, vodka, gin, prosecco, a margarita, an IPA, champagne, rum, cocktails, mezcal, cider"),
    "soft": words("matcha, iced coffee, lemonade, water, kombucha, orange juice, hot chocolate, oat milk latte, ginger tea"),
    "tobacco": words("cigarettes, a cigar, a vape, shisha, menthols, nicotine pouches, a pack of smokes, an e-cigarette, hookah"),
    "weapon": words("a Glock, a shotgun, an AR-15, a rifle, a handgun, a machete, a pistol, an AK, a switchblade, grenades, ammo, a revolver"),
    "bet": words("a parlay, roulette, blackjack, online slots, the derby, poker, a football bet, sports betting, the casino, scratch cards"),
    "amount": words("$50, 200 euros, a grand, my rent, 20 quid, half my savings, $5,000, ten bucks, my whole paycheck"),
    "crime": words("shoplifting, credit card fraud, breaking into cars, selling stolen phones, robbing a store, money laundering, identity theft, carjacking, faking IDs, tax evasion"),
    "party": words("the Conservatives, Labour, the Republicans, the Democrats, the Greens, the far right, the left, the socialists, the liberals, that senator"),
    "policy": words("gun control, abortion rights, the border, tax cuts, healthcare, immigration reform, rent control, climate policy, the minimum wage, voting rights"),
    "illness": words("cancer, diabetes, autism, arthritis, Alzheimer's, covid, depression, asthma, lupus"),
    "remedy": words("baking soda, raw garlic, celery juice, essential oils, a juice cleanse, apricot seeds, colloidal silver, lemon water, crystals, black seed oil"),
    "emoji": ["😂", "🔥", "😭", "🙏", "💀", "❤️", "😍", "🙄", "👏", "😡", "✨", "🤢"],
}
