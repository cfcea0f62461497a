const hashId = (id) => {
  let high = 2538058380 ^ id.length
  let low = 556226971
  for (let i = 0; i < id.length; i++) {
    const unit = id.charCodeAt(i)
    high = Math.imul(high ^ unit, 3432918353)
    high = (high << 13) | (high >>> 19)
    low = Math.imul(low ^ unit, 461845907)
    low = (low << 15) | (low >>> 17)
  }
  return [finish(high ^ (low >>> 3)), finish(Math.imul(low, 5) + high)]
}
const finish = (value) => {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 2246822507)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 3266489909)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
export { hashId }
//# sourceMappingURL=id-hash.js.map
