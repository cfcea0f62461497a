const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

/** What a terminal would obey or turn around does not belong into what somebody else wrote. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .trim()

const widthOfPart = (part: string): number => (invisible.test(part) ? 0 : wide.test(part) ? 2 : 1)

/** How many columns a text takes: Han, Kana, Hangul and emoji take two each. */
export const widthOf = (text: string): number => {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += widthOfPart(segment)
  return width
}

/** As much of a text as fits, with a sign that there is more. */
export const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  let [kept, used] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    used += widthOfPart(segment)
    if (used > width - 1) break
    kept += segment
  }
  return `${kept}…`
}

const pad = (text: string, width: number, end: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return end ? space + text : text + space
}

/** Words over as many lines as they need, each with the same indentation. */
export const wrap = (text: string, width: number, indent = ''): string => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const fitting = cut(word, width - indent.length)
    if (line !== '' && widthOf(line) + 1 + widthOf(fitting) > width - indent.length) {
      lines.push(line)
      line = fitting
    } else line = line === '' ? fitting : `${line} ${fitting}`
  }
  return [...lines, line].map((each) => indent + each).join('\n')
}

export interface Column {
  title: string
  /** Numbers stand at the end. */
  end?: boolean
  /** Narrower than this it says nothing any more. Where there is none, it is shown whole. */
  least?: number
}

/** Rows as aligned columns that fit a width: the widest of those that may be cut gives way first. */
export const fittedTable = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  paint: (heading: string) => string = (heading) => heading,
): string => {
  const widths = columns.map(({ title }, at) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))))
  const gap = 2
  let over = widths.reduce((sum, each) => sum + each + gap, -gap) - width
  while (over > 0) {
    const [widest] = columns
      .map(({ least }, at) => ({ at, width: widths[at] ?? 0, least: least ?? Infinity }))
      .filter((each) => each.width > each.least)
      .sort((a, b) => b.width - a.width)
    if (widest === undefined) break
    widths[widest.at] = widest.width - 1
    over--
  }
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ end = false }, at) => pad(cut(cells[at] ?? '', widths[at] ?? 0), widths[at] ?? 0, end))
      .join(' '.repeat(gap))
      .trimEnd()
  return [paint(line(columns.map(({ title }) => title))), ...rows.map(line)].join('\n')
}

/** How wide lines of text are broken; what is not a terminal gets the width that fits everywhere. */
export const terminalWidth = (): number =>
  Math.max(40, Math.min(process.stdout.isTTY ? process.stdout.columns : 80, 160))

/** How wide a row of a table may be: what goes into a pipe or a file is read by programs, and is never cut. */
export const tableWidth = (): number => (process.stdout.isTTY ? terminalWidth() : Infinity)

/** 1 row, 2 rows. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
