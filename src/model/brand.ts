/** A brand as the dictionary knows it. `competitors` are ids of other brands. */
export interface Brand {
  id: string
  name: string
  aliases: string[]
  /** Id of the interest dictionary. */
  interest: string | null
  website: string | null
  handles: { network: string; handle: string }[]
  competitors: string[]
  synthetic: boolean
}
