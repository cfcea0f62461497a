import { duration } from '../../format.js'
import { t } from '../../language/t.js'

const hourS = 3600
const dayS = 24 * hourS

/** Intervals to choose from; others can be set by the API. */
export const intervals: readonly (readonly [seconds: number | null, title: string])[] = [
  [hourS, t('Every hour')],
  [6 * hourS, t('Every 6 hours')],
  [dayS, t('Every day')],
  [7 * dayS, t('Every week')],
  [null, t('Only when asked')],
]

export const everyWords = (seconds: number | null): string =>
  intervals.find(([each]) => each === seconds)?.[1].toLowerCase() ??
  t('every {seconds}', { seconds: duration(seconds) })
