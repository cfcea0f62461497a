import { context, idioms } from './entry.js'

/** Hard words that posts use for small things. */
export const harmlessInPosts = [
  ...idioms(
    'things and animals are called names',
    ['en'],
    ['harassment', 'hate', 'profanity'],
    `
    my|this|our|the|that stupid|dumb|idiot|silly|ugly|dirty|fat|crazy ..1 brain|dog|cat|puppy|kitten|phone|printer|laptop|computer|car|oven|machine|song|alarm|autocorrect|wifi|knee|back|weather|rain|plant|bird|hamster|rabbit|toaster|app|game|cold|flu|shoe|shoes|sofa|sweater|jumper|picture|haircut|cupcake|cookie|cake
    you ugly|stupid|silly|dumb little? cupcake|cookie|cake|plant|thing|potato|bean|loaf|dog|cat, felt|feel|feeling so|really|very|a|pretty? bit? stupid|dumb|silly|ugly|idiotic, i was|am|felt such? an? idiot|stupid|dumb, i'm such? an? idiot, ugly sweater+|christmas|duckling+|cry|crying|fruit
    if someone|somebody|anyone|anybody calls|called|tells you, called me a|an ..1 loser|idiot|failure|freak ..5 today|now|grade|school
  `,
  ),
  ...idioms(
    'warnings, storms, art and luck',
    ['en'],
    ['crime', 'harassment', 'weapons', 'drugs', 'alcohol', 'gambling', 'threat'],
    `
    fraud|scam|phishing warning|alert|prevention|awareness|department|protection|detection, beware of ..1 fraud|scams|scammers, nobody from our|us ..4 ask, would|could|i'd rob a bank for, bomb cyclone|disposal|squad|shelter|calorimeter, bath|photo|cherry|cocoa|hot|sex bomb+, ecstasy of saint|st, agony and ecstasy|the, wine|whisky|whiskey country|region|valley|list, vineyard walk|tour|hike
    jackpot found|i, hit|hitting the jackpot with|when|this|on, casino royale, bet|betting|bets on myself|yourself|ourselves|yourselves|love|us, flu season get
  `,
  ),
  ...idioms(
    'somebody will be cross',
    ['en'],
    ['threat', 'violence'],
    `
    mum|mom|mummy|mommy|dad|mother|father|parents|wife|husband|boss|coach|teacher|sister|brother|boyfriend|girlfriend|roommate|flatmate|trainer|hairdresser|dentist|doctor|editor|producer|grandma|nan is|are|will|would|'s|gonna|might going|gonna? to? ..1 kill|murder|strangle me|us, would|will|gonna kill|murder us|me if|when we're|we|i|i'm, going|gonna to? kill|murder me when|if|for she|he|they
    watch your back ..3 sale|deal|deals|autumn|summer|winter|spring|collection|drop, coming for your|ur wallet|wallets|card|savings
  `,
  ),
  ...idioms(
    'flu shots and glue guns',
    ['en'],
    ['alcohol', 'weapons', 'violence', 'drugs'],
    `
    shots ..3 flu|pharmacy|vaccine|vaccines|booster|clinic|nurse|doctor, flu season, get yours at the pharmacy|clinic, water|squirt|nerf|glue|nail|heat|massage|spray|caulk|staple|toy|bubble|starting|price|radar|paint pistol+|gun+, these|my|the|dem guns ..5 grow|biceps|flex|gym|arms|workout|💪, biceps|arm|arms|gym|leg ..3 guns, guns out, sun's out guns
  `,
  ),
  ...idioms(
    'what happened to oneself',
    ['en'],
    ['crime'],
    `
    somebody|someone|thieves|burglars|they|people|vandals ..1 broke|break into our|my|the|their, got|get|was|were|been|have|had|having|is ..2 stolen|robbed|burgled|mugged|hacked|scammed, stole my|our ..1 bike|phone|car|bag|wallet|purse|van|laptop|tools|heart|show|spotlight, stolen on|from the|my|our|us|me
  `,
  ),
  ...idioms(
    'old machines and old signs',
    ['en'],
    ['gambling', 'extremism'],
    `slot machine+ ..1 museum|exhibition|collection|mechanics|repair, swastika+ ..5 temple|temples|hindu|buddhist|jain|fortune|luck|sanskrit|years|ancient, temple|hindu|buddhist ..5 swastika+`,
  ),
  ...idioms(
    'names of places and people',
    ['en', 'de'],
    ['profanity', 'sexual'],
    `from fucking, fucking the village, village of fucking, dick francis|turpin|whittington|wolf|dale|fosbury|bruna|strawbridge|rutan, dick's, uncle|grandpa|cousin|mr dick`,
  ),
  ...idioms(
    'left behind',
    ['en'],
    ['self_harm'],
    `since i stopped|quit ..1 hurting|cutting|harming|burning myself, stopped hurting|cutting|harming|burning myself, days|weeks|months|years ..1 without hurting|cutting|harming|self, free from|of self harm, used to hurt|cut|harm myself, clean from self`,
  ),
  ...context('recovery', `since i stopped, please talk to somebody|someone|anyone`, ['en']),
]
