/** What hangs on the name of a place in Turkish where somebody is in it or comes from it: "İstanbul'da", "Ankaradan", "İzmirli". */
const ending = /['’]?(?:[dt][ae](?:n|ki|y[ıi]m|y[ıi]z)?|l[ıiuü](?:y[ıiuü]m)?)$/u
/** Shorter rests are words of every day more often than names. */
const nameMin = 3

/** What the name of a place may be without its ending. */
export const turkishNominatives = (name: string): string[] => {
  const bare = name.replace(ending, '')
  return /^\p{Lu}/u.test(name) && bare !== name && [...bare].length >= nameMin ? [bare] : []
}
