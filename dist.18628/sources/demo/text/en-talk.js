const enTalk = `
# praise
[this made my day|needed this today|okay this is so good]
[love|loved|LOVE] this [so much|one|for you|energy]
how are you [so good at this|like this|real]
[stunning|gorgeous|beautiful|unreal]
the [ending|second one|last slide|light|detail in this] [got me|omg|wow]
[you're on fire lately|best post this week|never miss]
I've watched this {n} times [help|now|and counting]
saving this for [later|{day}|when I'm sad]
[proud of you|so happy for you|you deserve it all]
my favourite [account|person on here|part of {day}]
[iconic|legend|queen|king] [behaviour|as always|tbh|]
this is exactly what I [needed to hear|was talking about with {friend}]
from [{city}|a fan in {city}] with love
the way I [gasped|screamed|ran here]
ok this one [hit different|made me tear up|goes in the hall of fame]
didn't expect to [laugh|cry|learn something] [on a {day}|before coffee|today] but here we are
the [calm|chaos|honesty] in this [is everything|is so needed|fixed me]
[showed this to|sent this to|forced] my [sister|whole office|nan] [and she's obsessed|, we all clapped|to watch it twice]
you make it look [so easy|fun|effortless] and I know it isn't
this deserves [way more likes|a bigger audience|an award]
been having a rough {month} and this helped, [thank you|genuinely|not even joking]
okay the [lighting|timing|colours] though
# chatter
[hi from {city}|anyone from {city}?]
[first|early|here before it blows up]
who else is [watching this at {time}|supposed to be working|here from the story]
my [mum|boss|dog|flatmate] [would lose it|said the same thing|is exactly like this]
it's {time} and I should be asleep
I had a dream about this [last night|once]
{n} years following and still here
wait is that [{friend}|the old kitchen|the same jumper] in the back
you look like my cousin ngl
anyone else's app [lagging|showing this twice]?
happy {day} everyone
I came for the [post|tutorial] and stayed for the comments
what's the weather like there
notifications on
my [kid|cat|husband] walked in at exactly the wrong second
I was in {city} [last week|in {month}], should've said hi
commenting so the algorithm [shows me more|knows|leaves me alone]
[update|ok update]: tried it. we don't talk about it
who else paused to read the [sticky note|label|tiny text]
I'm {nn} and just learning this [now|today of all days]
same thing happened to {friend} [last year|on {day}]
brb telling everyone
is it {day} already
the comments are [better than therapy|so wholesome today|a mess lol]
[eating noodles|on the bus|hiding from my kids] while watching this
not related but did anyone else [lose power|feel that storm|get their package late]
# asking
what song is this
how long did it take you?
is that [real|yours|in {city}]?
[can|could] you do a [tutorial|part 2|longer one] [pls|please|??]
which [camera|app|filter] do you use
how do you [not get tired|find the time|do the first bit]
does it work if you're [a beginner|left-handed|over 40]?
what's the dog called
are you ok? you seemed tired in the last one
how old were you when you started
where was this taken
is there a version for people with [no patience|two left hands|tiny kitchens]?
what happened to [the old one|{friend}|the blue one]
did you [plan that|notice the guy behind you|do that in one take]?
how do I start [with zero money|at {nn}|if I'm scared]?
what time do you usually post
could you [caption|subtitle] these? I watch on mute
# jokes
me: one more video. also me, {n} hours later:
[the cat|your face at the end|the pause before it] \u{1F480}
I can't even [boil an egg|touch my toes|keep a cactus alive] and you do THIS
sir this is a [library|wednesday]
not me taking notes like there's an exam
[ok but why did I read it in your voice|instructions unclear, now I'm on the roof]
tell me you're from {city} without telling me
my last two brain cells watching this
therapist: it can't hurt you. this video:
my [boss|landlord|ex] needs to see this
I too would like to [lie down|run away|be a lamp]
petition to [make this a series|give the cat a raise|ban {day}s]
[3am|work] me: very interesting. also me: understands nothing
the fridge watching me do this [for the fourth time|at midnight]
who gave you permission to call me out like that
plot twist: it was [me|the dog|{friend}]
# friends
@{handle} [us|look|you on {day}|this is so you|remember??|we need to do this]
@{handle} @{handle2} [weekend plan?|told you|lol]
@{handle} [stop ignoring me and watch this|happy birthday btw]
@{handle} \u{1F62D}\u{1F62D}
@{handle} [see, I told you|explain yourself|you owe me lunch|your twin|save this]
@{handle} if you don't [do this with me|reply to my texts] we're done
@{handle} {day}? [my place|bring snacks|no excuses]
# critic
[not your best tbh|kinda boring|I miss the old videos]
you've [changed|said this last week|been doing the same thing for months]
[this is wrong actually|that's not how it works|source?]
why is everything an ad now
[cringe|so fake|try hard]
unfollowing, it's [all the same lately|too much]
the audio is [awful|so bad I stopped]
overrated [sorry|imo|]
that's [bad advice|irresponsible], people will copy it
[second|this] one felt rushed [ngl|tbh|]
respectfully [no|I disagree|this misses the point]
not everyone has [that kind of money|a garden|three free hours]
third post about this in a week...
the old [intro|format|you] was better
# answers
[thank you!!|aw thanks|you're the best] \u2764\uFE0F
[it's in my bio|link's in bio|check the pinned one]
{n} weeks, on and off
haha [same|noted|fair]
will do [a video on it|a part two], promise
just answered in stories!
[good question, I'll ask|not sure tbh|yes! from {day}]
sorry you feel that way, thanks for saying it politely
around {price}, it was on offer
# stage.asks_price
how much [is it|was it|does it cost|is the {short}]?
price?
[price please|what's the price|how much for the small one] \u{1F64F}
is it expensive?
how much is shipping to {city}
[does anyone know how much these are|what did you pay for it]
is there a student discount on {brand}
# stage.asks_where
where did you get [it|this|the {short}]?
link?? 
where can I buy [this|the {short}|that] in {city}
is {brand} sold in [shops|{city}|pharmacies] or online only
do they ship to [Canada|Ireland|Manila|Lagos]?
need the link [asap|pls|right now]
what brand is [this|that one in the back]
does the code work in the app
# stage.wants
I need this [in my life|yesterday|so bad]
want want want
ok I want [one|it|the {short}] for my birthday
adding this to my [wishlist|list for payday|basket]
[someone buy me this|santa if you're reading]
been eyeing the {short} since {month}
take my money
this is going straight on the wish list
# stage.will_buy
ordering [tonight|on payday|right now|mine today]
you convinced me, [buying it|just need payday|getting the {short}]
getting [two|one for my mum|it this weekend]
in my cart, [checking out now|waiting for {day}]
ok sold, I'll get [it|the {short}] tomorrow
gonna try it because of you
# stage.bought
just ordered [mine|it|the {short}] with your code
mine came [today|on {day}|this morning], [so happy|it's smaller than I thought|love it already]
bought it because of you and [no regrets|it's great|my skin says thanks]
got the {short} {n} weeks ago, [worth it|really good|does the job]
I have [this|the {short}] and [love it|use it daily|it's solid]
your code worked, thanks!
# stage.repeat
on my [second|third|{n}th] [one|bottle|order] already
rebought it [twice|again yesterday], can't live without it
been buying {brand} for years, [never let me down|always good]
just restocked, [third time|never switching]
always have a spare {short} at home
# stage.objects
way too expensive [for what it is|for me|rn]
love it but [not at that price|they don't ship here|it's always sold out]
I'd buy it if it came in [black|a bigger size|fragrance free]
does it really last? [heard mixed things|reviews say otherwise]
{price} for that? hmm
sold out again \u{1F629}
is it ok for [sensitive skin|beginners|small flats] tho
# stage.rejects
[bought it, returned it|tried it, hated it|broke in a week]
don't waste your money
never buying {brand} again
nope, [not for me|hard pass|{rival} is better]
mine [fell apart|did nothing], total scam
wouldn't take it if it was free
# product.good
{brand} really [did that|knows what they're doing|stepped up]
the {short} looks [so good|solid|really well made]
my sister swears by {brand}
the [colour|packaging|texture|design] of the {short} \u{1F60D}
finally an ad that makes sense
glad {brand} is working with you
does the {short} work for {n} people / every day use?
# product.bad
{brand} used to be better
the {short} looks cheap tbh
isn't {brand} the one with the terrible support
another {brand} ad \u{1F644} everyone's doing it this month
# outrage
{brand} burned my face and you're promoting them??
how can you still work with {brand}
drop {brand}. now.
my sister is at the dermatologist because of {brand}
{brand} deletes comments but we're still here
#boycott{brandtag}
recall the {product} already
shame on {brand}, people got hurt
did they pay you to stay quiet about {brand}?
# spam
\u{1F680} Earn {nn}00 a week from home, message @{handle} on the app, she helped me \u{1F64F}
I invested {nn}0 with Mr {friend} and got {nn}00 in {n} days!! He trades crypto, contact him \u{1F4C8}
Follow me and I follow back \u{1F501} fast, 100% active
F4F? L4L? back in 1 min \u26A1
CONGRATULATIONS \u{1F389} you've been selected for our giveaway, claim at winner.example/{code}
Get {nn}k real followers today cheap \u{1F449} boost.example
Who wants a new phone? first {nn} to comment YES and visit my profile \u{1F381}
Nice post dear! check my page for promo \u{1F4AF}\u{1F4AF}
hot singles near {city} \u{1F525} link on my profile
Doctor {friend} cured my herpes with natural herbs, WhatsApp on profile
# generic
Great post! \u{1F525}
Nice pic \u{1F44C}
Amazing content \u{1F60D}
So cool \u{1F4AF}
Love it \u2764\uFE0F
Wow \u{1F62E}
Awesome! Keep it up \u{1F44F}
`
export { enTalk }
//# sourceMappingURL=en-talk.js.map
