/** Where the ids of one network start from: the same id on two networks is two people. */
export interface Namespace {
  high: number
  low: number
}

/** The two halves of the last id that was hashed, each below 2^32. Millions are hashed in a row: none of them makes an object. */
export const hashed = { high: 0, low: 0 }

/**
 * 64 bits of an id, as two halves left in `hashed`: two different ids among twenty million meet by chance about once in a hundred
 * thousand runs. Two multiply-and-mix lanes over the code units (constants of MurmurHash3), finished like its 32-bit form.
 */
export const hashId = (id: string, from: Namespace): void => {
  let high = from.high ^ id.length
  let low = from.low
  for (let i = 0; i < id.length; i++) {
    const unit = id.charCodeAt(i)
    high = Math.imul(high ^ unit, 0xcc9e2d51)
    high = (high << 13) | (high >>> 19)
    low = Math.imul(low ^ unit, 0x1b873593)
    low = (low << 15) | (low >>> 17)
  }
  hashed.high = finish(high ^ (low >>> 3))
  hashed.low = finish(Math.imul(low, 5) + high)
}

const finish = (value: number): number => {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const anywhere: Namespace = { high: 0x9747b28c, low: 0x2127599b }

export const namespaceOf = (name: string): Namespace => {
  hashId(name, anywhere)
  return { ...hashed }
}
