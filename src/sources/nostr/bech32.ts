const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

const checksum = (values: readonly number[]): number => {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [i, generator] of generators.entries()) if (((top >>> i) & 1) === 1) sum ^= generator
  }
  return sum
}
const expand = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Groups of bits of another size; null where what is left over is not padding. */
const regroup = (values: Iterable<number>, from: number, to: number, pad: boolean): number[] | null => {
  const out: number[] = []
  let [bits, held] = [0, 0]
  for (const value of values) {
    held = (held << from) | value
    bits += from
    while (bits >= to) {
      bits -= to
      out.push((held >> bits) & ((1 << to) - 1))
    }
    held &= (1 << bits) - 1
  }
  if (pad) return bits === 0 ? out : [...out, (held << (to - bits)) & ((1 << to) - 1)]
  return bits >= from || held !== 0 ? null : out
}

/** 32 bytes as people write them on Nostr (NIP-19): npub1… for keys, note1… for events. */
export const toBech32 = (prefix: string, hex: string): string => {
  const values = regroup(Buffer.from(hex, 'hex'), 8, 5, true) ?? []
  const sum = checksum([...expand(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [5, 4, 3, 2, 1, 0].map((i) => (sum >>> (5 * i)) & 31)
  return `${prefix}1${[...values, ...check].map((value) => letters[value]).join('')}`
}

/** The bytes in hex, or null where the text has another prefix, a wrong length or a typing error. */
export const fromBech32 = (prefix: string, text: string): string | null => {
  if (!text.startsWith(`${prefix}1`)) return null
  const values = [...text.slice(prefix.length + 1)].map((letter) => letters.indexOf(letter))
  if (values.length < 6 || values.includes(-1) || checksum([...expand(prefix), ...values]) !== 1) return null
  const bytes = regroup(values.slice(0, -6), 5, 8, false)
  return bytes?.length === 32 ? Buffer.from(bytes).toString('hex') : null
}
