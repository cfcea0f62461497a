import type { Database } from '../../db/database.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import { byNetwork, readCreatorKey, readTextKey, toCommentKey, toContentKey, toCreatorKey } from './keys.js'
import { readComments, readContents, readCreators } from './rows.js'

/** Contents and comments by the keys of the index of texts, many at once. */
export class Texts {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Those that are still known, by key. */
  async find(keys: readonly string[]): Promise<Map<string, Content | Comment>> {
    const found = new Map<string, Content | Comment>()
    for (const [network, refs] of byNetwork(keys.map(readTextKey))) {
      const contents = refs.filter(({ kind }) => kind === 'content').map(({ contentId }) => contentId)
      const comments = refs.filter((ref) => ref.kind === 'comment')
      for (const content of await readContents(this.#db, network, contents))
        found.set(toContentKey(network, content.contentId), content)
      for (const comment of await readComments(this.#db, network, comments))
        found.set(toCommentKey(network, comment.contentId, comment.commentId), comment)
    }
    return found
  }

  /** Followers of authors, by their keys, where we know them as creators. */
  async findFollowers(authors: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    for (const [network, refs] of byNetwork(authors.map(readCreatorKey))) {
      const ids = refs.map(({ externalId }) => externalId)
      for (const { externalId, followers } of await readCreators(this.#db, network, ids))
        if (followers !== null) found.set(toCreatorKey(network, externalId), followers)
    }
    return found
  }
}
