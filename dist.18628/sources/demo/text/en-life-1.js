const enLife1 = `
# beauty
Day {n} of [doing absolutely nothing to my skin|only washing my face once a day|not touching my forehead], [and it's calmer than it's been since March|report to follow|the redness is finally going down]
Finished my [third|second|first ever] bottle of [rosehip oil|that green toner|the boring pharmacy cleanser] and [no regrets|I already miss it|I'm not sure it did anything]
Did my whole face in {n} minutes [in the back of a taxi|on the {time} train|while {friend} waited in the car] and [nobody noticed|one brow is a cousin, not a sister|it held till midnight]
Cut my own fringe again. [Don't say anything|It's fine. It's fine|{friend} laughed for a full minute]
Trying [brown|navy|plum] mascara because [my grandmother swore by it|black feels harsh on me lately|{friend} dared me] [and wow, my eyes look awake|jury's still out]
New nails, [short and milky|chrome, obviously|a red so dark it's nearly black|tiny daisies], [took {n} hours|I can't open a can any more|payday treat]
Rewashed my hair because I [forgot conditioner exists|used dry shampoo as a personality for {n} days|got frying smell in it at {friend}'s]
My skin did not enjoy [the flight|the wedding weekend|three nights of bad sleep], so it's [soup and moisturiser|water and silence|the beige routine] until {day}
[Patch tested|Spent {n} weeks with|Gave a fair chance to] a [vitamin C|retinal|peptide] thing that everyone swears by and [I get it now|it just stung|my pillowcase loved it more than me]
Smelled {nn} perfumes in one afternoon and came home with [a sample of something like wet stone|nothing|the one I already own]
+ Put it on damp skin, otherwise you're wasting half of it
+ Less product, more patience. Annoying but true
+ I stopped rubbing my eyes and that did more than any cream
+ You don't need ten steps. You need sunscreen and sleep
+ The trick is warming it between your palms first, not rubbing it straight in
+ And no, it isn't a filter, it's the window at {time}
# fashion
This [coat|jacket|blazer] was [my aunt's in the nineties|{nn} at a charity shop|the last one on the rail and one size too big] and [I won't be taking it off until April|it has a train ticket from 2003 in the pocket|the shoulders are doing a lot]
Wore [the loud trousers|cowboy boots|a tie|all brown] to [the office|my cousin's graduation|the dentist] and [got asked if I play in a band|felt like myself for once|would do it again]
Sold {nn} things from my wardrobe this week, [rent is partly paid by jeans now|the empty hangers are so satisfying|bought one thing back by accident]
Outfit {n} of [packing one small bag for {n} days|not buying anything until {month}|dressing only in what I owned at twenty]: [linen, linen and regret|the grey knit again|shorts and a very serious shirt]
Took my [boots|loafers|good trousers] to the [cobbler|tailor] round the corner, [came back like new for the price of two coffees|he told me off for wearing them in the rain]
Spent {day} [hemming|dyeing|mending] [a skirt I've never worn|three white shirts|the sleeve {pet} chewed], [my thumb is full of holes|and somehow it's my favourite thing now]
{friend} said I dress like [a retired architect|a substitute teacher in a good film|someone who owns a boat] and I've [never been so flattered|been thinking about it for {n} days]
[Rings|The belt|The scarf] first, then the rest. That's [the whole method|how I get dressed on bad days]
Queued {n} hours for [sneakers|a sample sale] in {city} [like it's 2014|and left with socks|in the rain, with snacks]
+ Check the seams before the label
+ If you sit down in the fitting room and hate it, you'll hate it all day
+ Nobody remembers what you wore last week, rewear everything
+ Steam it, don't iron it
+ The bag is older than me
# food
[Burnt|Rescued|Finally nailed] [the caramel|a tahdig|my mother's dumplings|the roux], [third attempt|only the edges|and ate it standing up]
{friend} came for dinner and I panicked and made [{n} kinds of potatoes|one very large lasagne|soup with everything left in the drawer]
The bakery on my street sells [day-old bread for next to nothing|cardamom buns until 9|broken croissants by weight] so that's [breakfast|my retirement plan|who I am now]
Left the dough in the fridge for {nn} hours and [it tried to escape|the crumb is unreal|it smells faintly of beer, in a good way]
[Lentils|Beans|Rice and an egg] again, but with [chili crisp|burnt butter|pickled onions and way too much lime] and I'm not [even slightly|in the least] sorry
Lunch today cost less than a bus ticket: [chickpeas, lemon, old bread|cabbage, miso, noodles|tomatoes, tinned fish, toast]
Ate at {n} places in {city} in one day, [the best thing was a plastic stool and grilled corn|I need to lie down|my notes say only 'garlic???']
My grandfather's recipe says 'cook until it looks right', [thank you, very useful|so I called him, he said 'longer'|and he was right]
Made [jam|stock|hot sauce] from [{n} kilos of plums|bones and stubbornness|chilies I grew on the sill] and the [kitchen looks like a crime scene|whole stairwell smells amazing]
Taught {friend} to make [gnocchi|tortillas|an omelette] on {day}, [flour in places flour should not be|better than mine, rude]
+ Salt it earlier than you think
+ Don't crowd the pan, I beg you
+ Toast the spices first, it takes a minute
+ Recipe's in my head but I'll write it down if enough of you want it
+ You want the heat lower than that. Lower
+ Leftovers were better, as always
# drinks
First [cup|pot|flat white] of the day on the [back step|fire escape|kitchen floor], [before anyone else is awake|with {pet} judging me]
Dialled in the new [Ethiopian|Colombian|decaf] for {n} mornings and it finally tastes of [peach|something other than toast|what's written on the bag]
Broke my favourite [mug|dripper|teapot], [a moment of silence please|glued it, now it's a pencil cup]
Tried [oat|macadamia|plain old] milk in the [matcha|cortado] and [the foam sat there like a cloud|it split immediately|okay I get the hype]
There's a man in {city} who roasts [{n} kilos a week in a shed|in an old popcorn machine] and it's [the best coffee I had all year|better than it has any right to be]
Making [ginger syrup|cold brew|a shrub from old strawberries] because {day} is [too hot to think|going to be long]
{n} weeks of swapping the evening coffee for [rooibos|barley tea|hot water and lemon], sleeping [like a stone|exactly the same, sadly]
+ Grind finer, pour slower
+ The water matters more than the machine
+ Don't boil it to death
+ I'll take a chipped cup over a paper one any day
# fitness
[Deadlifted|Squatted|Carried up the stairs] [more than I weigh|a number I'd only written in pencil before|{nn} kilos for a shaky single], [video or it didn't happen, well it's here|my face in this is not for children]
{nn}k on [tired legs|{n} hours of sleep|a stomach full of pasta], [rain for the last half|negative split somehow|walked the hill, no shame]
Went back to the gym after [{n} weeks of flu|the move|my knee thing], used [half the weight and twice the swearing under my breath|the little pink dumbbells]
Hip mobility, day {nn}. [I can nearly tie my shoe sitting down|My left side still thinks it's 80|{pet} joined in]
{friend} talked me into [a 6am class|burpees|a hyrox thing], [I've unfriended them twice|we both lay on the floor after]
Rest day, [which means I cleaned the oven|I'm bad at these|and I mean it this time]
Signed up for [the half in {month}|my first meet|a swim I'm not ready for], so now [you all have to hold me to it|there's a spreadsheet]
Pull-up number [one|{n}]! It took [a year and a bit|most of winter|a band, then a thinner band, then nothing]
+ Sleep is the supplement
+ Leave two reps in the tank, you're not being chased
+ Warm up the ankles. Nobody warms up the ankles
+ Slow is a speed
+ If your form goes, the set's over
# sports
[Last-minute|Ugly|Deserved] [winner|equaliser|own goal], [I've lost my voice|my neighbour knocked|the whole pub hugged]
Lost {n}-1 to [the dentists' team|a bunch of teenagers|people in borrowed shoes] and [it was the most fun all season|I want the tape reviewed]
{nn} free throws before breakfast, made [most|half|enough] of them
That second half was [a masterclass in panicking|the best we've looked since {month}|why I watch this game]
My knee says no, my group chat says [{day} at 8|we're short one]. So [I'm in goal|see you there]
Took {friend} to their first [match|game|fight night] and they [asked who the man in black supports|cried|now own a scarf]
Landed it. {n} months, [two boards|one wrist|so many curbs], landed it
Ranking the [away kits|stadium pies|worst penalty run-ups] of the season because [someone has to|international break is long]
+ Say what you like, the full back was everywhere
+ And the ref had a shocker both ways
+ It's the hope that gets you
+ Watch the feet, not the ball
# outdoors
Up at {time} for [the ridge|the low tide|first light on the lake], [saw nobody, saw {n} deer|fog so thick I photographed my own hand|worth every yawn]
{nn} kilometres, one wrong turn, [half a cheese sandwich|a bee sting|new friends with a stove]
Finally sent [the blue one|the corner crack|my project] after {n} weeks of [falling off the same move|blaming my shoes]
The tent [leaks|doesn't leak!|smells of last summer], the [view|coffee|company] makes up for it
[Puncture|Snapped chain|Dead phone] in the middle of nowhere and [a farmer gave me cherries|I walked {n} km in cleats|learned where the bus stops]
Waves were [knee high and messy|too big for me, if I'm honest|glass], stayed in until [my hands stopped working|dark]
Caught [nothing|a boot|one very small perch, which went straight back] and it was [perfect|still better than {day} at work]
Packed [too much food and not enough socks|light for once|the heavy lens and regretted it by the first climb]
+ Take the rubbish home, also what isn't yours
+ Check the forecast, then pack for the other one
+ The best spot isn't on the map and I'm not putting it there
+ Layers. It's always layers
`
export { enLife1 }
//# sourceMappingURL=en-life-1.js.map
