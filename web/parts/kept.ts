/** What a browser remembers for the reader: chosen columns and saved searches. Nothing of it leaves the machine. */
export const readKept = <T>(key: string, fallback: T): T => {
  try {
    const text = localStorage.getItem(`rostra.${key}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export const keep = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(`rostra.${key}`, JSON.stringify(value))
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

export interface SavedSearch {
  name: string
  filters: Record<string, unknown>
}
