/** A brand as the registry knows it. `competitors` and `parentId` are ids of other brands. */
export interface Brand {
  id: string
  name: string
  aliases: string[]
  /** Id of the interest dictionary: what it sells. */
  interest: string | null
  website: string | null
  handles: { network: string; handle: string }[]
  /** Hosts without www. */
  domains: string[]
  parentId: string | null
  /** Whether its name is also a word of every day and needs context; null: the words themselves say. */
  ambiguous: boolean | null
  competitors: string[]
  synthetic: boolean
}

/** A brand of which nothing but its name is known. */
export const emptyBrand = (id: string, name: string): Brand => ({
  id,
  name,
  aliases: [],
  interest: null,
  website: null,
  handles: [],
  domains: [],
  parentId: null,
  ambiguous: null,
  competitors: [],
  synthetic: false,
})
