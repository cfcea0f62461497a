/** A question in the words of each: the query language, FTS5, and SQL over DuckDB's table of words. */
export interface Shape {
  name: string
  query: string
  match: string
  /** `since` is a condition on the id of `w`, true where all time is asked for. */
  sql: (since: (alias: string) => string) => string
}

type Since = (alias: string) => string
const has = (alias: string, term: string, since: Since, first = true): string =>
  `(select id, pos from words ${alias} where term = '${term}'${first ? ' and first' : ''} and ${since(alias)})`
const apart = (distance: string, one: string, two: string, since: Since): string =>
  `select count(distinct a.id) as n from ${has('w', one, since, false)} a join ${has('v', two, since, false)} b on a.id = b.id and ${distance}`

export const shapes: Shape[] = [
  {
    name: 'a common word',
    query: 'lumevia',
    match: 'lumevia',
    sql: (since) => `select count(*) as n from ${has('w', 'lumevia', since)}`,
  },
  {
    name: 'a rarer word',
    query: 'pellucca',
    match: 'pellucca',
    sql: (since) => `select count(*) as n from ${has('w', 'pellucca', since)}`,
  },
  {
    name: 'both',
    query: 'lumevia pellucca',
    match: 'lumevia pellucca',
    sql: (since) =>
      `select count(*) as n from ${has('w', 'lumevia', since)} a join ${has('v', 'pellucca', since)} b on a.id = b.id`,
  },
  {
    name: 'either',
    query: 'lumevia OR pellucca',
    match: 'lumevia OR pellucca',
    sql: (since) =>
      `select count(distinct id) as n from words w where term in ('lumevia', 'pellucca') and first and ${since('w')}`,
  },
  {
    name: 'one without the other',
    query: 'lumevia -rash',
    match: 'lumevia NOT rash',
    sql: (since) =>
      `select count(*) as n from ${has('w', 'lumevia', since)} a anti join ${has('v', 'rash', since)} b on a.id = b.id`,
  },
  {
    name: 'a phrase',
    query: '"dew serum"',
    match: '"dew serum"',
    sql: (since) => apart('b.pos = a.pos + 1', 'dew', 'serum', since),
  },
  {
    name: 'a phrase and a word',
    query: '"dew serum" rash',
    match: '"dew serum" rash',
    sql: (since) =>
      `${apart('b.pos = a.pos + 1', 'dew', 'serum', since)} join ${has('u', 'rash', since)} c on a.id = c.id`,
  },
  {
    name: 'near',
    query: 'lumevia NEAR/6 rash',
    match: 'NEAR(lumevia rash, 5)',
    sql: (since) => apart('abs(a.pos::integer - b.pos) <= 6', 'lumevia', 'rash', since),
  },
  {
    name: 'beginnings',
    query: 'pelluc*',
    match: 'pelluc*',
    sql: (since) =>
      `select count(distinct id) as n from words w where term >= 'pelluc' and term < 'pellud' and first and ${since('w')}`,
  },
  {
    name: 'a word on a network',
    query: 'lumevia network:x',
    match: 'body: lumevia AND network: x',
    sql: (since) =>
      `select count(*) as n from words w where term = 'lumevia' and first and network = 'x' and ${since('w')}`,
  },
]
