const colours: Record<string, string> = {
  Rostra: '#0f766e',
  DuckDB: '#d97706',
  SQLite: '#64748b',
  PostgreSQL: '#4f46e5',
  FTS5: '#64748b',
}

/** Milliseconds a question on a logarithmic scale, one row a shape. */
export const drawChart = (
  results: readonly { name: string; ours: number; rivals: Record<string, number> }[],
  over: string,
): string => {
  const [left, top, rowHeight, width] = [230, 70, 26, 560]
  const [low, high] = [0.001, 1000]
  const x = (ms: number): number =>
    left + (width * Math.log10(Math.min(high, Math.max(low, ms)) / low)) / Math.log10(high / low)
  const height = top + rowHeight * results.length + 50
  const names = ['Rostra', ...new Set(results.flatMap(({ rivals }) => Object.keys(rivals)))]
  const text = (at: number, y: number, words: string, more = ''): string =>
    `<text x="${at.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`
  const ticks = [0.001, 0.01, 0.1, 1, 10, 100, 1000].map(
    (ms) =>
      `<line x1="${x(ms)}" x2="${x(ms)}" y1="${top - 8}" y2="${height - 40}" stroke="#cbd5e1"/>${text(x(ms), height - 22, `${ms} ms`, 'text-anchor="middle" fill="#475569"')}`,
  )
  const legend = names.map(
    (name, i) =>
      `<circle cx="${left + i * 110}" cy="46" r="5" fill="${colours[name]}"/>${text(left + i * 110 + 10, 50, name)}`,
  )
  const rows = results.map(({ name, ours, rivals }, i) => {
    const y = top + rowHeight * i + rowHeight / 2
    const points = Object.entries({ ...rivals, Rostra: ours }).map(
      ([who, ms]) =>
        `<circle cx="${x(ms).toFixed(1)}" cy="${y}" r="${who === 'Rostra' ? 6 : 4.5}" fill="${colours[who]}"/>`,
    )
    return text(left - 12, y + 4, name, 'text-anchor="end"') + points.join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 40} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a">
<rect width="100%" height="100%" fill="#ffffff"/>
${text(left, 24, `Median time of a question over ${over}`, 'font-size="15" font-weight="600"')}
${[...legend, ...ticks, ...rows].join('\n')}
</svg>
`
}
