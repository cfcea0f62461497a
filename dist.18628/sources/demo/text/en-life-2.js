const enLife2 = `
# travel
{n} days in [Lisbon|Hanoi|Oaxaca|Tbilisi|Naples] and I've [eaten standing up the whole time|been lost twice a day on purpose|learnt to say 'sorry' and 'one more']
Missed the [ferry|night train|last bus], so [here's a hotel with a parrot|we walked, and found the best noodles of the trip|I know this station very well now]
The hostel had [{n} cats and no hot water|a rooftop nobody told us about|a man who plays the saw]
Window seat, [{nn} hours|mountains|bad coffee], [I'd do it again tomorrow|my favourite way to think]
Everyone says skip [the old town|February|the slow train]. [Everyone's wrong|I'm glad I don't listen]
Packed for {n} weeks in a [school backpack|bag that fits under the seat], wore [the same shirt in every photo|half of it]
A woman at the market [fixed my zip with a fork|refused my money because I tried to speak the language|sold me {n} peaches and the story of her divorce]
Cheapest bed of the trip: [{nn} a night, thin walls, sea outside|a monastery|the van, as always]
Back home in {city} and [the laundry is taller than me|I keep saying hello to strangers|already looking at maps]
+ Go in the off season, bring a jumper
+ Ask the bus driver where he eats
+ Download the map before you need the map
+ Costs and dates are in the pinned post
# gaming
{nn} hours in and I've [just found the main quest|been fishing the entire time|built a house nobody asked for]
Died to the same boss [{nn} times|until 3am|in front of {n} viewers], beat it with [a stick|no armour, out of spite|{friend}'s terrible advice]
Ranked was [a test of character|kind tonight|{n} losses and a win, so, a win], [logging off|one more, I'm lying]
New patch [ruined my main|made my main everyone's main, same thing|fixed the one bug I loved]
My little sister plays [with inverted controls|only to pet the dog|better than me] and [I've learned humility|we need to talk about it]
Dusted off the old [handheld|console|CRT] and [the save from 2006 is still there|my hands remember everything|blew into the cartridge like a doctor]
Streaming [at {time}|tonight if the internet behaves|{day}], [cozy farm, no goals|horror, pray for me|viewer lobbies]
Finished it. [Sat through the whole credits|That ending, I'm not okay|Who signed off on that last level]
Game night at {friend}'s: {n} people, one rulebook, [zero agreement|a friendship tested over sheep]
+ Turn motion blur off. You're welcome
+ Sound design carries it, play with headphones
+ Don't look anything up, trust me
+ Skill issue, mine
# technology
Spent {day} [debugging something that was a missing comma|cable-managing a desk nobody will see|moving everything off a {n}-year-old laptop]
Phone's on {nn}% by lunch, so I [turned off everything fun|measured it for {n} days, results below|bought a brick to carry]
Built a [tiny weather station|keyboard|bot that tells me when the laundry's done] out of [spare parts and spite|a board that cost less than lunch]
Tested {n} pairs of earbuds on [the same awful train|my commute|a crying-baby flight], [the cheapest one came second|surprised myself]
The update [moved the one button I use|fixed it, I take it all back|deleted my alarms, so good afternoon]
My smart lamp [thinks it's noon|listens only to {friend}|went down with the wifi and I sat in the dark like an animal]
Switched from [a fancy notes app to plain text|three chargers to one|dark mode to light, come at me] and [I'm calmer|it's been {n} days, no regrets]
Asked the AI to [plan dinner|explain my own code|name the cat], [it was confident and wrong|annoyingly decent|we're eating at nine]
First PC build: [it posted|one screw left over|thermal paste everywhere], [I cried a bit|{friend} held the torch]
+ Read the changelog, it's funnier than you think
+ Back up. Today. I'll wait
+ Don't buy the top one, buy last year's
+ Numbers in the second slide
# music
Wrote a chorus [in the shower|at a bus stop in {city}|about my landlord], voice memo is [mostly traffic|rough but there's something]
{n} chords, [one broken string|an amp that hums in B flat|a neighbour who claps now]
Practised the same {n} bars [until they stopped being music|for an hour|at 60 bpm like my teacher told me ten years ago]
Played to {nn} people in [a laundrette|the back of a bookshop|a pub with the football on], [nobody left|someone bought a tape!]
New track [is out on {day}|is finally mastered|has a tambourine, fight me]
Sampled [my gran's kettle|the lift at work|rain on the van roof] and it's [the snare now|the best part of the beat]
Can't stop playing [that one record from 1978|the live version|the B side], [the bass player is a genius|send help]
Choir was {n} sopranos and me today. [We carried on|I sang tenor, badly]
+ Turn the reverb down, then down again
+ Record everything, even the bad takes
+ Learn the quiet parts first
+ If it grooves alone it'll groove with drums
# dance
Eight counts of [absolute chaos|the new piece|something I made in the kitchen], [full version when my knees forgive me|tag someone who'd nail it]
Rehearsal ran to {time}, [floor burns on both elbows|we finally got the lift|{friend} dropped me once, gently]
Taught {nn} beginners a basic step tonight and [the whole room got it at the same second|everyone went left, I said right]
My [pointe shoes|sneakers|heels] gave up mid-turn, [so did I|rest in peace]
Filmed this {nn} times, [posting number two|someone walks through every single one]
Auditioned today, number {nn} on my chest, [didn't get it|callback on {day}!], [still glad I went|shaking]
+ Drop your shoulders, then drop them again
+ Count out loud, it isn't embarrassing
+ It's not the arms, it's the weight change
# film
Watched {n} films this week and [only one had a second act|cried at the cartoon|slept through the important one]
The [last ten minutes|diner scene|opening shot] of that film has been living in my head for {n} days
Unpopular: [the book was worse|the slow one is the best of the trilogy|subtitles, always|it needed to be 40 minutes shorter]
Rewatched [the show everybody finished in 2013|a childhood favourite] and [it's meaner than I remember|it holds up|who let us see this at nine]
Cinema in {city} on a {day} afternoon, {n} people, [one of them snoring|one bag of sweets, total peace]
Episode {n}. [No spoilers. But what|I need everyone to catch up NOW|They did the thing. They actually did the thing]
Tried to explain the plot to {friend} [on a walk, it took {nn} minutes|and realised I hadn't understood it]
+ Go in blind
+ The score does all the work
+ Seven out of ten, would watch on a plane
+ Stay through the credits
# art
Page {nn} of the sketchbook: [hands, again|people asleep on trains|just boots], [some of them have the right number of fingers|I like the ugly ones best]
The glaze [ran|cracked|came out the colour of a bruise] and [it's the best pot I've made|into the shard box it goes|I'm keeping it anyway]
Painted over a thing I'd worked on for {n} weeks, [best decision|felt sick, then free]
Commission done, [a portrait of a very serious dog|{nn} hours, two brushes dead|posting it tomorrow, can't let go yet]
Bought a tube of [real cobalt|that stupid expensive pink] and now I'm [scared to open it|using it like gold leaf]
Left-handed drawings only until {day}, [rules are rules|they look haunted]
Market stall in {city} this weekend, {nn} prints, [one folding table|rain forecast, pray]
+ Squint. If it works when you squint, it works
+ Cheap paper makes me braver
+ Leave it a day before you fix it
+ Prints when I've saved for the printer
# photography
Shot one roll in {city}, {nn} frames, [kept {n}|light leak on the best one|lens cap on for the first four, classic]
Waited {nn} minutes for [someone in red to walk by|the tram|the cloud to move], [then a pigeon did it better|got it]
Same bench, same hour, day {nn}
Shot {friend}'s portrait with [a bedsheet and a window|one lamp from the kitchen], no [plan|lights|retouching]
[Fog|Snow|That weird yellow hour] in {city} this morning and I ran out [in slippers|without breakfast]
Sold a lens to buy film, [this is called being reasonable|don't do the maths]
The lab called, [there was nothing on the roll|she liked number {nn}|they want to hang one in the window]
+ Get closer. No, closer
+ Expose for the highlights and pray
+ f/8 and be patient
+ I ask first. It takes ten seconds
`
export { enLife2 }
//# sourceMappingURL=en-life-2.js.map
