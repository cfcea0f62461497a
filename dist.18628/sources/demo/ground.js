import { networks } from '../../model/network.js'
import { drawAccount } from './account.js'
import { createBrands, groupBrands } from './brands.js'
import { Reach } from './growth.js'
import { HandleBook } from './handles.js'
import { magicHandles } from './magic.js'
import { drawPerson, peopleCount } from './person.js'
import { Timeline } from './timeline.js'
import { Universe } from './universe.js'
class Ground {
  constructor(seed, epoch, now) {
    this.seed = seed
    this.epoch = epoch
    this.now = now
    this.brands = createBrands(seed)
    this.brandsByInterest = groupBrands(this.brands)
    this.universe = new Universe(seed)
  }
  seed
  epoch
  now
  brands
  brandsByInterest
  universe
  #people = /* @__PURE__ */ new Map()
  #accounts = /* @__PURE__ */ new Map()
  #book = null;
  /** Every ordinary person, in order. Not remembered: this is for passing over all of them. */
  *people() {
    for (let index = 0; index < peopleCount; index++) yield drawPerson(this.seed, index, this.brands)
  }
  person(index) {
    const known = this.#people.get(index)
    if (known) return known
    const person = drawPerson(this.seed, index, this.brands)
    if (this.#people.size >= 4096) this.#people.clear()
    this.#people.set(index, person)
    return person
  }
  /** The account of a person on a network, or undefined where they have none. */
  account(personIndex, network) {
    const key = personIndex * networks.length + networks.indexOf(network)
    const known = this.#accounts.get(key)
    if (known) return known
    if (personIndex < 0 || personIndex >= peopleCount + magicHandles.length) return void 0
    const person = this.person(personIndex)
    if (!person.networks.includes(network)) return void 0
    const account = this.open(person, network)
    if (this.#accounts.size >= 1024) this.#accounts.clear()
    this.#accounts.set(key, account)
    return account
  }
  /** The same, for a person at hand and without remembering it. */
  open(person, network) {
    const account = drawAccount(this.seed, person, network, this.book.handleOf(person.index, network))
    return Object.assign(account, { timeline: new Timeline(account), reach: new Reach(account) })
  }
  findAccount(network, handle) {
    const index = this.book.find(network, handle)
    return index === void 0 ? void 0 : this.account(index, network)
  }
  get book() {
    return (this.#book ??= new HandleBook(this.seed, this.#everyone()))
  }
  *#everyone() {
    for (let index = 0; index < magicHandles.length; index++) yield this.person(peopleCount + index)
    yield* this.people()
  }
}
export { Ground }
//# sourceMappingURL=ground.js.map
