/** Where a backup is kept: bytes under names such as `chunks/ab/abcdef`. What is there under a name never changes. */
export interface Store {
  /** For people: the folder, or the address of the bucket. */
  readonly where: string
  /** Undefined: there is nothing under this name. */
  get(name: string): Promise<Buffer | undefined>
  /** All or nothing, and on the disk when it resolves. */
  put(name: string, bytes: Buffer): Promise<void>
  /** A file of this machine, likewise, however large. */
  putFile(name: string, path: string): Promise<void>
  /** All names below a folder, in order. */
  list(folder: string): Promise<string[]>
}
