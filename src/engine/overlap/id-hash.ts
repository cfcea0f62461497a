/**
 * 64 bits of an id, as two halves: two different ids among twenty million meet by chance about once in a hundred thousand
 * runs. Two multiply-and-mix lanes over the code units (constants of MurmurHash3), finished like its 32-bit form.
 */
export const hashId = (id: string): [high: number, low: number] => {
  let high = 0x9747b28c ^ id.length
  let low = 0x2127599b
  for (let i = 0; i < id.length; i++) {
    const unit = id.charCodeAt(i)
    high = Math.imul(high ^ unit, 0xcc9e2d51)
    high = (high << 13) | (high >>> 19)
    low = Math.imul(low ^ unit, 0x1b873593)
    low = (low << 15) | (low >>> 17)
  }
  return [finish(high ^ (low >>> 3)), finish(Math.imul(low, 5) + high)]
}

const finish = (value: number): number => {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
