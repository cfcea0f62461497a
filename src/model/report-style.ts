/** How a document looks that is printed for an account, as templates take it: a picture is the numbers of its bytes. Null: as ours. */
export interface PrintedStyle {
  name: string | null
  /** #rrggbb */
  accent: string | null
  logo: number[] | null
}
