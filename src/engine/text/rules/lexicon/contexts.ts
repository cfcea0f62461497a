import { context } from './entry.js'

/** Words that tell what a text is about. */
export const contextEntries = [
  ...context(
    'game',
    `
    lobby, squad, respawn, game, games, gaming, gameplay, gamer+, boss fight+, final boss, boss level, the boss in, fortnite, minecraft, valorant, call of duty, warzone, cod, gta, elden ring, zelda, pokemon, roblox, league of legends, overwatch, apex legends, counter strike, csgo, skyrim, the witcher, speedrun, respawn~, spawn~, noob+, npc+, headshot+, killstreak, kill streak, kd ratio, xp, level up, ps5, xbox, nintendo, playstation, steam deck, twitch stream, streamer, loadout, battle royale, raid boss, dungeon+, dnd, mmorpg, rpg, fps game, quest+, zombies mode, free fire, mobile legends, pubg, final fantasy, dark souls, resident evil, chess, checkmate, board game+, card game, among us, impostor
  `,
  ),
  ...context(
    'fiction',
    `
    movie+, film+, episode+, season finale, season, tv show, series, netflix, hbo, disney, scene+, character+, plot, novel+, book+, chapter+, trailer+, thriller+, horror, documentary, podcast, anime, manga, marvel, star wars, game of thrones, walking dead, breaking bad, john wick, squid game, harry potter, batman, villain+, protagonist, cosplay, costume+, halloween, actor+, actress, director, cinema, fanfic, screenplay, script, spoiler+, short story, in the story, role play, prop, props, escape room, murder mystery, agatha christie, true crime, poem, poetry, stephen king, película, filme, série, película de terror, romanzo, roman
  `,
  ),
  ...context(
    'sport',
    `
    goal+, striker, penalty, basketball, football, soccer, nba, nfl, ufc, mma, boxing, boxer, wrestling, hockey, tennis, cricket, rugby, baseball, volleyball, hoops, three pointer, court, match, league, championship, playoffs, playoff, team, coach, opponent+, defense, defence, offense, quarterback, touchdown, score+, scored, champions league, world cup, premier league, tournament, training camp, halftime, referee, dunk~, layup, free throw, archery, biathlon, fencing, marathon, race, derby, fixture, half time, overtime, dribbl~, sparring, muay thai, jiu jitsu, karate, taekwondo, bowling, golf, lacrosse, paintball, laser tag, airsoft, clay pigeon, skeet, ko win, round 1, round 2, knockout, title fight, fight night, main event, undefeated, heavyweight
  `,
  ),
  ...context(
    'food',
    `
    recipe+, cook~, bake~, baking, oven, kitchen, chef, delicious, tasty, dinner, lunch, breakfast, flavour, flavor, sauce, garlic, butter, chocolate, espresso, coffee, latte, smoothie, salad, chicken, marinade, simmer, deglaze, vinegar, batter, dough, cake, cookies, dessert, ingredients, tablespoon, tbsp, tsp, cup of, teaspoon, seasoning, grill, bbq, stew, risotto, bolognese, foodie, meal prep, tiramisu, sourdough, receta, rezept, recette, receita, resep, ricetta
  `,
  ),
  ...context(
    'medical',
    `
    doctor+, hospital, surgery, surgeon, nurse+, patient+, clinic, prescribed, prescription, medication+, medicine, treatment, therapy, therapist, anesthesia, anaesthesia, chemo, cancer patient+, diagnosis, diagnosed, epidural, pharmacist, pharmacy, vet, icu, dosage, side effects, clinical trial, study shows, studies show, research shows, peer reviewed, mammogram, gynecologist, ob gyn, midwife, postpartum, breastfeeding, contraception, birth control, sti, std, hpv, menopause, anatomy, physiology, medical, mental health professional, chronic pain, migraine
  `,
  ),
  ...context(
    'recovery',
    `
    sober, sobriety, recovery, recovering, rehab, clean for, days clean, years clean, months clean, clean and sober, quit ..1 drinking|smoking|alcohol|vaping|weed|gambling|drugs, quitting ..1 drinking|smoking|alcohol|vaping|weed|gambling|drugs, stop|stopped drinking|smoking|vaping|gambling|using, gave up ..1 drinking|smoking|alcohol|vaping|drugs|gambling|booze, give up ..1 drinking|smoking|alcohol|vaping|drugs|gambling|booze, alcohol free, smoke free, dry january, sober october, without alcohol|alcohol|drinking, no alcohol, don't|dont drink, don't|dont smoke, never smoked, aa meeting+, alcoholics anonymous, 12 steps, twelve step, one day at a time, relapse+, relapsed, addiction, addict in, addicts in, overcame, overcome, nicotine patch|gum, helpline, hotline, lifeline, gamblers anonymous, gamcare, dejar|dejé de fumar|beber|tomar, parar|parei de fumar|beber, arrêter|arrêté de fumer|boire, aufgehört zu rauchen|trinken, smesso di fumare|bere, berhenti merokok, non smoker, nonsmoker, designated driver, don't drink and drive, rock bottom, got clean
  `,
  ),
  ...context(
    'pets',
    `dog+, puppy, puppies, cat+, kitten+, pet+, horse+, poodle+, labrador, doodle, bird+, chicken coop, hen+, rooster+, breeder, kennel, vet, hamster, rabbit+, groomer appointment`,
  ),
  ...context(
    'news',
    `
    police arrested|say|confirmed, the victim is|was, breaking, breaking news, reported, reports, according to, police said, officials said, sources say, investigation, suspect+, authorities, journalist, reporter, headline+, article, bbc, cnn, reuters, nyt, statement, spokesperson, court heard, trial, verdict, sentenced, victims, witnesses, update on, live updates, press conference, statistics, survey, report finds, noticias, nachrichten, nouvelles
  `,
  ),
  ...context(
    'awareness',
    `
    no one|nobody should ever|have ..2 be|feel|suffer|go|to, awareness, prevention, prevent~, raise awareness, survivor+, survived, support group, if you or someone, reach out, you are not alone, helpline, hotline, lifeline, 988, charity, fundraiser, donate, nonprofit, campaign against, end violence, stop violence, stop the violence, stop hate, stop bullying, anti bullying, against bullying|violence|hate|racism|abuse|drugs, say no to, educate, education, educational, learn about, history of, dangers of, risks of, warning signs, protect ..2 kids|children|yourself|women, keep ..2 safe, safety tips, speak up, speaking out, justice for, rest in peace, rip, memorial, remembrance, remember the victims, condolences, thoughts and prayers, heartbroken, never again, zero tolerance, mental health awareness, seek help, get help, please talk
  `,
  ),
  ...context(
    'photo',
    `camera, lens, photoshoot, photo shoot, photographer, photography, portrait+, sony a7, canon, nikon, tripod, b roll, footage, filming, golden hour, studio lighting, shutter, editing, lightroom, reel+, vlog+, shooting in raw, drone`,
  ),
  ...context(
    'music',
    `lyrics, song+, album, track, beat drop, mixtape, concert, gig, tour, rapper, rap, verse, chorus, band, spotify, playlist, dj, vinyl, remix, single out, music video, guitar, drummer, bass, metal band, punk, guns n roses, sex pistols, the killers, megadeth, slayer, cannibal corpse`,
  ),
  ...context(
    'beauty',
    `makeup, skincare, lipstick, eyeshadow, palette, mascara, foundation, brows, brow, nails, hair, haircut, serum, moisturizer, moisturiser, spf, contour, blush, eyeliner, lashes, toner, cleanser, perfume, fragrance, outfit, dress, heels, ootd, wardrobe`,
  ),
  ...context(
    'fitness',
    `workout, gym, leg day, abs, squats, deadlift, cardio, hiit, reps, protein, trainer, crossfit, muscle+, calories, pilates, yoga, plank+, burpees, glutes, biceps, running, 5k, 10k, bodybuilding`,
  ),
  ...context(
    'history',
    `world war, ww2, wwii, wwi, in 1939, 1940s, civil war, ancient, medieval, roman, museum, historian+, history, century, historical, documentary about, memorial, holocaust remembrance, holocaust survivor, anne frank, revolution of, cold war`,
  ),
  ...context(
    'craft',
    `diy, sewing, crochet, knitting, woodworking, garden, gardening, pottery, paint, glue, craft+, fabric, yarn, tutorial, lumber, saw, soil, compost, seeds, seedlings, pruning`,
  ),
]
