/** What a file or a vendor states about those who follow somebody: shares from 0 to 1, without a sample that anybody could look at. */
export interface DeclaredAudience {
  /** By ISO 3166-1 alpha-2, upper case. */
  countries: Record<string, number>
  genders: Record<string, number>
  /** By our age bands. */
  ages: Record<string, number>
  /** 'female.18-24'. */
  genderAges: Record<string, number>
  /** By ISO 639-1. */
  languages: Record<string, number>
}
