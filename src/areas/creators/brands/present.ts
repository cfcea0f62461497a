import type { z } from 'zod'
import type { Brand } from '../../../model/brand.js'
import type { RegisteredBrand } from './contract.js'

export const presentBrand = ({ parentId, ...brand }: Brand): z.output<typeof RegisteredBrand> => ({
  id: brand.id,
  name: brand.name,
  aliases: brand.aliases,
  interest: brand.interest,
  website: brand.website,
  handles: brand.handles.map(({ network, handle }) => ({ network, handle })),
  domains: brand.domains,
  parent_id: parentId,
  ambiguous: brand.ambiguous,
  competitors: brand.competitors,
  synthetic: brand.synthetic,
})
