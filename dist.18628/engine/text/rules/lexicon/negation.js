import { list } from './list.js'
const negators = new Set(
  list(`
    not, no, never, dont, doesnt, didnt, isnt, arent, wasnt, werent, wont, wouldnt, shouldnt, couldnt, cant, cannot, havent, hasnt, hadnt, aint
    neither, nor, without, nobody, none, hardly, barely, nowhere, stop, against, anti, non, zero, refuse, refused, refuses
    nunca, jamas, tampoco, sin, nao, nem, sem, pas, jamais, sans, nicht, kein, keine, keinen, keiner, nie, niemals, ohne, mai, senza, nessun, nessuno, nahi, nahin, mat, bukan, tidak, gak, nggak, jangan, tanpa, enggak, \u0644\u0627, \u0644\u0645, \u0644\u0646, \u0644\u064A\u0633, \u0645\u0627, \u0645\u0634, \u0645\u0648, \u0628\u062F\u0648\u0646
  `),
)
const isNegator = (form) => negators.has(form) || form.endsWith("n't")
const notNegating = new Set(
  list(`
    not only, not just, no doubt, no wonder, no one, cant wait, can't wait, can't stop, cant stop, can't stand, cant stand, cannot stand, cannot wait, don't care, dont care, no matter, no longer, never forget, never stop, not gonna, why not
    can't believe, cant believe, won't stop, wont stop, no shit, no lie, no cap, hell no, no offense, no offence, not sorry, don't forget, dont forget, no joke, no fucking, stop being, wouldn't mind, wouldnt mind, don't be, dont be, if not, or not, whether not, isn't it, isnt it, aren't they, arent they, don't you, dont you, aren't you, arent you
  `),
)
export { isNegator, notNegating }
//# sourceMappingURL=negation.js.map
