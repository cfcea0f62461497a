/** A list in parts of at most so many, in order: for statements and calls that take only so much at once. */
export function* partsOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let i = 0; i < all.length; i += size) yield all.slice(i, i + size)
}
