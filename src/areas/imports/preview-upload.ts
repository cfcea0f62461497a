import type { NamedFile } from '../../corpus/transfer/run/expand.js'
import { Joins } from '../../corpus/transfer/run/joins.js'
import { previewFile, type Preview } from '../../corpus/transfer/run/preview.js'
import { mappingOf, type Mapping } from '../../corpus/transfer/understand/mapping.js'
import { withOwners } from '../../corpus/transfer/run/archive-parts.js'
import { filesIn } from '../../corpus/transfer/run/files-in.js'

export interface PreviewedFile extends Pick<Preview, 'sheet' | 'format' | 'tables' | 'problems'> {
  name: string
  taken: boolean
  why: string | null
  sampled: Preview['sampled'] | null
  mapping: Mapping | null
}

export type UploadPreview = Preview & { files: PreviewedFile[] }

const present = (name: string, why: string | null, preview: Preview | undefined): PreviewedFile => ({
  name,
  sheet: preview?.sheet ?? null,
  taken: why === null,
  why,
  format: preview?.format ?? null,
  tables: preview?.tables ?? [],
  sampled: preview?.sampled ?? null,
  problems: preview?.problems ?? [],
  mapping: preview?.mapping ?? null,
})

/** What an import of an upload would do with each table in it; nothing is written. */
export const previewUpload = async (
  upload: NamedFile,
  folderFor: () => string,
  mapping: Mapping,
  now: number,
): Promise<UploadPreview> => {
  const { taken, left } = await filesIn(upload, folderFor, mapping)
  // Posts may name their authors by an id that the table of accounts tells.
  const joins = new Joins()
  const look = (path: string, name: string, wished: Mapping): Promise<Preview> =>
    previewFile(path, name, wished, now, { showsUnknown: true, joins })
  const tryToLook = (path: string, name: string, wished: Mapping): Promise<Preview | undefined> =>
    look(path, name, wished).catch(() => undefined)

  const owned = await withOwners(taken, mapping)
  const of = (name: string): Mapping => mappingOf(owned, name)
  const previews: Preview[] = []
  const files: PreviewedFile[] = []
  const others: PreviewedFile[] = []
  for (const { path, name } of taken) {
    // Where nothing is understood, the first says why.
    const preview = previews.length === 0 ? await look(path, name, of(name)) : await tryToLook(path, name, of(name))
    if (preview === undefined) {
      others.push(present(name, 'It cannot be read.', undefined))
      continue
    }
    previews.push(preview)
    files.push(present(name, null, preview))
  }
  for (const { path, name, why } of left) others.push(present(name, why, await tryToLook(path, name, of(name))))
  const [first] = previews
  if (first === undefined) throw new Error('An upload without a file was previewed.')
  // What was guessed of one file must not be said of the others.
  return {
    ...first,
    files: [...files, ...others],
    mapping: previews.length > 1 || mapping.files !== undefined ? mapping : first.mapping,
  }
}
