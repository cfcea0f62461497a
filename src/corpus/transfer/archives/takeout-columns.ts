import { headerKey } from '../values/header-key.js'
import { meaningOf } from './words.js'

const videoId = /^[\w-]{11}$/
const channelId = /^UC[\w-]{22}$/
const commentId = /^Ug[\w.-]{3,}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const spoken = /^\{\s*"(?:text|takeoutSegments)"/

/** Which column of a row is what, as its values and the order of the columns tell, which are the same in all languages. */
const byValues = (cells: readonly string[]): Record<string, number> => {
  const find = (test: RegExp, from = 0): number => cells.findIndex((cell, i) => i >= from && test.test(cell))
  const [first = ''] = cells
  const channel = find(channelId)
  const times = cells.flatMap((cell, i) => (time.test(cell) ? [i] : []))
  const [created = -1, published = -1] = times.slice(-2)
  if (videoId.test(first) && published > created && created > 3)
    return { video_id: 0, channel_id: channel, video_description: channel - 1, video_title: created - 3, privacy: created - 2, created_at: created, published_at: published } // prettier-ignore
  if (commentId.test(first))
    return { comment_id: 0, channel_id: channel, commented_at: created, video_id: find(videoId, 1), comment_text: cells.findLastIndex((cell) => spoken.test(cell)) } // prettier-ignore
  return channel === 0 && !cells.some((cell) => /^https?:/.test(cell)) ? { channel_id: 0, channel_title: 1 } : {}
}

/** The columns of a table under the words of ours: by their header where its language is known, else by what the first row holds. */
export const takeoutColumns = (header: readonly string[], first: readonly string[]): string[] => {
  const columns = header.map((cell) => meaningOf('youtube', cell) ?? headerKey(cell))
  const named = new Set(header.flatMap((cell) => meaningOf('youtube', cell) ?? []))
  for (const [column, place] of Object.entries(byValues(first)))
    if (place >= 0 && !named.has(column) && !named.has(columns[place] ?? '')) columns[place] = column
  return columns
}
