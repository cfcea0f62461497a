import { openArchive } from '../archives/index.js'
import { FormatError } from '../read/raw-rows.js'
import { mappingOf, type Mapping } from '../understand/mapping.js'
import type { NamedFile } from './expand.js'

interface Part {
  file: NamedFile
  /** Of which network's form it is. */
  form: string
  /** Whom it names as its owner. */
  owner: string | undefined
}

/** Reads a file as far as its owner; undefined where it is no archive. */
const readPart = async (file: NamedFile, mapping: Mapping): Promise<Part | undefined> => {
  // What cannot be read is told when it is imported.
  const archive = await openArchive(file.path, file.name, mappingOf(mapping, file.name).set).catch(() => undefined)
  if (archive === undefined) return undefined
  try {
    for await (const { rows } of archive.open({ offset: 0, line: 1 }).rows) {
      const own = rows.find(({ at }) => at === 'creators')?.content as Record<string, unknown> | undefined
      return { file, form: archive.id, owner: typeof own?.['handle'] === 'string' ? own['handle'] : undefined }
    }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  } finally {
    archive.close()
  }
  return { file, form: archive.id, owner: undefined }
}

/** Networks hand out large archives in parts, of which one alone says whose they are: the others are given the owner it names. */
export const withOwners = async (files: readonly NamedFile[], mapping: Mapping): Promise<Mapping> => {
  if (files.length < 2) return mapping
  const parts: Part[] = []
  for (const file of files) {
    const part = await readPart(file, mapping)
    if (part !== undefined) parts.push(part)
  }
  const given = { ...mapping.files }
  for (const { file, form, owner } of parts) {
    const [only, ...others] = new Set(parts.flatMap((each) => (each.form === form ? (each.owner ?? []) : [])))
    if (owner !== undefined || only === undefined || others.length > 0) continue
    given[file.name] = { ...given[file.name], set: { ...given[file.name]?.set, handle: only } }
  }
  return { ...mapping, files: given }
}
