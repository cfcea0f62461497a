/** The flags that say whom to search for. */
export const filterFlags = [
  { name: 'ask', value: 'TEXT', meaning: 'a sentence, read as filters: "vegan moms in Texas with 10k followers"' },
  { name: 'network', value: 'LIST', meaning: 'networks, separated by commas' },
  { name: 'followers', value: 'MIN..MAX', meaning: 'follower count' },
  { name: 'price', value: 'MIN..MAX', meaning: 'estimated price of a post, such as ..500 or "..500 EUR"' },
  { name: 'interest', value: 'LIST', meaning: 'interest ids, separated by commas' },
  { name: 'filters', value: 'JSON', meaning: 'filters of POST /discovery, as JSON or as a file that holds it' },
]
