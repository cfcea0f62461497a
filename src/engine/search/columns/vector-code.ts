/**
 * Eight bits a dimension: v_i = round(127 x_i / max|x|). The scale of a vector does not matter to cosine, so only
 * 1/|v| is kept beside it (zero: no vector). Cosine over the stored values is exact; the rounding itself costs about 0.005.
 */
export const quantiseVector = (vector: ArrayLike<number>, out: Int8Array, at: number): void => {
  let most = 0
  for (let i = 0; i < vector.length; i++) most = Math.max(most, Math.abs(vector[i]!))
  for (let i = 0; i < vector.length; i++) out[at + i] = most === 0 ? 0 : Math.round((vector[i]! * 127) / most)
}

/** 1/|v| of out[at, at + n), or 0 for a zero vector. */
export const inverseNorm = (vector: Int8Array, at: number, n: number): number => {
  let sum = 0
  for (let i = at; i < at + n; i++) sum += vector[i]! * vector[i]!
  return sum === 0 ? 0 : 1 / Math.sqrt(sum)
}
