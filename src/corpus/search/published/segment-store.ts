/** Where published indexes are kept: files under names such as `creators/3-ab12-7.segment`. What is there under a name never changes. */
export interface SegmentStore {
  /** For people: the folder, or the address of the bucket. */
  readonly where: string
  /** Puts a file of this machine under a name; all or nothing. */
  putFile(name: string, path: string): Promise<void>
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined: there is nothing under this name. */
  get(name: string): Promise<Buffer | undefined>
  /** Where this machine has the file of a name, which is brought here first where it has to be. Throws `FileGone` where there is none. */
  fetch(name: string): Promise<string>
  /** Forgets what was brought here and is not among these names. */
  keep(folder: string, names: ReadonlySet<string>): Promise<void>
  /** All names below a folder. */
  list(folder: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** A file that a publication names is not in the store any more: a later publication took its place. */
export class FileGone extends Error {}
