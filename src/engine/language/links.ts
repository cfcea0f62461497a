import { matchesOf } from '../../kernel/matches.js'

/** The links of a text, each once, without the signs that end a sentence. */
export const linksIn = (text: string): string[] =>
  /https?:/i.test(text)
    ? [
        ...new Set(
          matchesOf(text, /https?:\/\/[^\s<>"]{1,2000}/gi).map(([link]) => link.replace(/[.,;:!?)\]}'’”]+$/u, '')),
        ),
      ]
    : []
