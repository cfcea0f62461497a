const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''))

/** The small words of English that none of its neighbours has. */
const ofEnglish = listOf(`
  the and of this that these those they them their you your our who what why when where which how because with from have had
  would should could must been being were not don't doesn't didn't isn't aren't wasn't can't won't shouldn't it it's its his she about there than
  only every never people someone nobody everyone are dont doesnt isnt cant wont h8
`)

/** Those that others have as well, or that look like a word of theirs, by how little: "i" and "a" stand in half of Europe. */
const likeEnglish: ReadonlyMap<string, number> = new Map([
  ['is', 1.5],
  ['was', 1],
  ['be', 1],
  ['to', 1],
  ['my', 1],
  ['for', 1],
  ['ur', 1],
  ['i', 0.5],
  ['a', 0.5],
  ['r', 0.5],
  ['u', 0.5],
])

/** Small words of the languages that English is taken for; one of them, and nothing is said. */
const ofOthers = listOf(`
  de la que el en y los las del por para con una su lo como pero porque esta muy sin es ser
  o os da dos das em um uma não nao se mas na ao pra você voce ele ela eu meu minha
  le les des du et est une pas je il elle nous vous ils dans sur qui pour avec mais ce c'est j'ai
  der das und ist nicht ich du sie wir ein eine mit den dem auf für von zu im auch aber wie
  il gli di che e non è una sono per ma anche questo della
  hai ka ki ke ko se nahi nahin kya bhi aur mein main tum hum tha thi ho koi ye yeh woh wo kar raha rahi bhai toh
  yang dan di ini itu tidak untuk saya aku kamu dengan ada bisa gak nggak
  het een van niet voor op maar ook zijn
  och att det som är inte jag
  ve bir bu için ang mga sa ng ako
`)

/** How much the small words of a text speak for English: nothing where one is of another language. Short texts have little else to go by. */
export const weighEnglish = (words: readonly string[]): number => {
  let weight = 0
  for (const word of new Set(words)) {
    if (ofOthers.has(word)) return 0
    weight += ofEnglish.has(word) ? 2 : (likeEnglish.get(word) ?? 0)
  }
  return weight
}
