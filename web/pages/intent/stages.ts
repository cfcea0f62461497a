import type { Tone } from '../../parts/basic.js'
import { t } from '../../language/t.js'

export const stages = {
  asks_price: { title: t('Asks for the price'), tone: 'accent' },
  asks_where: { title: t('Asks where'), tone: 'accent' },
  wants: { title: t('Wants it'), tone: 'accent' },
  will_buy: { title: t('Will buy'), tone: 'good' },
  bought: { title: t('Bought it'), tone: 'good' },
  repeat: { title: t('Bought again'), tone: 'good' },
  objects: { title: t('Objects'), tone: 'caution' },
  rejects: { title: t('Rejects it'), tone: 'alarm' },
  none: { title: t('Not about buying'), tone: 'plain' },
} as const satisfies Record<string, { title: string; tone: Tone }>

export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as Stage[]
