/** Languages that write a small word and the next one together: "l'argent", "dell'eroina". Not `n'`, which denies what follows. */
const eliding: ReadonlySet<string> = new Set(['fr', 'it'])

const small =
  /^(?:l|d|j|m|t|s|c|qu|jusqu|lorsqu|puisqu|quoiqu|un|all|dell|nell|sull|dall|coll|gl|quest|quell|bell|sant)'(?=[a-z]{2})/

/** The word behind an elided one, as lists write it; undefined where there is none. `form` is folded. */
export const behindElision = (form: string, language: string | null): string | undefined => {
  if (language === null || !eliding.has(language) || !form.includes("'")) return undefined
  const [cut] = small.exec(form) ?? []
  return cut === undefined ? undefined : form.slice(cut.length)
}
