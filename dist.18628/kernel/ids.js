import { randomBytes } from 'node:crypto'
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeLength = 10
const randomLength = 16
const pattern = /^([a-z]{2,5})_([0-7][0-9a-hjkmnp-tv-z]{25})$/
const encodeTime = (ms) => {
  let text = ''
  for (let rest = ms, i = 0; i < timeLength; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text
  return text
}
const poolBytes = 4096
let pool = Buffer.alloc(0)
let poolUsed = 0
const drawRandom = () => {
  if (poolUsed + randomLength > pool.length) {
    pool = randomBytes(poolBytes)
    poolUsed = 0
  }
  const digits = new Array(randomLength)
  for (let i = 0; i < randomLength; i++) digits[i] = pool.readUInt8(poolUsed++) % 32
  return digits
}
const increment = (digits) => {
  for (let i = digits.length - 1; i >= 0; i--) {
    const digit = ((digits[i] ?? 0) + 1) % 32
    digits[i] = digit
    if (digit !== 0) return
  }
}
const encodeDigits = (digits) => {
  let text = ''
  for (const digit of digits) text += alphabet.charAt(digit)
  return text
}
const createIds = (clock) => {
  let lastMs = -1
  let lastTime = ''
  const timeOf = (ms) => (ms === lastMs ? lastTime : (lastTime = encodeTime(ms)))
  let digits = []
  const stamp = () => {
    const ms = Math.max(clock.now(), lastMs)
    if (ms === lastMs) increment(digits)
    else digits = drawRandom()
    const time = timeOf(ms)
    lastMs = ms
    return time + encodeDigits(digits)
  }
  return { stamp, next: (kind) => `${kind}_${stamp()}` }
}
const kindOf = (id) => pattern.exec(id)?.[1]
export { createIds, kindOf }
//# sourceMappingURL=ids.js.map
