import { openArchive } from '../archives/index.js'
import { expandBlocks } from './expand-blocks.js'
import { expandFile, hiddenSheets, type NamedFile } from './expand.js'
import { FormatError } from '../read/raw-rows.js'
import { transferKinds } from '../schemas/transfer-kinds.js'
import { isSkipped, mappingOf, toReadingWishes, toWishes, type Mapping } from '../understand/mapping.js'
import { planFile } from '../understand/plan-file.js'
import { ColumnError } from '../understand/plan.js'

export interface FilesIn {
  /** In the order in which they are imported: accounts before posts. */
  taken: NamedFile[]
  left: (NamedFile & { why: string })[]
}

type Placed = { file: NamedFile; place: number } | { file: NamedFile; why: string }

const place = async (file: NamedFile, all: Mapping): Promise<Placed> => {
  if (isSkipped(all, file.name)) return { file, why: 'Left out as asked.' }
  const mapping = mappingOf(all, file.name)
  try {
    const archive = await openArchive(file.path, file.name, mapping.set)
    archive?.close()
    if (archive !== undefined) return { file, place: 0 }
    const { plan } = await planFile(file.path, toWishes(mapping), toReadingWishes(mapping), { name: file.name })
    return { file, place: transferKinds.indexOf(plan.tables[0]?.kind ?? 'creators') }
  } catch (error) {
    if (error instanceof FormatError) return { file, why: `It ${error.message}.` }
    if (error instanceof ColumnError) return { file, why: error.message }
    return { file, why: 'It cannot be read.' }
  }
}

/** The files, and what stands in them below the first table. Whoever says how a file is read means all of it. */
const withBlocks = async (files: NamedFile[], folderFor: () => string, mapping: Mapping): Promise<NamedFile[]> => {
  if (mapping.header !== undefined || mapping.sheet !== undefined || mapping.format !== undefined) return files
  const all: NamedFile[] = []
  for (const file of files)
    all.push(...((await expandBlocks(file, folderFor, toWishes(mappingOf(mapping, file.name)))) ?? [file]))
  return all
}

/** Hidden sheets hold what somebody did not mean to hand on, or has put aside. */
const hiddenIn = async ({ path, name }: NamedFile, { sheet }: Mapping): Promise<FilesIn['left']> =>
  sheet !== undefined
    ? []
    : (await hiddenSheets(path)).map((each) => ({
        path: '',
        name: `${name}/${each}`,
        why: 'It is a hidden sheet: unhide it in the workbook if it should be imported.',
      }))

/** The files to import in an upload. What is no table we understand is left out where others are there: a zip may hold a note beside its lists. */
export const filesIn = async (upload: NamedFile, folderFor: () => string, mapping: Mapping): Promise<FilesIn> => {
  const files = await withBlocks(await expandFile(upload, folderFor, mapping.sheet), folderFor, mapping)
  const hidden = await hiddenIn(upload, mapping)
  if (files.length < 2) return { taken: files, left: hidden }
  const placed = await Promise.all(files.map((file) => place(file, mapping)))
  if (files.every(({ name }) => isSkipped(mapping, name)))
    throw new FormatError('holds nothing to import: every table in it is left out')
  const known = placed.filter((each) => 'place' in each).sort((a, b) => a.place - b.place)
  if (known.length === 0) return { taken: files.filter(({ name }) => !isSkipped(mapping, name)), left: hidden }
  return {
    taken: known.map(({ file }) => file),
    left: [...placed.flatMap((each) => ('why' in each ? [{ ...each.file, why: each.why }] : [])), ...hidden],
  }
}
