const list = (written) =>
  written
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
export { list }
//# sourceMappingURL=list.js.map
