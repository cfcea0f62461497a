/** Who signs in at the networks that creators connect. */
export const owner = { id: '17841400000000001', handle: 'ana.cooks', name: 'Ana Cooks', followers: 1200 }

/** The app of ours at each of them. */
export const secretOf = { id: 'app-1', secret: 'app-secret-1' }
