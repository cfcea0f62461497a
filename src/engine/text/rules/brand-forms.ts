/** What Turkish hangs on names behind an apostrophe: cases, plurals, possessives. Folded, so without points and hooks. */
const suffix = /^(?:s|[nsy]?[aeiu]\p{L}{0,6}|[dt][ae]n?(?:ki\p{L}*)?|l[aei]\p{L}{0,7}|c[ei]\p{L}*|[iu]?m\p{L}{0,5}|ki\p{L}*)$/u // prettier-ignore

/** Articles and prepositions of French, Italian and Catalan that lose their end before a vowel. */
const elided =
  /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu|all|dall|dell|nell|sull|coll|un|quest|quell|bell|sant|dev|com|cos)$/

const nameMin = 2

/** A form without an ending behind an apostrophe: "Nike's", "Trendyol'dan". */
export const withoutSuffix = (form: string): string => {
  const at = form.lastIndexOf("'")
  return at >= nameMin && suffix.test(form.slice(at + 1)) ? form.slice(0, at) : form
}

/** A form without a word before an apostrophe: "l'Oreal", "all'Esselunga". */
export const withoutElision = (form: string): string => {
  const at = form.indexOf("'")
  return at > 0 && form.length - at > nameMin && elided.test(form.slice(0, at)) ? form.slice(at + 1) : form
}

/** The ways in which a word of a text may be a word of a name: after an article where the name begins, before an ending where it ends. */
export const formsInName = (form: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string[] => {
  if (!form.includes("'")) return [form]
  const begun = isFirst ? withoutElision(form) : form
  return [...new Set([form, begun, ...(isLast ? [withoutSuffix(begun)] : [])])]
}
