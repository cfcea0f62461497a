import { said } from '../../language/said.js'

/** The sets that every account has are named by the service, all others by people. */
export const criteriaName = ({ id, name }: { id: string; name: string }): string =>
  id.startsWith('crt_default') ? said(name) : name
