import type { Database } from '../../db/database.js'
import type { Identifier } from '../../engine/identity/identifier.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { eachDocument, recordTables } from '../records/records.js'
import { commentIdentifiers, contentIdentifiers, creatorIdentifiers } from '../records/suppressed.js'

/** Looks through all records for people that are known by digests alone: what a backup brought back. */
export const findSuppressed = async (
  db: Database,
  keyOf: SubjectKey,
  subjects: ReadonlySet<string>,
): Promise<Identifier[]> => {
  const found = new Map<string, Identifier>()
  const look = (identifiers: readonly Identifier[]): void => {
    if (identifiers.some((identifier) => subjects.has(keyOf(identifier))))
      for (const identifier of identifiers) found.set(JSON.stringify(identifier), identifier)
  }
  for await (const document of eachDocument(db, recordTables.creators))
    look(creatorIdentifiers(JSON.parse(document) as Creator))
  for await (const document of eachDocument(db, recordTables.contents))
    look(contentIdentifiers(JSON.parse(document) as Content))
  for await (const document of eachDocument(db, recordTables.comments))
    look(commentIdentifiers(JSON.parse(document) as Comment))
  return [...found.values()]
}
