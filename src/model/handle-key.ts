/** Handles that are one handle: no network tells them apart by case or by width. */
export const handleKey = (handle: string): string => handle.normalize('NFKC').toLowerCase()
