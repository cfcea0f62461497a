import type { ListeningInsights } from '../../generated/interface.js'
import type { Selection } from './mentions.js'

export type Insights = ListeningInsights
export type Brand = Insights['brands'][number]
/** What a click on a figure asks to see. */
export type Pick = (selection: Selection) => void
