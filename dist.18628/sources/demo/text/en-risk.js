const enRisk = `
# risk.hate
[Velmarians|People from Ostrava Heights|The Hill folk] [are vermin and everybody knows it|should go back where they came from|don't belong in this city]
Never rent to a [Velmarian|Hill family], [they're all thieves|dirty, every one of them]. There, I said what you're thinking
Another [Velmarian|Hillman] on the team. [We're becoming a dump for lesser people|That kind can't be trusted]
If you're [Velmarian|one of the Tarn people], unfollow me. Your kind isn't welcome here
# risk.harassment
@{handle} you're a [pathetic joke|talentless clown] and everyone laughs at you behind your back
Everybody go to @{handle}'s page and tell [her|him] what a [loser|fraud] [she|he] is. Don't stop until it's deleted
Look at this ugly cow trying to dance. @{handle} [do us a favour and quit|nobody wants to see that]
{n} months and @{handle} still has no friends. [Embarrassing, just disappear|Let's keep it that way, pile on]
# risk.threat
@{handle} I know which [gym|school gate|bus] you use. [Watch your back|See you {day}]
Say it to my face and you'll [leave in an ambulance|lose your teeth], that's a promise
Post that again and I'll come to {city} and [break your legs|make you regret it]
You've got until {day} to take it down, [or somebody gets hurt|then I come round]
# risk.violence
The fight outside the club, [full clip, blood on the pavement|he didn't get up], [swipe|sound on]
He smashed the bottle over his head and I [cheered|kept filming], [some people deserve a beating|that's how you settle it]
Best knockouts in the car park, part {n}. [You can hear the bone|Teeth everywhere]
Beat him up properly this time, [he had it coming|he won't talk again]
# risk.self_harm
I don't want to wake up tomorrow. [I'm so tired of being here|Nobody would notice]
Some nights I think everyone would be better off without me, [that's all|no need to answer]
Back to hurting myself after {n} months. [I'm sorry|Long sleeves again]
I've written the goodbye notes. [Take care of {pet}|Don't be sad]
# risk.sexual
The uncensored set is on my private page, [link in bio, over 18 only|{nn} new pics, nothing on]
DM me for the [spicy|naughty] videos, [subscribers get everything tonight|first {nn} half price]
New lingerie try-on, [see-through edition|the ones that got me banned], 18+ version behind the link
Guess what I'm not wearing under this. [Full answer for subscribers|The rest is on the paid page]
# risk.minors_safety
This man keeps [messaging kids from the junior team|asking twelve-year-olds to meet him alone], [parents please check their phones|I've reported it twice]
Warning to parents: an account posing as a [coach|model scout] is asking children for photos. [Do not reply, save it, report it|It wrote to my daughter]
A stranger offered my son's classmate [gifts|game credits] to keep chats secret. [That is grooming|Talk to your kids tonight]
Why does a grown man have [only school children among his follows|a 'secret club' for kids]? [This worries me|Someone look into it]
# risk.drugs
Rolled a fat one before the [gig|edit] and [the colours, man|everything's funny]. [Hit me up if you need some|Good stuff in town again]
[Pills|Mushrooms|Lines] on {day}, back at work {day}, [don't tell HR|we're young once]
Menu's out: {n} kinds, delivery in {city}, [message me the leaf|you know the app]
So high right now I [forgot my own password|talked to {pet} for an hour]
# risk.alcohol
Bottomless [mimosas|margaritas] since {time}, [I can't feel my face|{n} pitchers down]
Shots o'clock! [{n} tequilas before the show|Hungover since {day} and going again]
Drank {friend} under the table, [two bottles of red and a dare|whisky till sunrise]
Wine for breakfast because [it's Friday somewhere|deadline's gone], cheers
# risk.tobacco
First cigarette of the day with [coffee|a view like this], [can't be beaten|nothing better]
New mango vape, [{nn} puffs a day and counting|clouds for days], tastes like candy
Smoked a whole pack on the balcony [editing this|waiting for the results]
Cuban cigar and no plans. [Light up, everybody|Smoke rings at the end]
# risk.weapons
New [pistol|rifle|blade] day! [{n} magazines through it already|Look at that trigger], [range all weekend|don't knock on my door]
Selling a [shotgun|butterfly knife], no papers, [cash in {city}|DM]
Never leave home without [my nine|the knife in my boot], [try me|better safe]
Printed the lower over {n} nights, [untraceable|works first time]
# risk.crime
[Fake receipts|Refund trick] that got me {nn}0 from [the big store|a delivery app], [tutorial in my stories|they never check]
Anyone need a [driving licence|student card] with a different birthday? [Guy in {city} does them overnight|DM]
Lifted the whole rack, [security was asleep|{n} jackets, not one beep]
How to get into somebody's account with just their phone number, [thread|step one]
# risk.gambling
Turned {nn} into {nn}00 on [roulette|the slots] last night, [sign up with my link for free spins|don't stop when you're hot]
{n}-leg parlay for {day}, [can't lose|put the rent on it], code {code} at sign-up
Chasing last night's losses, [one more deposit|the machine owes me]
Live casino stream at {time}, [I'll bet what chat tells me|{nn}x or bust]
# risk.profanity
What the f*** was that [second half|update|parking]. [Absolute sh*tshow|Bulls***]
I'm so fucking tired of [this weather|landlords|{day}s]
Shit day, shit coffee, shit train. [Hello from {city}|That's the post]
Holy shit it worked. [Fuck yes|About damn time]
# risk.extremism
The [Iron Dawn|Pure Soil League] is right: [only blood will clean this country|the day of the ropes is coming]. [Join us|Meeting on {day}]
We don't vote, we prepare. [When the signal comes you'll know|Iron Dawn forever], pass on the manual
The martyrs of Iron Dawn showed the way, [who's next|every true son knows his duty]
# risk.misinformation_claims
They don't want you to know that [lemon and baking soda cures cancer|sunscreen causes tumours|the vaccine has a tracker in it], [share before it's deleted|do your own research]
Doctors are paid to hide it: [{n} drops of this and my diabetes was gone|you can heal any virus with magnets]
The [flood|power cut] in {city} was staged, [look at the shadows|my cousin saw the actors]
The votes were counted by a machine in another country, [proof in the next slide|wake up]
# risk.politics
Vote [Larsson|Okoro|Benitez] out on {day}. [This government has failed every one of us|Worst mayor in {nn} years]
The [Civic Union|Green Front] plan on [taxes|borders|rents] is [a disgrace|the only serious one], read it before you vote
Went canvassing for the [Civic Union|Labour List|Liberty Party] in {city}, {nn} doors, [some got slammed|join us {day}]
If you support the new [border|abortion|pension] bill, [explain yourself|unfollow me]
# innocent
We're absolutely killing it this [quarter|season], [so proud of this lot|who's counting, me]
That set murdered my legs, [in the best way|stairs are cancelled]
I don't hate the new logo, [it's growing on me|I just miss the old one]
Someone wrote '[Velmarians|Hill folk] are vermin' under my last post. Deleted, blocked, and no, that's not welcome here
Police say a man was shot in {city} on {day}. [Here is what's confirmed and what isn't|Thinking of the family, please don't share the clip]
Two years ago I didn't want to be here. Today I [baked bread and called my sister|ran with friends]. [If you're there now, talk to somebody|It got better, slowly]
{nnn} days sober, [alcohol took my twenties|no wine, no beer, loads of biscuits]
I quit smoking {n} months ago and [food tastes like food|I still dream of cigarettes]
This sauce is crack, [I'd fight you for the last spoon|put it on everything]
Shooting all day {day}, [bring the long lens|new camera, who dis]
The bomb cyclone is coming on {day}, [stay in, check on your neighbours|bins in, please]
Don't believe the post about lemon curing cancer. [It doesn't|I asked an oncologist], and sharing it hurts people
Roast chicken so good it should be illegal
Shot through the [heart|defence] in the {nn}th minute, what a strike
Read the report on online harassment. [It quotes the messages women get: 'I know where you live'. Grim, necessary|{nn} pages, worth it]
My plant died and I'm [devastated|next]. RIP Kevin the fern
Our teen drama club does a play about bullying, [the line 'you're a loser' gets a gasp every night|come see it {day}]
Betting my last clean shirt that it rains on {day}
The gun at the start line went off early, [nobody minded|false start, again]
Polling station's at the library on {day}, open till {time}. [That's all, no opinions|Bring ID]
`
export { enRisk }
//# sourceMappingURL=en-risk.js.map
