/** Words and patterns as they are written in the lists: parted by commas and line ends. */
export const list = (written: string): string[] =>
  written
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
