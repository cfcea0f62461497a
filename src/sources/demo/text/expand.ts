import { at, type Draw } from '../draw.js'
import type { DemoLanguage } from './demo-language.js'

/** What the slots of a sentence are filled with beyond chance; anything absent is left to the defaults. */
export interface Slots {
  city: string
  friend: () => string
  handle: () => string
  pet: string
  leaf: string
  brand?: string
  product?: string
  rival?: string
  code?: string
}

const innermost = /\[([^[\]]*)\]/g
const slot = /\{([a-z0-9]+)\}/g

/** One concrete sentence out of an authored pattern. */
export const expand = (pattern: string, draw: Draw, tongue: DemoLanguage, slots: Slots): string => {
  // A sentence that names the brand does not need it again before the product.
  let text = pattern.includes('{brand}') ? pattern.replaceAll('{product}', '{item}') : pattern
  while (innermost.test(text)) {
    innermost.lastIndex = 0
    text = text.replace(innermost, (_, inner: string) => {
      if (!inner.includes('|')) return `⟦${inner}⟧`
      const options = inner.split('|')
      return at(options, draw.int(options.length))
    })
  }
  return text
    .replaceAll('⟦', '[')
    .replaceAll('⟧', ']')
    .replace(slot, (_, name: string) => fill(name, draw, tongue, slots))
    .replace(/ {2,}/g, ' ')
    .trim()
}

const fill = (name: string, draw: Draw, tongue: DemoLanguage, slots: Slots): string => {
  switch (name) {
    case 'n':
      return String(draw.between(2, 9))
    case 'nn':
      return String(draw.between(11, 89))
    case 'nnn':
      return String(draw.between(101, 890))
    case 'day':
      return draw.pick(tongue.section('days'))
    case 'month':
      return draw.pick(tongue.section('months'))
    case 'time':
      return clock(draw, tongue.code)
    case 'price':
      return `${draw.between(9, 79)}${draw.pick(['€', '€', '$', ' bucks', ''])}`
    case 'friend':
      return slots.friend()
    case 'handle':
    case 'handle2':
      return slots.handle()
    case 'brandtag':
      return (slots.brand ?? '').toLowerCase().replaceAll(' ', '')
    case 'short':
      return (slots.product ?? slots.brand ?? '').split(' ').at(-1)?.toLowerCase() ?? ''
    case 'product':
      return draw.chance(0.5) ? `${slots.brand ?? ''} ${slots.product ?? ''}` : (slots.product ?? '')
    case 'item':
      return slots.product ?? ''
    case 'city':
      return slots.city
    case 'pet':
      return slots.pet
    case 'leaf':
      return slots.leaf
    case 'brand':
      return slots.brand ?? ''
    case 'rival':
      return slots.rival ?? ''
    case 'code':
      return slots.code ?? ''
    default:
      throw new RangeError(`No slot ${name} in ${tongue.code}.`)
  }
}

const clock = (draw: Draw, code: string): string => {
  const hour = draw.between(5, 23)
  if (code === 'en')
    return draw.pick([
      `${(hour % 12) + 1}am`,
      `${hour % 12 || 12}:${draw.pick(['10', '30', '45'])}`,
      `${(hour % 11) + 1}pm`,
    ])
  if (code === 'ja') return `${hour}時`
  return draw.chance(0.5) ? `${hour}:${draw.pick(['00', '15', '30', '40'])}` : `${hour}`
}
