import { asksPrice, asksWhere, wants } from './en-asking.js'
import { bought, repeat, willBuy } from './en-buying.js'
import { objects, rejects } from './en-refusing.js'
const en = {
  code: 'en',
  fillers:
    'ok okay omg lol haha hahaha ngl fr tbh so and but pls plz please girl bro hi hey wow yes yess fr sis babe dear um guys thanks thank_you ty rn x oh damn hello help',
  negators:
    "don't dont do_not doesn't doesnt didn't didnt did_not never not no_longer won't wont wouldn't wouldnt can't cant cannot ain't aint isn't isnt no_one nobody without stop stopped instead_of barely hardly",
  notNegators:
    "can't_wait cant_wait cannot_wait can't_stop why_not not_only not_gonna_lie don't_care_i no_regrets couldn't_resist can't_resist don't_judge don't_tell if_i_don't can't_believe",
  stages: { asks_price: asksPrice, asks_where: asksWhere, wants, will_buy: willBuy, bought, repeat, objects, rejects },
  not: [
    'how much (?:time|sleep|work|effort|longer|fun|weight|water|protein|money (?:do|did) you (?:make|earn)|do (?:you|u|they) (?:make|earn|weigh|bench|lift|love|miss|sleep|practice|train|get paid)|did (?:they|he|she) pay (?:you|u)|(?:i|we|you|u|he|she|they) (?:love|loved|miss|missed|enjoy|needed|need|appreciate|like|hate|want you|care|have grown|has changed)|of (?:a|an|this)|did they pay)',
    'where (?:did|do|can|could|should) (?:you|u|i|we|she|he|they) (?:get|find|got) (?:(?:that|this|the|your|all|all of|ur|all this|all that|so much|such) )*(?:idea|ideas|energy|confidence|courage|time|inspiration|info|information|motivation|nerve|audacity|hair (?:done|cut)|nails done|job|patience|strength|help|data|facts|tattoo|tattoos|sound|song|people|friends|work|audio|footage|clip|joke|template|that from)',
    'what (?:brand|company) (?:deal|deals|collab)',
    '(?:i|we|you|u|they|she|he)(?: \\w+)? (?:need|want|needed|wanted) (?:to (?!buy|get|order|have|own|purchase|cop|try|grab)|you|u|him|her|a (?:nap|drink|hug|break|tutorial|part|moment|minute|lawyer|vacation|holiday|friend|man|girlfriend|boyfriend|life|job|coffee|doctor|therapist|shower|recap)|an? (?:update|explanation|answer|apology)|the (?:recipe|tutorial|song|name of|full (?:video|version|story)|part|next|truth|sequel)|more (?:videos?|content|of (?:you|these videos|this content))|this (?:today|energy|kind of|content|reminder|video|song|post|message|motivation|tutorial|to (?:end|stop|happen|be))|help|sleep|therapy|answers|it to (?:end|stop))',
    "(?:^|[^\\w']|ok(?:ay)? |really |just |so )needed this (?:today|reminder|so|message|laugh)?",
    'you (?:all )?(?:need|want|should (?:buy|get|try|have)|have to (?:buy|get|try)|must (?:buy|get|try|have)) ~',
    "(?:sold|selling) out (?:show|shows|arena|stadium|tour|concert|crowd|to|your|his|her|their)|(?:sell|sold|selling) ?-?out(?:s)?(?: like you| now| for (?:money|cash|clout))|you(?:'ve)? (?:really )?sold out",
    "(?:link|links)(?:'s|s)? (?:is |are )?(?:in|on) (?:my |the |your |her |his )?(?:bio|profile|description|page|stories|story|comments|first comment|pinned)",
    "buy(?:ing)? (?:my |your |her |his |their )?(?:followers|likes|votes|time|happiness|love|a house|the dip)|(?:can'?t|money (?:can'?t|doesn'?t)) buy",
    '(?<!where |how |what |which |much )(?:did|do|does|will|would|should|can|has|have) (?:you|u|he|she|they|anyone|anybody|people|everyone) (?:ever |really |actually |just |even |already |still )*(?:buy|bought|own|order|ordered|get|need|want|have)(?! (?:a |an |any |the )?(?:links?|discounts?|promo|codes?|coupons?|prices?|sales?|deals?))',
    'who (?:wants|needs|bought|buys|would (?:buy|want)|is buying)',
    '(?:want|need|get|getting|got) (?:married|ready|started|better|tired|lost|old|rid|over|up|in touch|back|to (?:know|see|be|go|work|the gym|sleep|hear|meet|watch|do|say|make)|it (?:right|done|together|now|wrong)|this (?:right|done|party)|the (?:hang|point|joke|hype|vibe|reference|feeling|idea))',
    '(?:price (?:to pay|of (?:fame|admission|love|freedom|success|gas|oil|eggs|housing))|priceless|at what cost|cost of living|costs? nothing|no matter the cost)',
    "(?:bought|buying|buy) (?:into|myself time|it\\.? (?:i )?(?:don'?t|do not) believe)",
    '(?:i |we )?(?:want|need) (?:this|that|what|such) (?:life|lifestyle|body|confidence|job|relationship|friendship|love|man|woman|hair|skin|talent|view|weather|vibe|energy|house|kind of)',
    'want(?:s|ed)? (?:to )?(?:win|be (?:picked|chosen))',
    'on my (?:second|third|fourth|2nd|3rd) (?:watch|rewatch|time watching|view|viewing|cry|coffee|day|week|month|year|try|attempt)|\\d+(?:th|nd|rd) time (?:watching|seeing|i watch)',
    "tried (?:it|this)[^\\n]{0,6}we don't talk about it",
    'not related',
    'i would (?:love|like) to (?:see|know|hear|learn|meet|visit|go|work|collab|be|watch|join|thank)',
  ],
  giveaway: [
    'give ?-?aways?',
    'raffles?',
    '\u2039(?:pick|choose|select) me\u203A|(?:pls|please) (?:pick|choose|select) me|pick me',
    '(?:hope|want|wanna|would love|like|wish|trying|need|fingers crossed|hoping|going|love)(?: \\w+)? (?:to |i |me )?win(?:ning)?(?: (?:this|it|one|these|the|a))?',
    '(?:enter|count|include|consider) me(?: in)?(?: please| pls)?\u203A|\u2039entered|\u2039entering|my entry|enter to win',
    '\u2039(?:all )?(?:done|followed|shared|liked|tagged)(?: ?(?:,|and|&|\\+|/|\u2705|\u2714) ?(?:done|followed|shared|liked|tagged|saved|reposted))+',
    '\u2039(?:all )?done(?: all| everything)?(?: steps)?(?: and (?:shared|tagged))?\u203A(?=.*(?:@|\u2705|\u2714|win|luck))',
    'tag (?:a|your|ur|some|\\d+|two|three|five) (?:friends?|bestie|besties|someone|people|mates?)',
    'good luck (?:everyone|everybody|to (?:all|everyone)|all|guys)',
    '(?:been|you.ve been|you are|ur) (?:selected|chosen|picked)|(?:claim|collect) (?:your|ur) (?:prize|gift|reward)',
    'first \\d+ (?:to|who|people|comments?)',
    'sweepstakes?|contest entry|(?:lucky|the) winner',
  ],
  determiners:
    'the this that these those your ur a an my our some any one_of another more one all both two her his their',
  objectEnds:
    "it this that these those one ones them they some mine yours me you u i we she he him her us my your please pls plz asap and or but so because cause if when where what which who how why is are was were be been do does did have has had can could will would should for from in on at to of with by about as than then now today tonight tomorrow yesterday already yet too also just really very right soon again here there online anyway though tho lol haha omg ngl tbh rn already ever even thanks thank bad much cost costs price link since cheap look looks work works worth two more out up down off back over during while after before until till not no never don't get got buy bought like love want need it's i'm im that's",
}
export { en }
//# sourceMappingURL=en.js.map
