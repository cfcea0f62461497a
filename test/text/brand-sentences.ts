/**
 * Sentences with words that are also names of brands, written without looking at the rules that judge them. `yes`: the brand is meant;
 * `no`: the everyday word is. One name a line, sentences apart by " | ".
 */
export const yes = `
Apple: My new Apple laptop finally arrived and the screen is unreal | The latest Apple watch tracks my sleep so well | Switched from Android to Apple and the camera is so much better | #ad Thanks to Apple for the new iPad | I queued outside the Apple store for three hours | Unboxing headphones from Apple today | I dropped my phone and Apple fixed the screen for free
Target: Everything in this nursery is from Target | Target haul time, wait until you see the throw pillows | #ad I partnered with Target to show you my shopping cart | Picked up these cute mugs at Target and they were on sale in store | Order online at Target and pick it up the same day
Gap: These jeans from Gap fit me like a glove | I'm wearing a Gap hoodie in size medium | Paid partnership with Gap for their new denim | The Gap jeans I have on are from the sale | Matching family outfit by Gap, dress and all
Orange: Orange raised the price of my mobile plan again | Switched to Orange because the 5G network is better at home | Le forfait Orange inclut internet en Europe
Shell: Stopped at the Shell station to fill up before the road trip | Filled up with Shell fuel and got double points | The gas at Shell was cheaper than anywhere else
Visa: Pay with your Visa card and get the tickets early | My Visa credit card got declined at dinner | #sponsored Visa lets you tap to pay on every bus
Dove: I've been using Dove soap for years and my skin loves it | The new Dove deodorant smells amazing | Werbung: Mein neues Shampoo von Dove | #ad Dove body wash keeps my skin soft all day
Always: Always pads are the only ones I trust during my period | #ad Thanks to Always for sponsoring period education
Mango: This dress by Mango is perfect for a summer wedding | The jacket is from Mango and the shoes are thrifted | I found my outfit at Mango
Next: This little coat is from Next and the shoes are too | #gifted Outfit from Next for the baby
Boots: Got this serum from Boots for half the price | My makeup haul from Boots, all skincare under a tenner
Amazon: I ordered it from Amazon and it came the same day | Amazon haul: ten things for your online shop | Link to my Amazon store in bio, every order helps
Subway: Grabbed a sandwich from Subway before the game | #ad The new Subway menu has a chicken sub under five dollars
Tide: Tide got the stain out of his shirt with one laundry pod | I only use Tide detergent
Ring: The Ring camera caught the package thief on my phone | Installed a Ring doorbell with the app
Uber: Took an Uber home and the car was spotless | Our Uber was late but the drive was smooth
Slack: We moved all our team chat to the Slack app | Slack went down and the whole office software stopped
Zoom: We do every class over the Zoom app now | My Zoom app needed an update right before the call
Stripe: We take card payments with Stripe | Stripe handles every payment on our site
Monster: Had a can of Monster Energy before leg day | Monster dropped a new energy drink flavor
Coach: This bag from Coach was my birthday gift | Found a vintage Coach bag for ten dollars
Guess: The Guess jeans I wear here are on sale | Watch by Guess, dress by a friend
Fossil: My Fossil watch has lasted ten years | The leather bag is from Fossil
Diesel: Wearing Diesel jeans and a plain tee | The jacket is from Diesel
Purple: Sleeping on a Purple mattress changed my back | #ad Use my code for a Purple mattress
Calm: The Calm app put me to sleep in minutes | #ad I use the Calm app for meditation every night
Honey: Install the Honey app before you check out online | #ad Honey finds codes when you shop online
Stanley: I filled my Stanley cup with iced tea | My Stanley tumbler keeps the bottle cold
Shark: I bought the Shark vacuum and my kitchen has never been cleaner | Shark vacuum review for a home with three kids
Supreme: He queued all night for the Supreme hoodie drop | Wearing a Supreme tee and old sneakers
Converse: I have worn Converse sneakers since high school | A dress with Converse shoes is my style
Vans: He skates in Vans shoes every day | My Vans sneakers are falling apart
Secret: Secret deodorant is the only one that holds up | #ad Thanks to Secret for keeping me fresh, best deodorant
Native: My Native deodorant smells like coconut | #ad Native shampoo is back
Galaxy: @samsungmobile sent me the new phone
Meta: Meta changed how ads show in the app feed | The glasses by Meta have a camera and speaker
Square: I take card payments with Square at the market
Discover: My Discover card gives me cashback
Puma: New Puma sneakers for the season | The shoes are from Puma
Jaguar: He drives a Jaguar and it broke down, of course, the car is beautiful
Delta: Our flight with Delta was delayed but the airline gave us miles
Kayak: I booked the flight on Kayak with the app
Casper: We bought a Casper mattress for the guest bed
Away: My Away suitcase survived another flight
Ritual: I take Ritual vitamins every morning | #ad Use my code for Ritual vitamins
Seed: #ad I take Seed supplements every day
Hers: #ad I use Hers for my hair
Oasis: The dress is from Oasis, ten years old
Action: Alles von Action, nur zwei Euro im Laden | Haul from Action for my kitchen
Penny: Bei Penny gab es heute die Schokolade im Angebot, mein ganzer Einkauf
Only: This jacket is from Only and the jeans too
Express: The suit is from Express and fits well
`.trim()

export const no = `
Apple: I eat an apple every morning before my run | Baking an apple pie with my grandmother | The apple does not fall far from the tree | Apple cider season is here | An Apple a day keeps the doctor away | Green apple is my favorite flavor of candy | My daughter drew an apple on my phone
Target: My target this year is to run a marathon | Know your target audience before you post | He hit the target on the first try | We are on target to finish the book | Their sales target was too high | Target weight reached after six months
Gap: There is a gap between the sofa and the wall | I took a gap year and travelled | Mind the gap | The wage gap is real | He has a cute gap in his teeth | The gap in the market was obvious to us
Orange: Orange is my favorite colour for autumn | Fresh orange juice in the morning | The sky turned orange over the sea | An orange and a banana, that is breakfast | Orange county sunsets never get old | My cat is orange and lazy
Shell: We collected shells, and one shell was pink | She came out of her shell this year | Crack the egg and throw away the shell | A sea shell from the beach in Portugal | Soft shell tacos tonight
Visa: I need a visa to visit Vietnam | My visa application was approved | Still waiting for the visa interview | Student visa tips for Germany | Das Visa kam nach drei Wochen
Dove: A white dove landed on our balcony | The dove of peace mural is finished | He dove into the lake without looking | Sie hat eine weisse Dove gemalt
Always: I always drink coffee before work | Always be kind to your barista | You will always be my best friend | Always check the label | She was Always late to class
Mango: Mango season is the best season | I made a mango smoothie | Sticky rice with mango is heaven | Ripe mango on toast, try it
Next: Next week I fly to Rome | See you next time | What should I cook next | The next video drops on Friday | Next up, the kitchen
Boots: My new boots are killing my feet | These boots were made for walking | Hiking boots or sneakers for this trail | Boots, scarf and tea, that is autumn | I love my leather boots
Amazon: The amazon rainforest is burning | We took a boat along the Amazon river | She fights like an amazon
Subway: The subway was packed this morning | I take the subway to work | Subway stations in Stockholm are art | Met him on the Subway platform
Tide: The tide is high this evening | Low tide is the best time to walk the beach | The tide is turning for our team
Ring: He put a ring on it | My engagement ring is vintage | Boxing ring lights are so harsh | Phones ring all day here | A ring light changed my videos
Uber: I am uber excited for tonight | That was uber cool
Slack: Cut me some slack today | The rope had too much slack
Zoom: Zoom in on the second picture | The zoom on this lens is great
Stripe: A black and white stripe on the wall | One stripe of paint left
Monster: My toddler is a little monster today | There is a monster under the bed | Cookie Monster is my spirit animal
Coach: My coach pushed me hard today | A life coach changed everything for me | The head coach resigned
Guess: Guess who is back | I guess we are doing this | Guess what I found in the attic
Fossil: We found a fossil on the beach | Fossil fuels must go | A dinosaur fossil in my garden
Diesel: The old tractor runs on diesel | Vin Diesel was great in that movie
Purple: Purple hair, do not care | The sunset was purple and pink | I painted the door purple
Calm: Stay calm and keep going | The sea is calm today | Calm before the storm | I felt so calm after yoga
Honey: Honey and lemon for a sore throat | Raw honey from our bees | Honey, I am home | Drizzle honey over the toast
Stanley: Stanley Tucci made pasta on tv again | My grandpa Stanley turned ninety
Shark: We saw a shark while diving | Baby shark has been on repeat | Shark week starts on Sunday
Supreme: The Supreme Court decides today | A supreme effort from the whole team
Converse: We converse in three languages at home | They rarely converse at dinner
Vans: Two vans blocked our street | Camper vans are everywhere this summer
Secret: Can you keep a secret | My secret recipe is butter | The secret garden was open today
Native: Native speakers talk so fast | Plant native flowers for the bees
Galaxy: The galaxy looked unreal through the telescope | A galaxy far away
Meta: That joke was so meta
Square: We met at Times Square | Cut the dough into a square | Back to square one
Discover: Discover new places with me | I love to discover old books
Puma: We saw a puma in the mountains | A puma crossed the road
Jaguar: The jaguar is my favorite animal at the zoo
Delta: The river delta at sunrise | The delta between both numbers is small
Kayak: We rented a kayak on the lake | My first kayak trip was cold
Casper: My dog Casper is asleep again
Away: Far away from home | Take the pain away | I walked away from the job
Ritual: My morning ritual is tea and silence | A ritual from my grandmother
Seed: I planted a seed in March | One seed became this tree
Hers: The win was hers | That cup is hers
Oasis: Our garden is an oasis of calm | I saw Oasis live in Manchester
Action: Take action today | The action scenes were great | Actions speak louder, action beats talk
Penny: A penny for your thoughts | I found a penny on the floor | Penny ist meine Katze
Only: Only one week left | You are the only one | Only the brave
Express: Express yourself through art | The express train was late
Focus: Focus on what you can control | I lost focus at the end
Bounty: The bounty hunter show is back | A bounty of tomatoes this year
Mars: Bruno Mars played our song | The rover landed on Mars
Nest: A bird built a nest on our balcony | Empty nest feelings today
Signal: No signal up in the mountains | The traffic signal was broken
Threads: Pull the loose threads | These threads were made by hand
Quest: My quest for the perfect bread | A side quest in real life
Simple: Keep it simple | A simple recipe with three things
Innocent: He looked so innocent | Innocent until proven guilty
Wish: I wish you a happy birthday | Make a wish
Chance: Give peace a chance | By chance we met again
Brave: Be brave today | The brave little toaster
Medium: Medium heat for ten minutes | I am a size medium in most shirts
Loft: We moved into a loft downtown
Game: What a game last night | Board game night with friends
Garage: We cleaned the garage today | The band started in a garage
Office: Back in the office after two weeks | My home office is a mess
House: Our house is finally painted | House plants for beginners
Pink: Pink is the color of my bedroom | Everything pink for her birthday
Rainbow: A rainbow over the harbor | Rainbow cake for the party
Steam: Steam the broccoli for five minutes | Letting off steam at the gym
Unity: Unity is strength | We need unity in this town
Opera: We went to the opera | The opera house was sold out
Save: Save this post for later | Save the date
Top: My top five tips | This top is thrifted
Super: Super happy with this result | Super bowl snacks
`.trim()
