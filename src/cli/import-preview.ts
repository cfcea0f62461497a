import { writeFileSync } from 'node:fs'
import { previewFile, type Preview, type PreviewedTable } from '../corpus/transfer/run/preview.js'
import type { NamedFile } from '../corpus/transfer/run/expand.js'
import { mappingOf, type Mapping } from '../corpus/transfer/understand/mapping.js'
import { bold, dim, print } from './command.js'
import { keyedSentence } from './import-summary.js'
import { counted } from './terminal-text.js'

const showTable = (table: PreviewedTable): string[] => {
  const width = Math.min(40, Math.max(6, ...table.columns.map(({ column }) => column.length)))
  const set = Object.entries(table.set).map(([field, value]) => `${field} = ${value}`)
  return [
    `${bold(table.kind)}${table.at === '' || table.at === '[]' ? '' : ` in ${table.at}`}${table.aside ? ', told along' : ''}, confidence ${table.confidence}`,
    ...set.map((line) => `  ${line} in every row`),
    ...table.columns.map(
      ({ column, field, samples }) => `  ${column.padEnd(width)}  →  ${field.padEnd(20)} ${dim(samples.join(' | '))}`,
    ),
    ...table.left_out.map(({ column, why }) => `  ${column.padEnd(width)}  left out: ${why}`),
    ...table.notes.map((line) => `  Note: ${line}`),
    ...table.missing.map((line) => `  Missing: ${line}`),
  ]
}

const separators: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }

const show = (file: string, preview: Preview): string => {
  const { sampled } = preview
  const form = [
    preview.form,
    preview.encoding,
    preview.delimiter === null ? null : `separated by ${separators[preview.delimiter] ?? preview.delimiter}`,
    preview.sheet,
  ].filter((part) => part !== null)
  return [
    `${file}: ${preview.format === null ? '' : `${preview.format.says}; `}${form.join(', ')}`,
    ...preview.tables.flatMap(showTable),
    `${sampled.importable} of ${sampled.whole ? '' : 'the first '}${sampled.rows} rows can be imported, ${sampled.rejected} cannot, ${counted(sampled.cells_lost, 'cell')} would be lost.${
      sampled.keyed === 0
        ? ''
        : ` ${keyedSentence(
            sampled.keyed,
            sampled.own_ids,
            preview.tables.filter(({ aside }) => !aside).map(({ kind }) => kind),
          )}`
    }${sampled.waiting === 0 ? '' : ` ${sampled.waiting} rows name a post or an account of another file.`}`,
    ...preview.problems.map(
      ({ line, kept, reasons }) => `  line ${line}${kept ? ' (kept)' : ''}: ${reasons.join('; ')}`,
    ),
  ].join('\n')
}

/** Says what an import of the files would do. */
export const previewAll = async (
  files: readonly NamedFile[],
  mapping: Mapping,
  options: { json: boolean; saveTo: string | undefined; now: number },
): Promise<number> => {
  let isComplete = true
  for (const { path, name: file } of files) {
    const preview = await previewFile(path, file, mappingOf(mapping, file), options.now)
    print(options.json ? JSON.stringify({ file, ...preview }) : show(file, preview))
    if (options.saveTo !== undefined) writeFileSync(options.saveTo, `${JSON.stringify(preview.mapping, null, 2)}\n`)
    isComplete &&= preview.sampled.rejected === 0
  }
  return isComplete ? 0 : 3
}
