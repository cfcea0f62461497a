import { setImmediate as giveWay } from 'node:timers/promises'
import { type DemoNetwork, demoNetworks, isDemoNetwork, type Network } from '../../model/network.js'
import { type Account, drawAccount } from './account.js'
import { createBrands, type DemoBrand, groupBrands } from './brands.js'
import { Reach } from './growth.js'
import { HandleBook } from './handles.js'
import { magicHandles } from './magic.js'
import { drawPerson, type Person, peopleCount } from './person.js'
import { mix } from './draw.js'
import { Permutation } from './permutation.js'
import { Timeline } from './timeline.js'
import { memberCount, Universe } from './universe.js'
import { Cache } from '../../kernel/cache.js'

/** A few milliseconds' worth. */
const peopleAtOnce = 50

/** Who has which handle in the world of a seed, which no clock changes: worlds of one process share it. */
const books = new Cache<number, HandleBook>(2)

/** An account with its timeline at hand. */
export interface OpenAccount extends Account {
  timeline: Timeline
  reach: Reach
}

/**
 * What every part of one world stands on: the seed, the clock, and the few things worth remembering. Caches are small and
 * bounded; dropping them changes nothing but speed.
 */
export class DemoContext {
  readonly brands: readonly DemoBrand[]
  readonly brandsByInterest: ReadonlyMap<string, DemoBrand[]>
  readonly universe: Universe
  /** What makes handles of ids, and numbers of ids. */
  readonly memberWords: Permutation
  readonly memberNumbers: Permutation
  readonly #people = new Cache<number, Person>(4096)
  readonly #accounts = new Cache<number, OpenAccount>(1024)
  #book: HandleBook | undefined

  constructor(
    readonly seed: number,
    readonly epoch: number,
    readonly now: () => number,
  ) {
    this.brands = createBrands(seed)
    this.brandsByInterest = groupBrands(this.brands)
    this.universe = new Universe(seed)
    this.memberWords = new Permutation(memberCount, mix(seed, 77))
    this.memberNumbers = new Permutation(memberCount, mix(seed, 91))
  }

  /** Every ordinary person, in order. Not remembered: this is for passing over all of them. */
  *people(): Generator<Person> {
    for (let index = 0; index < peopleCount; index++) yield drawPerson(this.seed, index, this.brands)
  }

  person(index: number): Person {
    return this.#people.getOrSet(index, () => drawPerson(this.seed, index, this.brands))
  }

  /** The account of a person on a network, or undefined where they have none. */
  account(personIndex: number, network: Network): OpenAccount | undefined {
    if (!isDemoNetwork(network)) return undefined
    const key = personIndex * demoNetworks.length + demoNetworks.indexOf(network)
    const known = this.#accounts.get(key)
    if (known) return known
    if (personIndex < 0 || personIndex >= peopleCount + magicHandles.length) return undefined
    const person = this.person(personIndex)
    if (!person.networks.includes(network)) return undefined
    const account = this.open(person, network)
    this.#accounts.set(key, account)
    return account
  }

  /** The same, for a person at hand and without remembering it. */
  open(person: Person, network: DemoNetwork): OpenAccount {
    const account = drawAccount(this.seed, person, network, this.book.handleOf(person.index, network))
    return Object.assign(account, { timeline: new Timeline(account), reach: new Reach(account) })
  }

  findAccount(network: Network, handle: string): OpenAccount | undefined {
    if (!isDemoNetwork(network)) return undefined
    const index = this.book.find(network, handle)
    return index === undefined ? undefined : this.account(index, network)
  }

  get book(): HandleBook {
    return (this.#book ??= books.getOrSet(this.seed, () => {
      const book = new HandleBook()
      const filling = book.fill(this.seed, this.#everyone())
      while (filling.next().done !== true);
      return book
    }))
  }

  /** Fills the book bit by bit, so that nobody has to wait for it later. */
  async readAhead(): Promise<void> {
    if (books.get(this.seed) !== undefined) return
    const book = new HandleBook()
    let met = 0
    for (const _ of book.fill(this.seed, this.#everyone())) {
      if (++met % peopleAtOnce === 0) await giveWay()
      if (this.#book !== undefined) return
    }
    this.#book = book
    books.set(this.seed, book)
  }

  *#everyone(): Generator<Person> {
    for (let index = 0; index < magicHandles.length; index++) yield this.person(peopleCount + index)
    yield* this.people()
  }
}
