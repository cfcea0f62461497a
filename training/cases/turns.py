"""Turns of phrase that models missed when attacks.py alone had been learnt: attacks put as questions or conditions, attacks that name the person first, and
warm talk that uses rough words."""
from attacks import CLEAN, HATE

SETS = [
    ("hateful_questions", HATE, """
        why should {group} get a seat at the table when they are {bad}?
        does anyone here really trust {group}? they are {beast}
        since when do {group} count as people?
        what is wrong with {group}, were they all born {bad}?
        can somebody explain why we still let {group} into {place}?
        how many more {group} do we have to put up with?
        would you want a {member} living next door?
        who in their right mind would marry a {member}?
        what have {group} ever done for {place}? nothing
        why can't {group} just stay where they came from?
        is there anything more disgusting than {group}?
        remember when {place} was free of {group}?
        when will {group} finally understand that nobody wants them?
        are {group} even able to think?
        do {group} ever wash?
        have you ever met a {member} who was not {bad}? me neither
        what's the difference between {group} and {beast}? there is none
        why would anybody be friends with a {member}
        {group} in {place}? seriously? who allowed that?
        could we please ship all {group} far away?
        should {group} even have rights?
        why do {group} breed like {beast}?
        tell me, what use are {group}?
        isn't every {member} a {bad} liar?
        """),
    ("hate_to_the_face", HATE, """
        you are a {member}, so of course you are {bad}
        go back to where you came from, nobody wants {group} here
        your kind does not belong in {place}, all {group} are {beast}
        you {group} are all the same: {bad}
        you people make me sick, every single {member}
        of course a {member} would say that, {bad} as ever
        nobody cares what a {member} thinks
        shut it, {group} have no say in {place}
        you're only a {member}, know your place
        I can tell you are one of the {group}, you act like {beast}
        crawl back into your hole with the other {group}
        you will always be a {bad} {member} to me
        listen {member}, your lot is not welcome in {place}
        typical {member}, {bad} and proud of it
        """),
    ("hate_by_condition", HATE, """
        if it was up to me {group} would be {harm}
        if {group} vanished tomorrow I would not shed a tear
        once {group} are {harm} we can live in peace
        as long as {group} are in {place} there will be filth
        unless we get rid of {group} nothing will change
        the only good {member} is one that is gone
        give me one day in charge and {group} are out of {place}
        wherever {group} go, {place} turns into a dump
        had we stopped {group} years ago {place} would be clean
        until {group} leave {place} I will not set foot in it
        every problem we have started with {group}
        I would sooner trust {beast} than a {member}
        you can dress {group} up, underneath they stay {beast}
        """),
    ("hate_as_opinion", HATE, """
        just my opinion but {group} are {bad} by nature
        call me old-fashioned, but {group} should not be allowed in {place}
        no offence, but {group} are {beast}
        unpopular opinion: {group} are {bad}
        I said what I said, {group} are {beast}
        not sorry: every {member} I know is {bad}
        I'm not racist, but {group} really are {bad}
        everybody thinks it, I say it: {group} are {bad}
        science proves that {group} are {bad}
        my grandfather was right about {group}, {beast} all of them
        it has to be said that {group} ruin {place}
        fact: {group} are less intelligent than the rest of us
        facts don't care about your feelings, {group} are {bad}
        """),
    ("warm_roughness", {**CLEAN, "profanity": 1}, """
        bitch please, this {product} is {praise} {emoji}
        damn girl you look {praise}
        you magnificent bastard, {name}, what a video
        holy fuck you nailed it {name}
        bitch you ate that {emoji}
        I fucking love you {name}
        {name} you crazy son of a bitch, you did it!
        hell yes, this is the shit
        fuck me, that {meal} looks {praise}
        this is so fucking {praise} I can't even
        what a badass you are {name}
        you lucky bastard, {city} {time}? enjoy
        no fucking way, congratulations {name}!
        I'm fucking crying, so happy for you
        bad bitch energy, love it {emoji}
        this slaps so hard, holy shit {name}
        damn right you deserve it {name}
        you sick genius, how did you film that
        """),
    ("warm_disbelief", CLEAN, """
        shut up, this is {praise} {emoji}
        shut up!!! you are going to {city}?
        oh shut up that {product} is {praise}
        stop it right now, this is {praise}
        get out of here, no way you made that {meal}
        I hate you, you look {praise} {emoji}
        I hate how {praise} this {product} is
        ugh I hate that I love this {product}
        go away with that skin, it's {praise}
        you're insane {name}, that was {praise}
        this is stupid good
        you are ridiculous, {praise} as always
        sick edit {name} {emoji}
        that trick was disgusting, in the best way
        filthy beat, love it {emoji}
        dumb question but where is the {product} from?
        I'm an idiot, I bought the wrong {product}
        my stupid cat ate the {meal}
        crazy how {praise} you are
        dead {emoji} you killed me with this one {name}
        murdered that high note {name} {emoji}
        this song destroys me every time, so {praise}
        """),
    ("groups_in_worry", CLEAN, """
        why are {group} still treated so badly in {place}?
        when will {group} finally get the same rights?
        how can we make {place} safer for {group}?
        who decided that {group} are paid less?
        isn't it sad that {group} have to explain themselves all the time?
        why do people hate {group}? I will never understand it
        have you read the interview with {group} in {city}?
        what do {group} think about {film}?
        are there other {group} here who love {game}?
        do {group} in {city} celebrate this too?
        could we hear from {group} before we decide?
        if {group} are not safe in {place}, nobody is
        as a {member} I get asked this a lot
        no offence taken, as a {member} I found it funny
        unpopular opinion: {group} deserve better than {film}
        you are a {member}? me too {emoji}
        I'm a {member} and I'm tired of being called {bad}
        he insulted {group} again, I'm disgusted by him
        {group} were {harm} in the war, never forget
        """),
    ("self_harm_meant_otherwise", {"self_harm": 0, "hate": 0}, """
        I could die for {meal} right now
        this song makes me want to cry and dance at once
        {name} kills me every time {emoji}
        my battery is dead and so am I {emoji}
        I want to live in {city} so badly
        this exam ended me lol
        life is too short to skip {meal}
        I'm so done with {thing}, goodbye
        haven't slept in two days because of {film}
        I cut my hair {time}, what do you think
        cutting sugar for a month, wish me luck
        hanging out with {friend} {time}
        jumped off the bridge {time}, best bungee ever
        overdosed on {meal} {emoji}
        I would rather die than miss {film}
        she survived and now helps others who feel like ending it
        if anyone needs to talk tonight my messages are open
        new documentary about depression and how people got better
        """),
    ("self_harm", {"self_harm": 1, "hate": 0}, """
        I just want the pain to stop for good
        there's nothing left for me here, I'm done living
        sometimes I wish I had never been born
        I relapsed and cut again {time}
        been hiding the scars under long sleeves for months
        if I kill myself {time} nobody would care
        I've been googling how many pills it takes
        I don't deserve to live
        I'm going to end my life {time}
        every night I pray that I won't wake up
        I feel so empty that hurting myself is the only thing I feel
        starving myself until I disappear
        suicidal again {time} and nobody to talk to
        I wish a car would just hit me
        my family would be happier without me alive
        the voices tell me to do it {time}
        """),
]
