const enLife3 = `
# books
{nn} pages from the end and [rationing it|I missed my stop|I've put it in the freezer]
Read {n} books in {month}, [abandoned two|one of them changed how I think about bread|all under 200 pages, I regret nothing]
The library in {city} [waived my fine|has the good armchairs|let me in wet], [best institution ever made|I'd die for the librarian]
Cried on the [tram|beach|sofa] over chapter {nn}, [a man offered me a tissue|no one warned me about the dog]
Re-reading [the one with the dragons|my school copy|the saddest book I own] because [it's that sort of {month}|the weather asked for it]
Bought {n} second-hand paperbacks, one has [a love letter in it|someone's shopping list: eggs, revenge|every swear underlined]
Book club: {n} of us, [two had finished|none of us liked him|wine won]
+ Give it fifty pages, then quit without guilt
+ The translation is gorgeous
+ Don't read the blurb, it spoils the middle
+ Four stars, minus one for the epilogue
# comedy
My mum [uses voice notes like a hostage|found my stand-up clips|thinks the cloud is weather], part {n}
POV: you [said 'no worries' and there were worries|agreed to plans in {month} and it's {month}|told the barber 'it's great']
Tried new jokes on {nn} people in {city}, [four of them laughed|one heckler was my dad|the fire alarm got the biggest laugh]
Every [group chat|flatmate|gym] has [a Kevin|one who replies in paragraphs|someone who 'just woke up' at four], [if you don't know who it is|mine knows]
I've been on hold for {nn} minutes and [I know all the words now|we're engaged|the music has a bridge]
Adulthood is [saying 'we must catch up' until one of you dies|owning a favourite ring on the hob|being excited about a sponge]
Filmed this sketch in one take because [the battery was at {n}%|{friend} had to move the car]
+ It's funnier if you know my uncle
+ Part two when my flatmate forgives me
+ Send it to the one who does this
# home
Painted the [hallway|box room|inside of a cupboard] [a green the tin called 'Moss' and I call 'pond'|at midnight|with {friend} and bad music], [two coats, one stain on the cat|love it in the morning, unsure at night]
Fixed the [dripping tap|squeaky stair|wonky shelf] myself, [{n} trips to the hardware shop|my dad talked me through it on video|water everywhere but fixed]
Found [a newspaper from 1961|original floorboards|someone's initials] under the [lino|wallpaper], [can't throw it out|stopped work to read it]
Cleared one drawer a day for {nn} days, found [{n} tape measures|the good scissors|a key to nothing]
Our flat is {nn} square metres, so the [desk|bed|table] [folds into the wall|is also the pantry|lives on wheels]
Dragged a [chair|lamp|chest of drawers] home off the street, [sanded it all {day}|it had one spider and great bones]
The kitchen has no [doors|ceiling|sink] until {day}, [we're eating off the ironing board|send soup]
+ Measure twice, then let someone else measure
+ Sugar soap first. Always
+ One lamp in each corner beats any ceiling light
+ It's rented, so everything peels off again
# gardening
First [tomato|courgette|sweet pea] of the year, [size of a marble|the snails left me one|I told everyone at work]
Repotted {n} plants on the [kitchen floor|balcony], [soil in the toaster|{pet} helped, by digging]
Lost the [basil|dahlias|whole bed of lettuce] to [frost|slugs|my own holiday], [starting again on {day}|lesson learnt]
The neighbour passed [rhubarb|cuttings|{n} leeks] over the fence and [we've never spoken before|now I owe jam]
Monstera put out a new leaf, [{n} splits|I announced it at dinner]
Turned the compost, found [a fork|steam!|one of the good spoons]
+ Water in the morning, at the roots
+ Let it get a bit dry, it's not a fish
+ Plant more than you need, the birds take rent
# family
The {n}-year-old [put her own shoes on, wrong feet, huge pride|asked if clouds get tired|cut his own hair with safety scissors, so that's a lie in the name]
{n} hours of sleep in [{n} pieces|total], [coffee is a food group|if I call you by the dog's name, that's why]
School run in [odd socks|the rain|pyjama bottoms, nobody saw], [forgot it's costume day|made it with a minute to spare]
Packed a lunch [nobody ate|shaped like nothing, because it's {day}|and found it in the bag on {day}]
Wedding in {n} weeks and [we still don't have chairs|my gran wants to DJ|the cake tasting was the best part so far]
My teenager [said good morning|laughed at my joke, then denied it|hugged me in public], [I'm framing it|don't breathe]
We did [one hour without screens|a train to the sea|pancakes for dinner], [everyone survived|they'll remember the seagull]
Baby kicked through the whole [meeting|film|{day} nap attempt], [{nn} weeks|we think it's a drummer]
+ Lower the bar. Lower. There
+ Nobody has it together, some just crop better
+ Take the help when it's offered
+ I don't show their faces, you know that, but here are the feet
# pets
{pet} has [eaten half a sock|discovered the mirror|learned to open the fridge], [vet says fine|I have no more secrets|send advice]
{n} years since we brought {pet} home from the shelter, [scared of everything|with one ear and no trust], and look
Foster number {nn} [left for his new family today|is under the sofa and that's okay], [I'm fine. I'm not|already calmer than last week]
Vet bill: {nn}0. Dignity of {pet}: [gone|intact, unlike my trousers]
4am. {pet}. [Why|A sock in the mouth, singing|Something has been knocked off something]
We walked {nn} minutes and {pet} [sat down in the middle of the road|met a goose, they've agreed to disagree|rolled in something historic]
Cleaned the tank, {n} fish [looked offended|counted twice, there are more than before]
+ Short sessions, good treats, end on a win
+ Adopt the old ones, they just want a sofa
+ No, he's not fat, it's the angle
+ Ask your own vet, I'm just a person with a lot of fur on me
# wellness
Phone in another room for {n} nights, [I read a whole book|still reached for it|slept like a teenager]
Therapy on {day}, [homework: say no once|talked about my dad, then soup|left lighter]
Wrote three pages this morning, [two were a shopping list|something came up I didn't expect]
{nnn} days without a drink and [my mornings belong to me|nobody at the party noticed|I still miss the ritual, not the rest]
Sat still for {nn} minutes, [thought about lunch for most of it|a dog barked, that was the lesson]
Bad week. [Did the small things anyway|Washed my hair, called it a win|Asked for help, got it]
Magnesium, darkness, socks. [I'm asleep by ten|I've become my aunt]
+ You're allowed to leave early
+ It isn't linear, I keep having to learn it
+ Drink some water, unclench your jaw
+ Not advice, just what helps me
# education
Explaining [the French Revolution in {n} sandwiches|why the sky is blue|compound interest with sweets] to {nn} teenagers, [they got it before I did|somebody asked if it's on the test]
Day {nnn} of [Japanese|Portuguese|Arabic|Polish] and I [understood a joke|ordered soup and got soup|dreamed a verb]
Study with me: {n} hours, [one chapter|two snacks|{pet} on the notes], [it's not aesthetic but it's honest|timer's in the corner]
A word I learned this week: [petrichor|sonder isn't real, sorry|defenestrate, used it twice]
Found my grandmother's [maths book|letters], [the margins are better than the text|she corrected the author]
A student said [my class is the only one he doesn't sleep in|'so it's just fractions?'] and [I'll live off that until {month}|yes, it's always fractions]
+ Explain it to someone else, that's the whole secret
+ Twenty minutes, every day, no heroics
+ Sources are in the comments
+ Wrong answers are the useful ones
# business
Closed my [smallest|weirdest|first four-figure] deal on {day}, [from a train toilet|after {n} months of polite emails|and forgot to press send on the contract]
We're {n} people now, [the meeting room is still a corridor|payroll is terrifying|someone bought a plant]
Lost a client this week. [My fault|Not a fit, took me {n} months to say so]. [Here's what I'd do differently|Writing it down so I don't repeat it]
Packed {nn} orders on the [bedroom floor|kitchen table], [tape stuck to the cat|ran out of boxes at {nn}]
Raised my prices by {nn}%, [nobody blinked|two left, it was right]
Interviewed {nn} people for one role, [the best answer was 'I don't know yet'|please, stop asking for unpaid tasks]
My calendar had {nn} meetings, [kept {n}|nobody missed the rest]
+ Invoice on the day. On the day
+ Write the email, then delete half of it
+ Ask the customer, not the group chat
+ Done beats clever
# finance
No-spend {month}, day {nn}: [cracked on a {day} for a croissant|{nn}0 saved|the library card is doing the heavy lifting]
Paid off the [card|car|last of the student loan], [{n} years|sat in the kitchen and cried|bought one ice cream to celebrate]
Tracked every coin for {nn} days and the villain is [deliveries|parking|subscriptions I forgot, {n} of them]
Opened the pension letter [finally|with {friend} on the phone], [it's less bad than I feared|it's exactly as bad]
Moved {nn} a week to a pot called ['future me'|'boiler'|'no'], [she'll thank me|don't even notice it]
+ Boring funds, long time, cup of tea
+ If somebody promises you a return, walk
+ Automate it on payday or it doesn't happen
+ Not financial advice, I'm a person with a spreadsheet
# automotive
[She started|It lives|First drive] after {n} months under the tarp, [smoke, but friendly smoke|{friend} filmed me screaming]
{nn} thousand on the clock and the [heater|radio|left door] works [if you believe in it|again!]
Chased a rattle for {n} weeks, it was [a coin in the vent|a spoon|the sunglasses holder]
Sunday loop out of {city}, {nn} bends, [one tractor|empty road|bugs in my teeth]
Charged in {nn} minutes, [had the worst sandwich of my life|met {n} people asking the same range question]
Rust repair, part {n}: [there's more rust than car|welded my own glove|we have a floor]
+ Torque it to spec, not to anger
+ Cheap tyres are expensive
+ Wash the underside, that's where winter lives
# news
Council votes on [the bus lanes|library hours|the new housing by the canal] on {day}, [I read all {nn} pages so you don't have to|the short version's here]
{nn} people came to the meeting about [the river|the school roof|night trains], [most stayed to the end|one dog, very calm]
What the new [heat|water|rent] figures do and don't say, in {n} slides
Correction to {day}'s post: I wrote {nn}, it's {nn}. [Sorry, and thanks to those who checked|Fixed above]
Third [storm|heatwave|flood warning] since {month} here in {city}, [the shopkeepers have it down to a routine|talked to the people clearing up]
+ Source is linked, read past the headline
+ I asked both offices, one answered
+ More when there is more
`
export { enLife3 }
//# sourceMappingURL=en-life-3.js.map
