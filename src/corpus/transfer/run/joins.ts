import { dayMs } from '../../../kernel/clock.js'
import type { Comment } from '../../../model/comment.js'
import type { ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { OwnContent, OwnId } from '../../records/own-ids.js'
import { isOwnId } from './completion.js'
import { FileSets } from './file-sets.js'

/** Ids held at most: a file of more accounts than this is joined by what the corpus knows alone. */
const idsMax = 2_000_000

/** What ids mean; one id may mean something on each network. */
class Meanings<T extends { network: Network }> {
  readonly #byId = new Map<string, T[]>()
  readonly #keyOf: (meaning: T) => string

  constructor(keyOf: (meaning: T) => string) {
    this.#keyOf = keyOf
  }

  add(id: unknown, meaning: T): void {
    if (typeof id !== 'string' || id === '' || this.#byId.size >= idsMax) return
    const known = this.#byId.get(id)
    if (known === undefined) this.#byId.set(id, [meaning])
    else if (known.every((each) => this.#keyOf(each) !== this.#keyOf(meaning))) known.push(meaning)
  }

  find(id: unknown, network: unknown): T[] {
    const known = typeof id === 'string' ? (this.#byId.get(id) ?? []) : []
    return network === undefined ? known : known.filter((each) => each.network === network)
  }
}

const profiles = () => new Meanings<ProfileRef>(({ network, handle }) => `${network} ${handle.toLowerCase()}`)
const contents = () => new Meanings<OwnContent>(({ network, contentId }) => `${network} ${contentId}`)

const ownComment = ({ network, contentId }: Comment, id: string): string => `${network} ${contentId} ${id}`

/** Whose ids the files of one import tell, so that a table of posts can be joined to a table of accounts, and one of comments to the posts. */
export class Joins {
  /** Which earlier files the files of this import belong to. */
  readonly sets = new FileSets()
  readonly #told = { profiles: profiles(), contents: contents() }
  /** What earlier imports told: where this one tells an id itself, it is right. */
  readonly #known = { profiles: profiles(), contents: contents() }
  readonly #comments = new Map<string, string>()

  add(id: unknown, profile: ProfileRef): void {
    this.#told.profiles.add(id, profile)
  }

  addContent(id: unknown, content: OwnContent): void {
    this.#told.contents.add(id, content)
  }

  addKnown(own: OwnId): void {
    if ('profile' in own) this.#known.profiles.add(own.id, own.profile)
    else this.#known.contents.add(own.id, own.content)
  }

  /** Whom an id may mean: one, nobody, or several between whom nothing decides. */
  profiles(id: unknown, network: unknown): ProfileRef[] {
    const told = this.#told.profiles.find(id, network)
    return told.length > 0 ? told : this.#known.profiles.find(id, network)
  }

  find(id: unknown, network: unknown): ProfileRef | undefined {
    const found = this.profiles(id, network)
    return found.length === 1 ? found[0] : undefined
  }

  /** Nobody comments on what is not yet published. */
  contents(id: unknown, network: unknown, at: unknown): OwnContent[] {
    const isLater = ({ since }: OwnContent): boolean => typeof at !== 'number' || at >= since - dayMs
    const told = this.#told.contents.find(id, network).filter(isLater)
    return told.length > 0 ? told : this.#known.contents.find(id, network).filter(isLater)
  }

  addComment(id: unknown, comment: Comment): void {
    if (typeof id === 'string' && this.#comments.size < idsMax)
      this.#comments.set(ownComment(comment, id), comment.commentId)
  }

  /** Comments that answer another one by its id in the file. */
  answer(comments: readonly Comment[]): void {
    for (const comment of comments)
      if (comment.parentId !== null && isOwnId(comment.parentId, comment.network))
        comment.parentId = this.#comments.get(ownComment(comment, comment.parentId)) ?? null
  }
}
