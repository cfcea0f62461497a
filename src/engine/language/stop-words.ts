/** Words that say nothing of what a text is about, in the languages that the rules of intent read. Folded, as `fold` writes them. */
const words = `
a about after again all almost also always am an and any anyone are as at back be because been before being best better both but by came can
cant could did didnt do does doesnt doing done dont down each else even ever every everyone far few first for from get gets getting give go going
gonna good got great had has have havent having he her here hers him his how i id if ill im in into is isnt it its ive just keep know last less let
like likes literally lol look looks lot love loved made make makes many maybe me mine more most much must my need never new next ngl no not now of off
oh ok okay omg on once one ones only or other our out over own people please pls put quite really right rn said same saw say says see seen she should
since so some someone something still such sure take tbh than thank thanks that thats the their them then there these they thing things think this those
though tho through time to today too tried try two u un under until up ur us use used very wait want was way we well went were what whats when where which while
who why will with without wont would wow wouldnt yall yeah yes yet you your youre yours
el la los las lo le les un una unos unas y o pero que porque si no de del al a en con por para es son era fue esta estan este esto ese eso esa mi tu su me te se nos muy mas menos
tan como cuando donde quien cual ya hoy aqui alli hay ser estar tener tiene tengo yo ella ellos todo todos toda nada algo jaja jajaja porfa gracias siempre nunca
os as um uma uns umas e ou mas nao do da dos das no na nos nas ao com por pra pro para sao era foi ta esta esse essa isso meu minha seu sua muito mais menos tao como quando onde quem qual
ja hoje aqui tem ter eu ele ela eles tudo nada algo kkk kkkk voce vc gente sempre nunca obrigada
je j tu il elle on nous vous ils elles l d c s n m t qu des ce cet cette ces mon ma mes ton ta tes son sa ses et ou mais car donc ne pas plus tres trop si bien comme quand ou qui quoi dont est sont etait ete etre avoir a ai as
ont fait faire dans sur sous avec sans pour par en au aux du deja ici la tout tous toute rien merci mdr
der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich du er sie es wir ihr mich dich mir dir uns euch mein meine dein deine sein seine ist sind war waren bin bist hat habe hab haben
wird werden kann auch noch schon so sehr nur mal wie was wer wo wann warum wenn weil dass in im am an auf aus bei mit nach von vom zu zum zur fur uber doch ja nein danke bitte mehr immer nie
il lo gli uno dei delle degli della dello nel nella col che chi cui non piu meno molto anche come quando dove perche se ma ed sono sei siamo era ho hai ha hanno mi ti ci vi suo sua mio mia tuo tua questo questa quello quella gia tutto tutti niente grazie
yang di ke dari dan atau tapi ini itu aku kamu dia kita mereka saya gue lo nya si sih dong kak ya yah deh nih kok aja saja juga lagi udah sudah belum bisa ada gak ga nggak tidak bukan jangan mau banget bgt sama buat untuk pakai pake karena kalau kalo jadi apa mana
في من على الى عن مع هذا هذه هذي ذلك التي الذي و او ثم لا ما لم لن هو هي هم انا انت نحن كل كان كانت يا بس والله جدا مره مرة كثير شي شيء اللي ان انه قد
の は が を に で と も へ や か ね よ な し て た だ です ます ない この その あの これ それ あれ 私 僕 人 さん こと もの する した いる ある
`
const stopWords = new Set(words.trim().split(/\s+/))

export const isStopWord = (word: string): boolean => stopWords.has(word)
