/**
 * Rows that nothing shown is made of: what is counted and noted while others only read. A commit that changed no others is quiet. The audit
 * log alone commits once a second while somebody searches.
 */
const noted: readonly string[] = ['usage_counts', 'tokens', 'sessions', 'corpus_followers', 'corpus_changes']

const written = /^\s*(?:insert into|update|delete from)\s+"?(\w+)"?/i

/** Whether a statement can only have changed what is counted and noted. */
export const isQuiet = (sql: string): boolean => noted.includes(written.exec(sql)?.[1]?.toLowerCase() ?? '')

/** The newest quiet commits of this process without another one between them, by number. Those of other processes are never known to be quiet. */
export class QuietCommits {
  #from = 0
  #to = -1

  note(seq: number): void {
    if (seq !== this.#to + 1) this.#from = seq
    this.#to = seq
  }

  /** Whether all commits after one, up to another, were quiet. */
  holds(after: number, upTo: number): boolean {
    return after + 1 >= this.#from && upTo <= this.#to
  }
}

/** Counts up with every commit that may have changed what is shown, as far as it can be told. */
export class ContentVersion {
  readonly #readCommits: () => number
  readonly #readMark: () => number
  readonly #quiet: QuietCommits
  #commits: number | undefined
  #mark: number | undefined
  #version = 0

  /** `readCommits` tells whether anybody committed anything, in microseconds; `readMark` the number of the last commit. */
  constructor(readCommits: () => number, readMark: () => number, quiet: QuietCommits) {
    this.#readCommits = readCommits
    this.#readMark = readMark
    this.#quiet = quiet
  }

  read(): number {
    const commits = this.#readCommits()
    if (commits === this.#commits) return this.#version
    this.#commits = commits
    const [before, mark] = [this.#mark, this.#readMark()]
    this.#mark = mark
    // The same number although something was committed: by a program that does not count.
    const isSame = before !== undefined && mark > before && this.#quiet.holds(before, mark)
    if (!isSame) this.#version++
    return this.#version
  }
}
