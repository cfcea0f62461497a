import { leafInterests, topInterests } from '../../model/interest.js'
import { at, keyOf, mix, purpose, unit } from './draw.js'
import { countries } from './geography.js'
import { womenIn } from './person.js'

/** Real people of the universe; ids 0 … realCount - 1. Fakes follow up to `memberCount`. */
export const realCount = 30_000_000
const fakeCount = 6_000_000
export const memberCount = realCount + fakeCount
/** Fakes are kept in farms; a buyer buys from a few of them, so buyers share fakes. */
export const farmSize = 60_000

export const ageBands = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const
export type AgeBand = (typeof ageBands)[number]

/** Half-open interval of ids. */
export interface Range {
  from: number
  to: number
}

/** Where a real person lives in the address space. */
export interface Place {
  country: number
  topIndex: number
  gender: 'female' | 'male'
  age: number
  scene: number
}

export const cellCount = 12
const scenePeople = 30_000
const basicAges = [0.08, 0.28, 0.3, 0.18, 0.1, 0.06]
// prettier-ignore
const ageLean: Record<string, number[]> = {
  gaming: [2, 1.5, 1, 0.5, 0.3, 0.15], comedy: [1.6, 1.4, 1, 0.7, 0.5, 0.3], dance: [1.8, 1.4, 0.9, 0.6, 0.4, 0.2],
  family: [0.1, 0.5, 1.5, 1.6, 0.8, 0.7], gardening: [0.2, 0.4, 0.9, 1.3, 1.8, 2.4], finance: [0.3, 0.9, 1.3, 1.2, 1, 0.8],
  business: [0.1, 0.8, 1.4, 1.3, 1, 0.6], home: [0.3, 0.6, 1.2, 1.4, 1.4, 1.3], beauty: [1.3, 1.4, 1, 0.7, 0.5, 0.4],
  automotive: [0.8, 1, 1, 1.1, 1.2, 1], news: [0.3, 0.8, 1, 1.2, 1.3, 1.6], music: [1.3, 1.3, 1, 0.8, 0.7, 0.5],
}

/** Shares of the twelve gender and age cells among those who care for an interest; women first, young first. */
export const cellShares = (topIndex: number): number[] => {
  const id = at(topInterests, topIndex).id
  const lean = ageLean[id] ?? [1, 1, 1, 1, 1, 1]
  const ages = basicAges.map((share, band) => share * (lean[band] ?? 1))
  const total = ages.reduce((sum, share) => sum + share, 0)
  const women = womenIn(id)
  return [...ages.map((share) => (share / total) * women), ...ages.map((share) => (share / total) * (1 - women))]
}

/** How many of a country's people care most for each interest; the taste differs by country. */
const interestShares = (seed: number, country: number): number[] => {
  const raw = topInterests.map((_, top) => 0.4 + 1.2 * unit(keyOf(seed, purpose.member, country, top)))
  const total = raw.reduce((sum, share) => sum + share, 0)
  return raw.map((share) => share / total)
}

/**
 * The address space of the people who follow, like and comment. Ids are laid out language > country > interest > gender and
 * age, so a community is a range of ids, a set of followers is a few ranges with a keyed permutation, and what a person is
 * follows from the id alone. Thirty million people cost one table of cell starts.
 */
export class Universe {
  readonly #starts: Int32Array
  readonly #perCountry = topInterests.length * cellCount

  constructor(readonly seed: number) {
    const total = countries.reduce((sum, country) => sum + country.memberWeight, 0)
    this.#starts = new Int32Array(countries.length * this.#perCountry + 1)
    let share = 0
    let index = 0
    for (const [c, country] of countries.entries()) {
      const tastes = interestShares(seed, c)
      for (let top = 0; top < topInterests.length; top++) {
        for (const cell of cellShares(top)) {
          this.#starts[index++] = Math.floor(share * realCount)
          share += (country.memberWeight / total) * (tastes[top] ?? 0) * cell
        }
      }
    }
    this.#starts[index] = realCount
  }

  cell(country: number, topIndex: number, cell: number): Range {
    const index = country * this.#perCountry + topIndex * cellCount + cell
    return { from: at(this.#starts, index), to: at(this.#starts, index + 1) }
  }

  community(country: number, topIndex: number): Range {
    return { from: this.cell(country, topIndex, 0).from, to: this.cell(country, topIndex, cellCount - 1).to }
  }

  country(country: number): Range {
    return { from: this.community(country, 0).from, to: this.community(country, topInterests.length - 1).to }
  }

  /** All countries that write a language; they are neighbours in the table. */
  language(code: string): Range {
    const first = countries.findIndex((country) => country.language === code)
    const last = countries.findLastIndex((country) => country.language === code)
    return { from: this.country(first).from, to: this.country(last).to }
  }

  /** Scenes are the small worlds inside a community: one leaf interest around one city. */
  sceneCount(country: number, topIndex: number): number {
    const { from, to } = this.community(country, topIndex)
    return Math.max(1, Math.round((to - from) / scenePeople))
  }

  /** The part of a cell that belongs to a scene. */
  sceneRange(cell: Range, scene: number, scenes: number): Range {
    const size = cell.to - cell.from
    return {
      from: cell.from + Math.floor((size * scene) / scenes),
      to: cell.from + Math.floor((size * (scene + 1)) / scenes),
    }
  }

  /** Index of the cell a real id is in. */
  #cellOf(id: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if (at(this.#starts, middle) <= id) low = middle
      else high = middle
    }
    return low
  }

  /** The cells a range of ids runs through, with how many of its ids are in each. */
  *cellsIn(range: Range): Generator<{ country: number; topIndex: number; cell: number; people: number }> {
    for (let index = this.#cellOf(range.from); at(this.#starts, index) < range.to; index++) {
      const people = Math.min(range.to, at(this.#starts, index + 1)) - Math.max(range.from, at(this.#starts, index))
      if (people > 0) {
        const country = Math.floor(index / this.#perCountry)
        const topIndex = Math.floor((index % this.#perCountry) / cellCount)
        yield { country, topIndex, cell: index % cellCount, people }
      }
      if (at(this.#starts, index + 1) >= realCount) return
    }
  }

  /** Where a real id lives. */
  placeOf(id: number): Place {
    const low = this.#cellOf(id)
    const country = Math.floor(low / this.#perCountry)
    const topIndex = Math.floor((low % this.#perCountry) / cellCount)
    const cell = low % cellCount
    const range = this.cell(country, topIndex, cell)
    const scenes = this.sceneCount(country, topIndex)
    const scene = Math.min(scenes - 1, Math.floor(((id - range.from + 0.5) * scenes) / (range.to - range.from)))
    return { country, topIndex, gender: cell < 6 ? 'female' : 'male', age: cell % 6, scene }
  }

  /** The leaf interest and the city index of a scene. */
  sceneTraits(country: number, topIndex: number, scene: number): { leaf: string; city: number } {
    const leaves = leafInterests(at(topInterests, topIndex).id)
    const key = mix(keyOf(this.seed, purpose.segment, country, topIndex), scene)
    const { cities } = at(countries, country)
    return { leaf: at(leaves, scene % leaves.length).id, city: scene === 0 ? 0 : key % cities.length }
  }
}

export const isFake = (id: number): boolean => id >= realCount
