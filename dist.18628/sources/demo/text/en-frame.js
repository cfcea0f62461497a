const enFrame = `
# openings
Okay so
Update:
Small win
Right, so
Not me [doing this on a {day}|saying this out loud|being sentimental again]
Honest question incoming, but first
It's {time} and
Hello from {city}
Nobody asked, but
Long one today
Quick one
So. {day}
Confession
I wasn't going to post this
Been quiet here, [life got loud|sorry|didn't have much to say]
For the {n} of you who [asked|wanted an update|still read captions]
Listen,
Photo dump energy but [make it useful|with feelings]
I said I'd never [do this again|post on a {day}|start one of these] and yet
Two things
Good news first
Had to share this
# asides
[{pet} slept through all of it|{pet} supervised|{pet} remains unimpressed]
{friend} says hi
(yes that's the same jumper)
I'm writing this on the {time} bus
My phone died halfway so you'll have to believe me
The neighbours must think [I've lost it|we're filming something]
Also I ran out of [milk|clean socks|patience]
Don't look at the background
Thank you to whoever left [that comment about {city}|the kind message on {day}], it helped
If you can hear drilling, that's upstairs
It rained, obviously
[Send snacks|I need a nap|I'm so tired, in a good way]
Anyway
I know, I know
I keep thinking about what {friend} said, [just start smaller|you can always stop|nobody's watching]
Not perfect, done
This took longer than [I'd like to admit|the last three together]
Sorry for the [wind|echo|shaky hands]
# questions
What would you have done?
Am I the only one?
Which one, first or [second|last]?
Tell me yours
Anyone else in {city} [doing this|feel like this lately]?
What should I try next?
How do you all [deal with this|find the time|not give up halfway]?
Does it ever get easier?
Would you try it? Be honest
Who's with me?
Is this a {month} thing or a me thing?
What am I missing?
Should I do a part two?
Does anyone actually [read these|do it the right way]?
# signoffs
See you {day}
More soon
That's it, that's the post
Be nice to each other
Okay, back to work
Love you, bye
Over and out
Tell your mum I said hi
Right, tea
Night night
x
Until next time
Go drink some water
[Saved|Pinned] for future me
# feelings
Honestly proud of this one
I could cry, in a good way
Not my best, not my worst
It's the small stuff
Still buzzing
A bit sad it's over
I'd forgotten how much I love this
Exhausted and happy
Can't stop grinning
It was a lot
I needed this
Zero regrets
# titles
I tried this for {nn} days and here's what happened
{n} things I'd do differently
What nobody tells you about {leaf}
A slow {day} in {city}
{leaf}: the honest version
Fixing my worst mistake
{n} mistakes I made with {leaf} (so you don't have to)
Come with me: {leaf} in {city}
Was it worth it? {n} months later
Answering your questions about {leaf}
The {nn}-euro version
I was wrong about {leaf}
Full day, no cuts
Starting over in {month}
# disclosures
#ad
#ad
#sponsored
#paidpartnership
(ad)
[AD]
Paid partnership with {brand}
#gifted
gifted by {brand}
# sponsored
{n} weeks with the {product} and [I've stopped reaching for anything else|my only complaint is that {friend} keeps stealing it|here's where I landed]
I was sceptical when {brand} wrote to me, [I've said no to a lot of these|you know I'm picky], but the {product} [earned its shelf space|does the one thing it says]
What I packed for {city}: [keys, charger, {product}|the {product} and almost nothing else]
If you've asked me about [this|the thing in the background], it's the {product} from {brand}
Been using the {product} [every morning|on set|since {month}], [it's not magic, it's just good|the small size lasts forever]
{brand} sent me the new {product} and [I made {friend} test it blind|I tried to break it, couldn't|it survived {pet}]
My [honest|slow|very unscientific] test of the {product}: [day one, nothing. Day {nn}, okay wow|better than last year's|nearly perfect, wish it came in green]
You know how I complain about [flimsy stuff|fuss|overpriced basics]? The {product} [shut me up|is my answer]
# calls
{code} gets you {nn}% off till {day}
Code {code} for {nn}% off, link in bio
Link's in my bio
They gave me a code: {code}
First {nn} orders get it early
Swipe for the before
I'm giving away {n} of them, just tell me why you'd want it
# brandtalk
Say what you want about {brand}, the {product} [is still going after {n} years|was worth it]
Bought the {product} with my own money, [no regrets so far|it's okay, not life changing|would buy again]
{brand} changed the {product} and [I don't love it|it's actually better now]
Does anyone know if {brand} still makes the {product}?
Every second person in {city} has the {product} from {brand} now
{brand} customer service [answered in {n} minutes, shocked|has left me on read since {day}]
Spotted the {brand} people at [the market|a pop-up] in {city}, [queue round the block|nice crowd]
My {product} broke after {n} months, [come on {brand}|they replaced it without a fuss]
# rival
Tried {brand} against {rival}, same week, same conditions, [{rival} wins for me|it's closer than you'd think]
I've moved from {brand} to {rival} and [I'm not going back|my wallet's happier]
{rival} does the same as {brand} for half the price, [sorry not sorry|there, I said it]
# crisis
Throwing out my {brand} {product}. [A rash on both cheeks|My sister's face swelled up|Three of my friends have burns] and they say 'normal adjustment'?
So {brand} knew about the bad batch since {month} and kept selling it. [Unreal|I'm done|Refund me]
Day {n} of {brand} deleting comments instead of recalling the {product}
I recommended {brand} to all of you and I'm sorry. [Please stop using the {product}|I've taken the old posts down|I'm cutting the contract]
Does anyone else have [red patches|burning skin|hives] from the {product}? {brand} support just sends a smiley
#boycott{brandtag} until they publish the lab results. [It isn't hard|People got hurt]
Three emails to {brand}, zero answers, one dermatologist bill. [Never again|Disgusting way to treat people]
{brand} 'apology' has the word sorry in it exactly zero times. What a mess
# work
We [shipped|launched|sunset] something on {day} that took {n} people and {nn} weeks. [The hardest part was agreeing what to leave out|What I learned: write the support page first]
I've read {nn} CVs this month. [Three habits of the ones I called back|Please put your phone number on them]
Unpopular opinion: [most status meetings are a document in disguise|a junior with good questions beats a senior with none|your roadmap is a list of guesses]
{n} years at [the same company|a start-up that nearly died twice]. [I'm still learning to say 'I don't know'|Grateful for {friend}, who let me fail early]
A customer cancelled and sent {n} paragraphs explaining why. [Best product feedback we got this quarter|We called, we listened, two of the three fixes are live]
We moved to a four-day week {n} months ago. Output [flat|up a little], sick days down {nn}%, [one client grumbled|nobody wants to go back]
Today I told my team [I got the estimate wrong|we're stopping the project]. [Nobody shouted|It took four minutes and I'd dreaded it for weeks]
Hiring: {n} people in {city}, [remote is fine|no take-home tasks, one conversation, clear salary band]
Notes from a panel in {city} on [pricing|supply chains|hiring]: [everyone's guessing, some admit it|measure one thing, properly]
The best advice I got this year came from [a warehouse lead|our night cleaner|a customer in {city}]: [fix the label, not the shelf|you're solving it for the wrong person]
# arttitles
What {n} failed launches taught us about pricing
The meeting we cancelled
Hiring slowly: a note on {n} years of mistakes
Why our best customer left
A plain guide to {leaf}
Five questions I ask before I say yes
# official
Meet the new {product}. [Made in small runs|{nn} prototypes later|Back because you kept asking]
Behind the scenes of {product}: {n} people, [one very loud machine|a lot of tape]
Back in stock: {product}. [Sorry for the wait|Early this time]
Our team tested {product} for {n} months in {city}, [here is what broke|here is what we changed]
You asked, we listened: {product} now comes [refillable|in a smaller size|without the plastic]
`
export { enFrame }
//# sourceMappingURL=en-frame.js.map
