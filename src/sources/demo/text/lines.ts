/** The lines of an authored block: one alternative a line, blank lines ignored. Keeps long lists of sentences readable. */
export const lines = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
