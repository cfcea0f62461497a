const at = '2026-11-15T09:00:00.000Z'

export const exampleWebhook = {
  id: 'whk_01kb3zq4f0e8v5w2n7m6x9c1da',
  url: 'https://hooks.example.com/rostra',
  description: 'CRM',
  events: ['screening.*', 'listening.alert'],
  status: 'active' as const,
  paused_reason: null,
  deliveries: { pending: 0, delivered: 1, dead: 0 },
  last_success_at: at,
  failing_since: null,
  previous_secret_until: null,
  created_at: at,
  updated_at: at,
}

export const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='

export const exampleDelivery = {
  id: 'dlv_01kb3zq4f0e8v5w2n7m6x9c1db',
  event_id: 'evt_01kb3zq4f0e8v5w2n7m6x9c1dc',
  kind: 'webhook.test',
  subject: exampleWebhook.id,
  status: 'delivered' as const,
  message_id: null,
  attempts: [{ at, latency_ms: 84, status: 200, error: null }],
  next_attempt_at: null,
  body: '{"type":"webhook.test","timestamp":"2026-11-15T09:00:00.000Z","data":{}}',
  created_at: at,
  finished_at: at,
}

export const exampleChannel = {
  id: 'ntc_01kb3zq4f0e8v5w2n7m6x9c1dd',
  way: 'slack' as const,
  name: 'Brand team',
  target: 'https://chat.example.com/…',
  events: ['screening.*', 'campaign.post', 'quota.*'],
  digest: 'hourly' as const,
  daily_at: '08:00',
  time_zone: 'Europe/Berlin',
  language: 'en' as const,
  quiet_hours: { from: '22:00', to: '07:00' },
  status: 'active' as const,
  paused_reason: null,
  deliveries: { pending: 0, delivered: 1, dead: 0 },
  last_success_at: at,
  failing_since: null,
  created_at: at,
  updated_at: at,
}

/** The same number must not stand for two deliveries: examples are tried one after another. */
export const exampleNotificationId = 'dlv_01kb3zq4f0e8v5w2n7m6x9c1de'
