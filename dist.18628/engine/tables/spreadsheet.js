const risky = /* @__PURE__ */ new Set(['=', '+', '-', '@', '	', '\r', '\n', "'"])
const neutralize = (cell) => (risky.has(cell[0] ?? '') ? `'${cell}` : cell)
const relieve = (cells) => {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]
    if (cell.charCodeAt(0) === 39 && risky.has(cell[1] ?? '')) cells[i] = cell.slice(1)
  }
}
export { neutralize, relieve }
//# sourceMappingURL=spreadsheet.js.map
