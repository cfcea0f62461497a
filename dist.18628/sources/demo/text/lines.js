const lines = (block) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
export { lines }
//# sourceMappingURL=lines.js.map
