// Sizes and times as people read them.

const shortened = (amount: number, unit: string): string => `${Number(amount.toFixed(1))} ${unit}`

export const sizeLabel = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 ** 2 ? shortened(bytes / 1024, 'KiB') : shortened(bytes / 1024 ** 2, 'MiB')
}

export const timeLabel = (ms: number): string => {
  if (ms < 1000) return `${Math.round(ms)} ms`
  return ms < 120_000 ? shortened(ms / 1000, 's') : shortened(ms / 60_000, 'min')
}
