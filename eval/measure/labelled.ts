/** A labelled text: its label stands under the name of the task. */
export interface Row {
  text: string
  lang?: string
  source?: string
  split?: string
  functionality?: string
  [label: string]: unknown
}

/** Codes of the sentiment set that are not ISO 639-1. */
const codes: Readonly<Record<string, string>> = { sp: 'es', po: 'pt' }

/** Cells of CSV text, quotes and line breaks inside of them included. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [all, quoted, plain, end] of text.matchAll(/"((?:[^"]|"")*)"(?=[,\r\n]|$)|([^",\r\n]+)|(\r?\n)|,/gu)) {
    const row = rows.at(-1) ?? []
    if (all === ',') row.push('')
    else if (end !== undefined) rows.push([])
    else if (row.length === 0) row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    else row[row.length - 1] += quoted?.replaceAll('""', '"') ?? plain ?? ''
    if (all === ',' && row.length === 1) row.push('')
  }
  return rows.filter((row) => row.length > 1)
}

/** Reads JSON Lines, or HateCheck's CSV. Where a file has splits, only dev is measured; the joint rows of all languages repeat others. */
export const readRows = (file: string, text: string): Row[] => {
  if (/\.csv(\.gz)?$/.test(file)) {
    const [head = [], ...rows] = parseCsv(text)
    const cell = (row: string[], name: string): string => row[head.indexOf(name)] ?? ''
    return rows.map((row) => ({
      text: cell(row, 'test_case'),
      functionality: cell(row, 'functionality'),
      hateful: Number(cell(row, 'label_gold') === 'hateful'),
    }))
  }
  const all = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
    .filter(({ lang }) => lang !== 'al')
  const dev = all.filter(({ split }) => split === 'dev')
  return (dev.length > 0 ? dev : all).map((row) =>
    row.lang === undefined ? row : { ...row, lang: codes[row.lang] ?? row.lang },
  )
}
