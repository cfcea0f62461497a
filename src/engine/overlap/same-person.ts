/** An account by network and the id or the handle that the network knows it by. */
export interface Account {
  network: string
  id: string
}

/** An account that says another account is its owner's too. Handles are compared as keys: without case. */
export interface Declaration {
  from: Account & { handle: string }
  to: { network: string; handle: string }
}

/** Two accounts of one person as an operator or an earlier reading said. Both ways is strong. */
export interface KnownLink {
  from: { network: string; handle: string }
  to: { network: string; handle: string }
  imported: boolean
}

export const joinRules = ['none', 'strong', 'any'] as const
export type JoinRule = (typeof joinRules)[number]

export interface SamePeople {
  /** The account that stands for a person, by any of their other accounts: keys of `keyOf`. */
  standIns: Map<string, Account>
  /** Pairs of accounts that name each other, and pairs of which only one names the other. */
  strong: number
  weak: number
  /** People with more than one account that were joined, and the accounts they have. */
  people: number
  accounts: number
}

export const keyOf = ({ network, id }: Account): string => `${network} ${id}`
const handleOf = ({ network, handle }: { network: string; handle: string }): string => `${network} ${handle}`

/** Who stands for whom: every account leads to the first of its person's accounts. */
class Families {
  readonly #parents = new Map<string, string>()

  find(key: string): string {
    let root = key
    for (let up = this.#parents.get(root); up !== undefined; up = this.#parents.get(root)) root = up
    // Whoever asked once finds the way at once.
    for (let step = key; step !== root;) {
      const next = this.#parents.get(step) ?? root
      this.#parents.set(step, root)
      step = next
    }
    return root
  }

  join(a: string, b: string): void {
    const [first, second] = [this.find(a), this.find(b)].sort() as [string, string]
    if (first !== second) this.#parents.set(second, first)
  }

  get members(): string[] {
    return [...this.#parents.keys()]
  }
}

/** The handles that declarations name and whose accounts are wanted. */
export const namedHandles = (declarations: readonly Declaration[], known: readonly KnownLink[]): Set<string> =>
  new Set([
    ...declarations.map(({ to }) => handleOf(to)),
    ...known.flatMap(({ from, to }) => [handleOf(from), handleOf(to)]),
  ])

/**
 * Accounts of different networks that are one person's, by what the accounts themselves say. Both naming each other is strong: nobody
 * else can say it for them. One naming the other is weak: anybody can name a famous account as their own. What an operator imported
 * is strong. `idOf` finds the account behind a handle among those that are looked at.
 */
export const joinPeople = (
  declarations: readonly Declaration[],
  known: readonly KnownLink[],
  idOf: ReadonlyMap<string, Account>,
  rule: JoinRule,
): SamePeople => {
  const said = new Map<string, { a: Account; b: Account; strong: boolean; ways: Set<string> }>()
  const note = (from: Account | undefined, to: Account | undefined, imported: boolean): void => {
    if (from === undefined || to === undefined || from.network === to.network) return
    const [a, b] = keyOf(from) < keyOf(to) ? [from, to] : [to, from]
    const pair = `${keyOf(a)} ${keyOf(b)}`
    const link = said.get(pair) ?? { a, b, strong: false, ways: new Set() }
    link.ways.add(keyOf(from))
    link.strong ||= imported || link.ways.size === 2
    said.set(pair, link)
  }
  for (const { from, to } of declarations) note({ network: from.network, id: from.id }, idOf.get(handleOf(to)), false)
  for (const { from, to, imported } of known) note(idOf.get(handleOf(from)), idOf.get(handleOf(to)), imported)
  const links = [...said.values()]
  const families = new Families()
  const accounts = new Map<string, Account>()
  for (const { a, b, strong } of links) {
    if (rule === 'none' || (rule === 'strong' && !strong)) continue
    accounts.set(keyOf(a), a).set(keyOf(b), b)
    families.join(keyOf(a), keyOf(b))
  }
  const standIns = new Map<string, Account>()
  for (const key of families.members) {
    const first = accounts.get(families.find(key))
    if (first !== undefined) standIns.set(key, first)
  }
  return {
    standIns,
    strong: links.filter(({ strong }) => strong).length,
    weak: links.filter(({ strong }) => !strong).length,
    people: accounts.size - standIns.size,
    accounts: accounts.size,
  }
}
