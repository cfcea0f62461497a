export interface UserRow {
  id: string
  account_id: string
  email: string
  name: string
  role: string
  password: string | null
  created_at: number
  last_sign_in_at: number | null
  language: string | null
}

export interface InvitationRow {
  id: string
  account_id: string
  user_id: string | null
  email: string
  role: string
  hash: string
  created_by: string
  created_at: number
  expires_at: number
  accepted_at: number | null
  revoked_at: number | null
}

export interface SessionRow {
  id: string
  account_id: string
  user_id: string | null
  token_id: string | null
  hash: string
  method: string
  agent: string
  address: string
  created_at: number
  last_seen_at: number
  expires_at: number
}

export type PeopleTables = {
  users: UserRow
  invitations: InvitationRow
  sessions: SessionRow
  second_factors: {
    user_id: string
    secret: string
    confirmed_at: number | null
    last_step: number
    created_at: number
  }
  identities: { issuer: string; subject: string; user_id: string; created_at: number }
  recovery_codes: { hash: string; user_id: string }
  accounts: { id: string; name: string; second_factor_required: number }
  tokens: {
    id: string
    account_id: string
    name: string
    user_id: string | null
    scopes: string
    rate_per_minute: number | null
    expires_at: number | null
    revoked_at: number | null
  }
}
