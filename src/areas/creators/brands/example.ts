/** As the open list has it. */
export const exampleBrand = {
  id: 'brand_gymshark',
  name: 'Gymshark',
  aliases: [] as string[],
  interest: 'fashion',
  website: 'https://gymshark.com',
  handles: [{ network: 'instagram', handle: 'gymshark' }],
  domains: ['gymshark.com'],
  parent_id: null,
  ambiguous: false,
  competitors: [] as string[],
  synthetic: false,
}
