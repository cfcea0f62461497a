import type { Tone } from '../../parts/basic.js'

export const stages = {
  asks_price: { title: 'Asks for the price', tone: 'accent' },
  asks_where: { title: 'Asks where', tone: 'accent' },
  wants: { title: 'Wants it', tone: 'accent' },
  will_buy: { title: 'Will buy', tone: 'good' },
  bought: { title: 'Bought it', tone: 'good' },
  repeat: { title: 'Bought again', tone: 'good' },
  objects: { title: 'Objects', tone: 'caution' },
  rejects: { title: 'Rejects it', tone: 'alarm' },
  none: { title: 'Not about buying', tone: 'plain' },
} as const satisfies Record<string, { title: string; tone: Tone }>

export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as Stage[]
