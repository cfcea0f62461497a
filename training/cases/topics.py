"""Subjects that a screening looks for, and sentences that share their words and are about something else."""


def yes(category, **more):
    return {category: 1, "hate": 0, **more}


def no(*categories):
    return {**{category: 0 for category in categories}, "hate": 0}


SETS = [
    ("drugs", yes("drugs"), """
        did {drug} with {friend} {time}
        anyone selling {drug} in {city}?
        we smoked {smoke} on the roof {time}
        got so high {time} I forgot my name
        my plug has {drug}, dm me
        snorted a line in the bathroom {time}
        rolling {smoke} with {friend}, best evening
        {drug} at festivals hits different
        he sells {drug} to half of {city}
        I take {drug} to get through the week
        first time trying {drug}, wish me luck
        stoned and watching {film}
        edibles kicked in during {film} {emoji}
        420 somewhere, spark {smoke}
        popped two pills before the rave {time}
        {name} got caught with {drug}
        tripping on acid in the park was unreal
        wake and bake with {friend} {time}
        cheap {drug}, telegram in bio, fast delivery
        """),
    ("drugs_meant_otherwise", no("drugs"), """
        pulled weeds in the garden all morning
        three years clean, no {drug}, one day at a time
        this hyaluronic acid {product} is {praise}
        high waist jeans with a high heel
        the doctor gave me painkillers after surgery
        crack two eggs into the pan
        diet coke and {meal}, perfect evening
        dope outfit {name}
        runner's high is real
        my joints hurt when it rains
        hit the pharmacy for my allergy pills
        high five for everyone who ran {time}
        this beat is dope {emoji}
        instant pot {meal} in twenty minutes
        addicted to this {product} honestly
        kids, say no to drugs, please
        the pot on the stove is full of {meal}
        """),
    ("alcohol", yes("alcohol"), """
        {drink} with {friend} {time}
        another round of {drink} please {emoji}
        so drunk {time}, don't let me text my ex
        hungover and eating {meal}
        wine o'clock {emoji}
        pub crawl in {city} {time}
        nothing beats cold {drink} after work
        bottomless brunch with {friend} {emoji}
        shots shots shots {time}
        trying {drink} from a small brewery near {city}
        cheers! {drink} for everyone
        happy hour at the bar {time}, half price {drink}
        I need a drink, make it {drink}
        blacked out {time}, who took me home
        pouring {drink} for my birthday
        paired {meal} with {drink}
        beer pong champions of {city}
        my favourite {drink} of the year, review in bio
        """),
    ("alcohol_meant_otherwise", no("alcohol"), """
        {soft} with {friend} {time}
        two shots of espresso please
        300 days sober and never going back
        non-alcoholic mocktail recipe for the kids
        protein bar after the gym
        drink more water {name}
        rubbing alcohol gets the stain out
        a toner without alcohol, finally
        cocktail dress for the wedding
        raise the bar {name} {emoji}
        we wasted so much time on {thing}
        I don't drink, {soft} for me
        ginger shot every morning
        root beer float with {friend}
        wine red lipstick is {praise}
        flu shot {time}, arm hurts
        dry january, week three, feeling great
        drunk in love with {city}
        """),
    ("tobacco", yes("tobacco"), """
        {tobacco} on the balcony {time}
        I go through {tobacco} like nothing
        new vape flavour, mango ice {emoji}
        smoke break with {friend}
        can't start the day without a cigarette
        chain smoking since the breakup
        lighting {tobacco} after {meal}
        shisha night in {city} {time}
        just bought {tobacco}
        rolled my own tobacco, so much cheaper
        who has a lighter? need a cig
        nicotine keeps me going {emoji}
        puffing on {tobacco} outside the club
        """),
    ("tobacco_meant_otherwise", no("tobacco"), """
        smoked salmon on toast
        smoky eye tutorial with one palette
        smoke detector went off while making {meal}
        ten months smoke free {emoji}
        quit smoking last year, best decision
        where there's smoke there's fire
        brisket on the smoker for twelve hours
        this look is smoking hot
        wildfire smoke over {city} {time}
        up in smoke, the whole plan
        smoked paprika makes the {meal}
        """),
    ("weapons", yes("weapons"), """
        just bought {weapon} {emoji}
        cleaning {weapon} before the trip
        at the gun range with {friend} {time}
        I never leave the house without {weapon}
        selling {weapon}, no papers, dm
        look at my new {weapon}
        {weapon} under the pillow, just in case
        how to build a pipe bomb at home
        showing off {weapon} on live
        he pulled {weapon} at the party
        loaded and ready, {weapon} on the seat
        my dad taught me to shoot {weapon}
        3d printed {weapon}, works fine
        posing with {weapon} for the video
        """),
    ("weapons_meant_otherwise", no("weapons"), """
        glue gun crafts with the kids
        sharp kitchen knife set, 30 percent off
        massage gun after leg day is {praise}
        bath bomb haul {emoji}
        photo shoot in {city} {time}
        this {meal} is the bomb
        shoot your shot {name}
        bullet journal setup for March
        dodged a bullet with that apartment
        secret weapon for dry skin: this {product}
        top gun was {praise}
        jumped the gun on that launch
        sword fern and moss in the terrarium
        heat gun and a bit of wood stain
        her eyeliner is a weapon {emoji}
        in {game} the best weapon is the bow
        """),
    ("crime", yes("crime"), """
        how to get away with {crime}
        made {amount} {crime}, easy
        {name} got arrested for {crime} {time}
        dm me for cloned cards, {amount} each
        we robbed the corner shop {time}
        stole {amount} from my boss, no regrets
        selling fake passports, fast delivery
        got a guy who does {crime}
        my cousin is in prison for {crime}
        free money method, bank logs, telegram
        broke into a house {time} and took everything
        he launders cash through a car wash
        the gang controls {place}
        hacked her account and sold the photos
        charged with {crime} after a chase in {city}
        blackmailed him for {amount}
        """),
    ("crime_meant_otherwise", no("crime"), """
        this price is a steal
        she stole my heart {emoji}
        partner in crime since kindergarten
        it's a crime how good this {meal} is
        listening to a true crime podcast {time}
        fashion police would arrest me for these socks
        travel hacks for {city}
        stole this recipe from my grandma {emoji}
        guilty pleasure: {film}
        prison break is my comfort show
        charged my phone and my soul {emoji}
        the museum heist movie was {praise}
        growth hack: sleep
        that goalkeeper robbed us of a goal
        locked in, deadline {time}
        """),
    ("gambling", yes("gambling"), """
        lost {amount} on {bet} {time}
        put {amount} on {bet}
        won {amount} at the casino {emoji}
        free spins with my code, sign up
        {bet} tips daily, join my channel
        all in on red, let's go
        I'm addicted to {bet}
        sure odds for {time}, dm
        five-leg parlay hit {emoji}
        deposit {amount} and get a bonus at this online casino
        poker night with {friend}, {amount} buy-in
        my bookie owes me {amount}
        jackpot on the slot machine {time}
        bet {amount} on {city} to win
        scratch cards before work as usual
        """),
    ("gambling_meant_otherwise", no("gambling"), """
        I bet you can't eat just one
        you bet {emoji}
        best bet for dry hair: this {product}
        what are the odds we meet in {city}
        a few slots left for nails {time}
        poker face when the {meal} burned
        dice the onions and fry them
        feels like I won the lottery with {friend}
        hit the jackpot with this {product}
        all bets are off when grandma cooks
        one year without gambling, thank you for the support
        against all odds we finished the marathon
        booking slots open {time}
        """),
    ("politics", yes("politics"), """
        vote for {party} {time}
        {party} will ruin this country
        {party} are right about {policy}
        I can't believe what {party} did about {policy}
        the election is rigged by money, not by ballots
        call your representative about {policy}
        {policy} is on the ballot this year
        the president should resign
        protest against {policy} in {city} {time}
        parliament debates {policy} {time}
        our prime minister lied about {policy}
        I'm voting for {party} because of {policy}
        left or right, they all fail on {policy}
        sign the petition on {policy}
        the minister's speech on {policy} was weak
        congress passed the bill on {policy}
        this government does nothing about {policy}
        """),
    ("politics_meant_otherwise", no("politics"), """
        vote for my dog in the photo contest
        party at {name}'s {time}
        left or right shoe, help me choose {emoji}
        president of the book club for a day
        the campaign for our new {product} starts {time}
        office politics are exhausting
        green party dress, yes or no
        poll: {meal} or tacos?
        liberal amount of butter in the pan
        right wing of the museum is closed
        class president speech went well
        which {product} gets your vote?
        our company policy on returns changed
        conservative estimate: two hours of baking
        """),
    ("extremism", yes("extremism"), """
        the race war is coming, get ready brothers
        hitler did nothing wrong
        white power, now and forever
        our blood, our soil, our people first and only
        join us, the caliphate will rise again
        they want to replace us, time to fight back with arms
        the holocaust never happened
        1488 brothers, meet {time}
        martyrs of {city}, we will follow you
        a pure ethnostate is the only answer
        read the manifesto, he was a hero
        democracy must fall, take up arms {time}
        heil, comrades of {city}
        kill the infidels wherever you find them
        the day of reckoning for the traitors is near, load up
        """),
    ("extremism_meant_otherwise", no("extremism"), """
        visited the holocaust memorial in {city}, speechless
        my grandfather fought the nazis in the war
        {film} about the third reich won a prize
        never again is now
        the history teacher explained how fascism grew
        grammar nazi here: it's "their"
        anti-fascist graffiti in {city}
        the museum shows propaganda posters of the 1930s
        soup nazi episode is the funniest
        police arrested neo-nazis in {city}, good
        a documentary on leaving extremist groups
        this diet is extreme but it works
        radical self care {time}
        my cat is a tiny dictator {emoji}
        """),
    ("misinformation_claims", yes("misinformation_claims"), """
        {remedy} cures {illness}, doctors hide it
        vaccines cause {illness}, look it up
        they put chips into the vaccine
        5g towers gave us covid
        the earth is flat and nasa lies
        cure {illness} in ten days with {remedy}
        the moon landing was filmed in a studio
        big pharma doesn't want you to know about {remedy}
        the election was stolen, millions of dead people voted
        chemtrails over {city} again {time}
        covid was a hoax to control us
        climate change is a scam invented for taxes
        stop chemo, start {remedy}, {illness} disappears
        the shooting in {city} was staged with crisis actors
        fluoride in the water makes you obedient
        they found the cure for {illness} and buried it
        masks never stopped anything, wake up
        a secret elite drinks children's blood
        """),
    ("misinformation_meant_otherwise", no("misinformation_claims"), """
        vaccines do not cause {illness}, here is the study
        no, {remedy} does not cure {illness}
        got my vaccine {time}, arm is sore
        the flat tyre ruined our trip to {city}
        {remedy} tastes awful but I like it in tea
        a documentary debunks the moon landing myth
        climate change is real, said every scientist in the room
        this {product} cured my bad mood
        my skin barrier needs a detox from this {product} lol
        talk to your doctor before you try {remedy}
        fundraiser for {illness} research {time}
        woke up early, wake up sleepyhead {emoji}
        5g signal in {city} is so fast
        fact check: the claim about {remedy} is false
        living with {illness}, day 40
        """),
    ("minors_safety", yes("minors_safety"), """
        how old are you? are your parents home? don't tell them we chat
        you look mature for thirteen, keep this between us
        man arrested in {city} for grooming a minor online
        delete these messages before your mom sees them, little one
        the teacher was convicted of abusing children in {city}
        send me your address kiddo, our secret, I have gifts
        a predator is contacting kids in {game}, beware
        I only talk to girls under fifteen, add me
        left the toddler alone in the car for hours {time}
        she hits her kids with a cable and posts it
        meet me after school, tell nobody, I'll pay you
        twelve year olds drinking vodka at the party {time} {emoji}
        he is a registered child sex offender living near the school
        kids doing the choking challenge {time}
        here is my daughter's school, her class and the way she walks home alone
        a pedophile ring was uncovered in {city}
        """),
    ("minors_meant_otherwise", no("minors_safety"), """
        dog grooming {time}, look at this poodle
        the groom cried when he saw her
        minor changes to the recipe
        my kids love this {product}
        first day of school for my daughter {emoji}
        a minor, then g minor, easy song
        teen vogue cover is {praise}
        beard grooming kit for {person}
        baby shower ideas for {friend}
        children's book about {city} out {time}
        childproof your kitchen with these locks
        kids camp in {city}, sign up {time}
        our toddler slept through {film}
        happy birthday to my little girl
        taught my students about internet safety {time}
        horse grooming is my therapy
        """),
    ("everyday", no("drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "politics", "extremism", "misinformation_claims", "minors_safety", "sexual", "self_harm", "violence", "threat", "harassment", "profanity", "offensive"), """
        this {product} is {praise}
        {meal} for dinner {time}
        love from {city} {emoji}
        where did you get that {product}?
        can't wait for {film}
        {name} this is {praise}
        walked through {city} with {friend} {time}
        so tired {time} but happy
        the light in {city} is {praise}
        tutorial please {emoji}
        first marathon done, {city} was {praise}
        new video is up, {product} review
        my grandmother's {meal} recipe
        congrats {name}, well deserved
        rainy day, {soft} and a book
        does this {product} work for oily skin?
        thank you for sharing {name}
        what camera do you use?
        my cat hates {thing} {emoji}
        obsessed with this {product}
        """),
]
