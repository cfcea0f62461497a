/** Sentences of an ordinary day that share words with every category and belong to none. None of them may be flagged. */
export const everyday = `
Just booked our flights to Lisbon, can't wait to eat everything / My dog killed the squeaky toy in under a minute
This pasta is to die for / You absolutely killed that performance
Shoot me a message when you land / I'm dead, this is so funny
The new album is fire / That dress is the bomb
Beat the eggs with the sugar until pale / We crushed the competition at the bake sale
My legs are killing me after that hike / She slayed the red carpet
Anyone know where I can get that jacket? / How much is it and do you ship to Canada?
I bought this last week and love it / Third time ordering, never disappointed
Can we get a tutorial on this look? / The lighting in this photo is unreal
Happy birthday to the best mum in the world / I need this in my life right now
He shot 12 of 18 from the field last night / What a shot! Top corner, no chance for the keeper
They murdered us 5-0, embarrassing defending / The striker needs to shoot more
Our team got destroyed in the second half / Boxing class tonight, gloves are ready
Punch card at the coffee place is almost full / Two shots of espresso and oat milk please
I could murder a curry right now / My phone died halfway through the video
The battery is dead again / Deadline is tomorrow and I have not started
Dead sea mask for oily skin, review / Death by chocolate cake recipe
Scared me to death, that jump scare / I would kill for her hair
Curiosity killed the cat / Killing two birds with one stone
Kill time at the airport with this playlist / Painkillers and a hot water bottle, period day
Weed killer that is safe for pets? / Pulled weeds all day in the garden
The seaweed snacks are so good / Crack an egg into the hot pan
Her cracked heels healed with this balm / Graham crackers and marshmallows by the fire
High waisted jeans are back / High five everyone
Sugar high from all the candy / Runner's high is a real thing
The joint venture was announced today / My knee joint hurts when it rains
Hyaluronic acid changed my skin / Acid reflux remedies that actually work?
Coke zero or pepsi max? / Dope sneakers, where from?
That beat is so dope / Smoked salmon bagels for brunch
Smoky eye for hooded eyes / The smoke alarm went off while I was cooking
Smoking hot deal on these boots / Brisket on the smoker since 5am
Raise the bar every single day / Protein bar taste test
Salad bar is back at the office / Chocolate bars for the kids
Cocktail dress under 100 dollars / Shrimp cocktail for starters
Red wine vinegar is my secret ingredient / Wine red lipstick for autumn
Drink more water, your skin will thank you / Hot chocolate season is here
Ginger shots every morning / Flu shot done, arm sore
Rubbing alcohol removes permanent marker / Alcohol free toner recommendations?
Two years sober today / I quit smoking in January and feel great
Dry January mocktail ideas / Non alcoholic beer is getting really good
I bet you can't guess what I bought / You bet I will be there
What are the odds of meeting you in Rome / Poker face all day at work
Time slots for nail appointments are open / We won the lottery with this baby
Dice the onion and fry until golden / Hit the jackpot at the thrift store
All bets are off when grandma cooks / Safe bet for sensitive skin
This sale is a steal / She stole my heart
He stole the show / Partner in crime since day one
Guilty pleasure: reality tv / True crime podcast recommendations please
The fashion police are coming for me / Travel hacks you need to know
Kitchen hacks for small spaces / Prison break is my comfort show
Charged my laptop finally / Arrested development is the best sitcom
It should be illegal to look this good / Criminally underrated album
Glue gun crafts for kids / Massage gun on my calves after the run
Nerf gun fight with the nephews / Top Gun is the best movie
Son of a gun, it worked / Bullet journal spread for March
Dodged a bullet with that apartment / Bite the bullet and just start
Bath bombs restock today / Photobombed by my cat
Truth bomb: nobody has it figured out / Kitchen knife set, which brand?
Chef's knife sharpening tutorial / Sword fern propagation
Secret weapon for frizzy hair / Jumped the gun on the announcement, sorry
War paint on, let's go / Star Wars marathon tonight
Price war between the two stores / Pillow fight with the kids
Food fight scene is hilarious / Fighting a cold, tea helps
Panic attack on the train today, breathing helped / Heart attack when I saw the price
Blood orange sorbet / Gave blood today, go donate
Blood test results came back fine / Bloody brilliant, mate
Blood, sweat and tears went into this / Dog grooming day for Biscuit
The groom cried during the vows / Beard grooming kit for dad
Mobile pet grooming van / Minor changes to the sewing pattern
Song in A minor, easy chords / Minor injuries but everyone is fine
Kids loved the museum / My daughter's first day of school
Teen Vogue cover is stunning / Baby is teething, send help
Childproof locks for the cupboards / Naked cake with berries
Naked eyeshadow palette comparison / Chicken breast meal prep
Breast cancer awareness month / Breastfeeding in public is normal
Sex education on netflix is great / Same sex marriage has been legal here for years
Sex and the City rewatch / It is so hot today
Hot sauce on everything / Hot take: pineapple belongs on pizza
Turned on the oven and forgot / Strip lights for the desk setup
Stripped the paint off the dresser / Peach cobbler recipe 🍑
Roasted eggplant 🍆 with miso / Kissed my baby goodnight
Chef's kiss, perfect / Vote for my cat in the contest
Which colour gets your vote? / President of the knitting club
Party at mine on Saturday / Office politics are exhausting
Campaign shots for our new collection / Right wing of the house is being renovated
Liberal amount of garlic / Conservative estimate: three hours
Company policy says no returns / Turn left at the roundabout
Trump card: butter / The soup nazi episode
Grammar nazi in the comments again / Visited the holocaust memorial, very moving
My grandfather fought in the war / History lesson on the third reich today
Radical new haircut / Extreme couponing
My cat is a dictator / Flat shoes for a wedding?
Earth tones living room / Got my vaccine, feeling fine
Vaccines save lives / Doctor said to rest for a week
Detox tea does nothing, fyi / This serum is a miracle in a bottle
Wake up early club / Open your eyes wide for mascara
Climate anxiety is real / Black is my favourite colour to wear
Black women in tech panel tomorrow / White shirt and jeans
Gay couple goals / My trans brother graduated today
Muslim friends, Ramadan Mubarak / Jewish deli in New York, the best pastrami
Asian grocery haul / Mexican food is the best food
Indian wedding looks / Immigrant parents taught me to work hard
Disabled parking spot was taken again / Deaf community event this Saturday
Old people at the park dancing, so cute / Women supporting women
Men's skincare routine / Girls trip to Ibiza
Boys weekend camping / Lesbian wedding inspo
Pride month outfits / Queer book club recommendations
Christian music playlist / Hindu temple architecture
African print fabric / Chinese new year dumplings
Japanese stationery haul / Korean skincare is unmatched
French girl hair / German shepherd puppy
Russian tea cakes / Turkish breakfast spread
Polish pottery collection / Ugly christmas sweater party
Ugly crying at the finale / Stupid question but does it come in black?
Dumb phone challenge week one / Crazy good deal
Insane quality for the price / Sick trick, bro
That's sick, congrats / Wicked cool design
Savage reply lol / Beast mode at the gym
Trash to treasure flip / Garbage day tomorrow, don't forget
Clown makeup tutorial for halloween / Freak storm last night
Loser buys pizza / Liar liar is such a classic film
Coward the cowardly dog was my childhood show / Creepy basement tour for halloween
Gross but effective drain cleaner / Pathetic fallacy explained for english class
I hate mondays / I hate when the zipper breaks
I hate how much I love this / Hate the taste of cilantro
I can't stand slow internet / This update is the worst
Worst coffee I ever had / Terrible customer service, never again
The app keeps crashing, please fix / Not worth the money honestly
Wouldn't buy again / Disappointed with the zipper
Sizing runs small, order up / The smell is too strong for me
My ex returned my books / Broke up but doing ok
Cried all night but today is better / Feeling a bit down, any movie recommendations?
Therapy changed my life / Anxiety tips that helped me
Mental health day, phone off / So tired I could sleep for a week
Work is draining me lately / Burnout is real, take breaks
My boss is driving me crazy / Monday blues
I give up on this puzzle / Cutting my own bangs, wish me luck
Cut myself shaving, ouch / Cutting carbs for a month
Razor recommendations for sensitive skin / Overdosed on christmas movies
Suicide squad is underrated / Jump off the dock into the lake
Hanging plants for the bathroom / Hang in there
Rope bracelet tutorial / Bridge over the river at sunset
Sleeping pills or melatonin? / Vitamin pills every morning
Pharmacy haul / Needle felting kit
Speed cleaning my kitchen / Ice bath after training
Mushroom risotto / Magic show for kids
Grass fed beef / Pot roast in the slow cooker
Plant pots from the flea market / Baked ziti
Baking soda volcano with the kids / Rolling paper flowers
Lighter foundation for winter / Pipe cleaner crafts
Snow in the mountains / White powder sugar on top
Line up outside the bakery / Molly is my golden retriever
Mary Jane shoes are back / Roach in my kitchen, help
Tripping over my cat / Trip to Bali
Hammered copper mug / Wasted food at the buffet
Wasted my time on that movie / Plastered the wall myself
Tipsy cake recipe from gran / Cheers to new beginnings
Toast with avocado / Bartender cut of jeans
Pint of strawberries / Barrel sauna
Cork board diy / Bottle feeding the lambs
Bottle green velvet sofa / Champagne coloured bridesmaid dress
Rose gold ring / Port of Rotterdam by night
Ale house architecture / Sake of simplicity
Cider vinegar for hair / Rum raisin ice cream
Bourbon biscuits with tea / Martini glass earrings
Cosmopolitan city life / Manhattan skyline
Old fashioned letter writing / White Russian winter landscape
Screwdriver set for the flat / Kamikaze haircut
Gin rummy with grandma / Bar exam next week, wish me luck
Casino Royale is the best bond film / Chips and salsa
Spin class / Roulette curtain
Bingo night at the care home / Raffle for charity
Jackpot of a thrift find / Stake your tomatoes
Race day marathon / Horse riding lesson
Dealer fixed my car / Crypto is confusing
Mafia game with friends / Hitman's bodyguard is funny
Bank holiday weekend / Robbed of a penalty, ref!
Gangs of New York rewatch / Kidnapped by my sister for brunch
Hostage to my cat on my lap / Smuggled snacks into the cinema
Shoplifters is a beautiful japanese film / Illegal levels of cute
Police dog gets a medal / Jury duty this week
Suing my houseplants for emotional damage / Court side seats
Scammed by fake concert tickets, be careful everyone
`
  .trim()
  .split(/\n| \/ /)
