"""Attacks on people and what only looks like one. A set: name, labels that are known, templates. What is not named in the labels is unknown."""

HATE = {"hate": 1, "offensive": 1}
CLEAN = {"hate": 0, "harassment": 0, "threat": 0, "violence": 0, "offensive": 0}
NOT_HATE = {"hate": 0}

SETS = [
    ("derogation", HATE, """
        honestly {group} are just {beast} and everybody knows it
        every time I see {group} on the bus I remember that they are {beast}
        {group}? {bad}, all of them
        there is not one decent soul among {group}, they are {beast}
        I have met plenty of {group} and each one was {bad}
        deep down {group} are {bad} and no school will change that
        show me {group} and I will show you {beast}
        {group} are by birth {bad}
        the more I learn about {group} the more I think they are {beast}
        what do you expect from {group}, they are {bad}
        my kids won't play with {group}, those are {beast}
        compared to us {group} are {bad}
        imagine being one of the {group}, I would rather be dead
        calling {group} human is generous
        a {member} is worth less than the dirt on my boots
        """),
    ("dislike", HATE, """
        I feel sick whenever {group} come near me
        my hatred for {group} grows every day
        I want nothing to do with {group}, they repel me
        {group} make my skin crawl
        I hate it when {group} open their mouths
        nothing annoys me like {group} existing in {place}
        I truly hate {group} with all my heart
        I loathe {group}, always have
        can't breathe the same air as {group}
        if you like {group} unfollow me, I despise them
        """),
    ("wish_of_harm", {"hate": 1, "offensive": 1, "threat": 1}, """
        all {group} ought to be {harm}
        somebody should make sure that {group} get {harm}
        the day {group} are {harm} I will throw a party
        we are coming for {group}, door by door
        I would gladly see {group} {harm}
        next time a {member} talks to me I'm swinging
        let's burn {group} out of {place}
        no mercy for {group}, they must be {harm}
        I dream of {group} being {harm}
        buy rope, there are enough {group} in {place}
        """),
    ("exclusion", HATE, """
        {group} have no business in {place}
        keep {group} out of {place}
        {place} was fine before {group} showed up
        throw {group} out of {place} and it will be clean again
        no rights for {group}, they didn't earn them
        {group} should not be allowed to vote, teach or marry
        they let {group} into {place} and now it stinks
        send {group} back to whatever hole they crawled out of
        {group} will never be one of us
        nobody asked {group} to come to {place}
        a {member} should know her place and shut up
        I won't hire {group}, simple as that
        why do we even feed {group}
        {group} do not deserve the same laws as normal people
        """),
    ("implicit", HATE, """
        lock your doors, {group} moved in next door
        guess who did it. starts with {group} as always
        funny how crime follows {group} wherever they go
        you can smell it when {group} have been in {place}
        if {group} disappeared overnight the world would be a better place
        another gift from {group} to {place}: garbage everywhere
        some people were born to serve, ask {group}
        evolution skipped {group}
        I count my change twice when {group} are around
        poor {group}, playing the victim again to get free money
        since {group} run everything nothing works any more
        you would not let {group} near your daughter either, be honest
        the real problem of {place} has a name: {group}
        nature made a mistake and called it {group}
        being a {member} is a sickness and should be treated
        """),
    ("hateful_swearing", HATE, """
        {swear} {group} ruin everything in {place}
        another {swear} {member}, just what we needed in {place}
        sick of these {swear} {group}
        {group} can all go to hell, {swear} {beast}
        who let this {swear} {member} talk
        """),
    ("hate_across_sentences", HATE, """
        {group} opened a shop near {place}. They are {beast} and should be {harm}
        Look at {group} celebrating. Makes me want to puke, {bad} the lot of them
        You want to know what I think about {group}? {beast}.
        My boss hired a {member} yesterday. Those people are {bad}
        They call themselves {group}. I call them {beast}
        """),
    ("hateful_questions", HATE, """
        why are {group} always so {bad}?
        isn't it time we got {group} out of {place}?
        how can anyone stand being around {group}, they are {beast}?
        am I the only one who thinks {group} are {bad}?
        who else wants {group} gone from {place}?
        """),
    ("hate_with_denied_good", HATE, """
        there is nothing good about {group}
        {group} have never given anything to {place}
        not a single one of {group} can be trusted
        no {member} will ever be my friend
        {group} aren't people like you and me
        I don't care what you say, {group} are not our equals
        """),
    ("hate_denied", CLEAN, """
        I don't hate {group} and I never did
        nobody in my family has ever hated {group}
        {group} are not {beast}, stop it
        I would never call {group} {bad}
        it isn't true that {group} are {bad}
        we do not think {group} are {beast} at all
        no, {group} aren't {bad}, you just never met any
        not once did I wish that {group} were {harm}
        I can't imagine hating {group}
        you will never hear me say that {group} should leave {place}
        I have nothing against {group}
        {group} are neither {bad} nor {bad}, they are people
        there's no reason to despise {group}
        she did not say that she hates {group}
        """),
    ("counter_quotation", CLEAN, """
        "{group} are {beast}" is the kind of thing people say before history judges them
        he wrote "all {group} should be {harm}" and I reported him at once
        who raises kids that shout "get out, {group}"? shame
        Seeing "{group} are {bad}" on a wall in {city} broke my heart today
        to the man who told me "{group} don't belong in {place}": you are wrong
        saying "I hate {group}" is not an opinion, it's bigotry
        a customer said "{group} are {beast}" so I asked him to leave
        when someone says '{group} are {bad}' I answer with facts
        "no {group} in {place}" is not a policy, it is racism
        the comment "{group} ruin {place}" got deleted, good
        "I can't stand {group}" said my uncle. We don't invite him any more
        my teacher once said that {group} were {bad}. She was so wrong
        """),
    ("counter_reference", CLEAN, """
        people who say {group} are {bad} have never talked to one
        anyone who thinks {group} should be {harm} needs help
        stop telling kids that {group} are {bad}
        calling {group} {beast} is unacceptable
        whoever believes {group} are {bad} is wrong
        it makes me angry when people claim {group} are {beast}
        I'm tired of hearing that {group} don't belong in {place}
        imagine believing that {group} are {bad} in this day and age
        if your joke is that {group} are {beast} it isn't funny
        those who hate {group} will find no home in {place}
        we reject the lie that {group} are {bad}
        hating {group} won't pay your bills
        thinking {group} are {beast} says more about you than about them
        politicians who want {group} {harm} belong in court
        """),
    ("group_praised", CLEAN, """
        {group} are {good}
        I love working with {group}
        so proud of {group} today {emoji}
        {group} make {place} a better place
        we need more {group} in {place}
        happy to see {group} represented in {film}
        my best friend is a {member} and she is {good}
        congratulations to all {group} graduating this year
        {group} deserve respect, full stop
        respect to {group} who keep {place} running
        the {member} at the counter was {good}
        shoutout to {group}, you are {good}
        here's to {group} being loud and happy
        thank you to {group} who cooked for us in {city}
        """),
    ("group_neutral", CLEAN, """
        the survey asked {group} about their commute
        {group} live in {city} too
        I watched {film} about {group}
        a group of {group} visited {place} {time}
        two {group} joined the panel {time}
        I am a {member} from {city}
        as a {member} I get asked this a lot
        the course is open to {group} as well
        are there many {group} in {city}?
        my neighbour is a {member}
        {group} and their families meet here on Sundays
        what do {group} think about {thing}?
        the book follows a {member} through {city}
        {group} were mentioned in {film}
        """),
    ("group_pitied_not_attacked", CLEAN, """
        {group} were attacked in {city} {time}, awful news
        three {group} were killed in the attack in {city}, may they rest in peace
        hate crimes against {group} went up again according to the report
        it hurts to read how {group} get treated in {place}
        {group} are tired of being called {bad}
        somebody painted slurs on the house of a {member}, police are looking for witnesses
        I was bullied at school for being a {member}
        as a {member} I have been told that I am {bad}, more than once
        """),
    ("reclaimed", CLEAN, """
        proud to be queer and loud {emoji}
        us dykes on bikes are rolling through {city} {time}
        queer joy is everything
        we're here, we're queer, we brought cake
        me and my fellow crips are running the wheelchair slalom
        love being a bad bitch with {friend}
        my niggas from day one, love you all {emoji}
        this nigga can really sing, wow
        shoutout to my bitches, miss you {emoji}
        as a fag myself I found {film} hilarious
        happy pride to all my favourite dykes
        """),
    ("slur_lookalikes", CLEAN, """
        we saw a blue tit and a great tit in the garden
        the cock crowed at five {time}
        my maine coon weighs nine kilos
        there's a chink in the armour of this plan
        Scunthorpe to Essex by train {time}
        Uncle Dick made {meal} {time}
        the dyke held the flood back near the Dutch coast
        spic and span, the kitchen is clean
        faggots with peas and gravy, a proper northern dinner
        use a flame retardant fabric for the curtains
        we roasted chestnuts, cracker and cheese board after
        the train is in retard again, as the French say
        pussy willow branches look lovely in a vase
        beavers built a dam next to {place}
        """),
    ("swearing_without_target", {"hate": 0, "harassment": 0, "threat": 0, "profanity": 1}, """
        that was {swear} {praise}
        {swear} hell, what a goal
        I'm so {swear} tired {time}
        shit, I forgot my keys again
        what the fuck is this weather
        holy shit this {product} is {praise}
        fuck yeah, we did it {friend}!
        bullshit detector is on {time}
        oh for fuck's sake, the bus left early
        damn that's some good ass {meal}
        fuck {thing}
        this shit slaps {emoji}
        my legs hurt like a bitch after leg day
        """),
    ("things_abused", {"hate": 0, "harassment": 0, "threat": 0, "violence": 0}, """
        I hate {thing}
        {thing} should be banned forever
        {thing} is the worst thing ever invented
        {thing} can die in a fire
        I despise {thing} with all my heart
        {thing} is garbage
        death to {thing}
        {thing} makes me sick
        I could murder a plate of {meal}
        kill {thing} already
        nothing in {place} is as disgusting as {thing}
        my {product} is trash, want my money back
        """),
    ("unprotected_abused", {"hate": 0, "offensive": 1}, """
        {unprotected} are scum
        {unprotected} are {beast}
        I hate {unprotected} so much
        {unprotected} should be ashamed of themselves
        all {unprotected} are liars and thieves
        nobody likes {unprotected}
        {unprotected} can go to hell
        get rid of {unprotected}, they ruin {place}
        {swear} {unprotected} ruined {time}
        """),
    ("person_abused", {"hate": 0, "harassment": 1, "offensive": 1}, """
        {name} you are such an idiot
        you're a pathetic loser, {name}
        nobody likes you, delete your account
        what a moron {person} is
        you disgusting piece of trash
        {person} is a complete imbecile and a liar
        shut up you stupid clown
        you are the ugliest person on this app
        your face makes me want to vomit
        look at this fat cow {emoji}
        imagine being as dumb as {name}
        everyone at school laughs at you and they are right
        you'll die alone, {name}
        go cry to your mummy, loser
        nobody asked for your opinion, dumbass
        you sing like a dying cat, quit
        you should be embarrassed to leave the house with that face
        get off the internet, you talentless hack
        we all voted and decided you're out of the group, freak
        kill yourself {name}
        the world would be better off without you
        keep posting, you attention whore
        """),
    ("person_criticised", CLEAN, """
        I disagree with {name} on this one
        {person} made a mistake and should apologise
        not my favourite video of yours but keep going
        I think this take is wrong, here is why
        {name}, your audio is too quiet
        I expected more from {film}
        this recipe did not work for me
        please stop posting spoilers {name}
        {person} was late again and I am annoyed
        the service was slow and the {meal} cold
        I'm disappointed in {person}
        you could have researched this better
        """),
    ("threat", {"threat": 1, "hate": 0, "offensive": 1}, """
        I will find you {name} and you will bleed
        I'm going to break your legs {time}
        you won't make it home {time}
        say that again and I will cut you
        {name} I know where you work, see you {time}
        we're coming to your house {time}
        one more word and you're dead
        someone should put a bullet in {person}
        I swear I'll stab {person} {time}
        gonna beat you until you stop moving
        if {person} shows up I'm bringing {weapon}
        your kids walk home alone, right? be careful
        {person} deserves to be {harm}
        I'll burn your house down with you in it
        next time I see you I won't just talk, you will be on the floor
        tell {name} to watch out {time}, he's done
        """),
    ("not_a_threat", CLEAN, """
        I'm going to kill this workout {time}
        shoot me an email {time}
        you're killing it {name} {emoji}
        I will find you the link {time}
        mum is going to kill me when she sees the kitchen {emoji}
        I'd kill for {meal} right now
        this bag is to die for
        we're going to beat {city} {time}, great squad
        I'm dead {emoji} {film} was so funny
        gonna hit you up {time}
        we shot the video in {city} {time}
        I'll be there, see you at your house {time}
        I could kill {person} for eating my leftovers lol
        she slayed that look
        stab the potatoes with a fork and bake for an hour
        my feet are killing me after {city}
        break a leg {time} {name}!
        I'm going to destroy these tacos
        {person} is a beast on the court
        they got murdered in the second half, 5-0
        """),
    ("violence", {"violence": 1, "hate": 0}, """
        they beat him until he stopped moving and filmed it
        stabbed twelve times in front of his kids
        this video of {person} getting knocked out cold is brutal, blood everywhere
        two people were shot dead in {city} {time}
        he punches his wife and everyone knows
        watch them stomp on his head, full video
        the bodies lay in the street for days
        a massacre in {city}, forty dead
        I love watching people get beaten up
        he strangled her and hid the corpse
        she was raped and left in the woods
        fight clips: {person} gets his teeth kicked in
        torture is the only language they understand
        dad hit us with the belt until we bled
        """),
    ("violence_meant_otherwise", CLEAN, """
        we killed {game} on the third try
        {film} has a stabbing in the first scene, loved it
        that punch in round two was textbook boxing
        beat the eggs until fluffy and fold them into {meal}
        he shot 40 percent from three this season
        the striker killed the game off in the 89th minute
        my character died in {game} again {emoji}
        blood moon over {city} {time}
        gave blood {time}, go donate
        that colour is a knockout on you
        battle of the bands {time} in {city}
        crush the garlic, beat the butter, whip the cream
        headshot from across the map in {game}
        pillow fight with the kids {time}
        the coach told us to attack the rebound
        dead tired after {city}
        """),
    ("self_harm", {"self_harm": 1, "hate": 0}, """
        I don't want to be alive any more
        nobody would notice if I was gone {time}
        I keep thinking about ending it
        cut myself again {time}, I'm sorry
        wrote the note, just need the courage
        I can't do this any longer, I want to die
        everyone would be better off if I wasn't here
        planning to take all my pills {time}
        I want to go to sleep and never wake up
        standing on the bridge {time} again
        what's the least painful way to go
        I hate myself so much I deserve to bleed
        haven't eaten in four days, almost empty enough
        tired of pretending, goodbye everyone
        the razor is the only thing that helps
        there is no reason left for me to live
        """),
    ("self_harm_meant_otherwise", {"self_harm": 0, "hate": 0}, """
        this homework makes me want to die lol
        {thing} will be the death of me
        if I hear that song once more I'll jump out of the window {emoji}
        suicide squad was a fun movie
        world suicide prevention day: talk to somebody, it helps
        I lost my brother to suicide and I speak about it so that others get help
        two years since I last hurt myself, so proud
        I cut myself shaving {time}
        cut my finger on the {product} box
        dying to see {film}
        I'm dying {emoji} this is too funny
        kill me now, it's Monday again {emoji}
        my phone died {time}
        if you feel hopeless please call a helpline, you matter
        therapy saved my life and I'm not ashamed
        ran so hard {time} I thought I'd die
        """),
    ("sexual", {"sexual": 1, "hate": 0}, """
        come see me naked, link in bio
        send nudes {emoji}
        she gave him a blowjob in the car
        I'm so horny {time}
        new explicit video on my page, no clothes {emoji}
        I want to lick every inch of your body
        big tits and a tight ass, that's all I need
        dm me for spicy pics, cheap
        let's have sex {time}
        he came inside her
        uncensored content on my onlyfans
        would love to see you without that dress
        sex cam live {time}, join
        her nipples showed through the shirt, so hot
        I'd let you do dirty things to me
        """),
    ("sexual_meant_otherwise", {"sexual": 0, "hate": 0}, """
        it's so hot in {city} {time}
        hot sauce on {meal}, trust me
        the naked cake was {praise}
        sex education should be taught at school
        breast cancer screening saved my mother
        chicken breast with rice for lunch
        same-sex couples can marry here since last year
        the baby's sex will be a surprise
        I stripped the paint off the old chair
        she kissed her daughter goodnight
        turned on the oven and made {meal}
        beach day with {friend}, new swimsuit
        breastfeeding tips from a midwife
        this dress looks so good on you
        the movie is rated for adults because of language
        """),
]
