import type { ReactElement } from 'react'

const paths = {
  tour: 'M5 21V4M5 5h12l-3 4 3 4H5',
  home: 'M3 11 12 4l9 7M6 9v10h12V9',
  creators: 'M16 19a6 6 0 0 0-12 0M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M17 11a3 3 0 0 0 0-6M21 19a5 5 0 0 0-3-4.6',
  account: 'M3 6h18v12H3zM8.5 12a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M6 15.5a2.5 2.5 0 0 1 5 0M14 10h4M14 14h4',
  subjects:
    'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M4 19a6 6 0 0 1 8.5-5.4M16.5 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18.7 19.2 21 21.5',
  retention: 'M7 4h10M7 20h10M8 4v3l4 5 4-5V4M8 20v-3l4-5 4 5v3',
  brief: 'M7 5h10v15H7zM10 5V3h4v2M10 11l1.5 1.5L14 10M10 16h4',
  rankings: 'M9 20V8h6v12M3 20v-7h6M15 20v-9h6v9M3 20h18',
  connections: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lists: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  campaigns: 'M4 10v4h3l9 5V5L7 10zM19 9a4 4 0 0 1 0 6M7 14l1 6h3l-1-5',
  profile: 'M6 3h12v18H6zM12 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8.5 16a3.5 3.5 0 0 1 7 0',
  compare: 'M12 4v16M5 8h4M15 8h4M5 12h4M15 12h4M5 16h4M15 16h4',
  enrichment: 'M4 6h10M4 12h7M4 18h7M17 11v8M13 15h8',
  brands: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  users: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20a7.5 7.5 0 0 1 15 0',
  notifications: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  status: 'M12 20a8 8 0 1 1 8-8M12 12l4-3',
  overlap: 'M9 17A5 5 0 1 0 9 7a5 5 0 0 0 0 10M15 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10',
  contacts: 'M4 6h16v12H4zM4 7l8 6 8-6',
  screening: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6zM9 12l2 2 4-4',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9.5h.01',
  intent: 'M6 7h14l-1.5 9h-11zM6 7 5 4H3M9 20h.01M17 20h.01',
  relevance: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  listening: 'M4 12h2l2-7 4 14 3-10 2 3h3',
  requests: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  tokens: 'M14 10a4 4 0 1 0-4 4l1-1h2v-2h1zM12 12l7 7M17 17l2-2',
  usage: 'M5 20V10M12 20V4M19 20v-7',
  networks:
    'M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M5 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4M19 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 7v5M12 12l-6 5M12 12l6 5',
  health: 'M3 12h4l2-5 4 10 2-5h6',
  docs: 'M6 4h9l3 3v13H6zM9 11h6M9 15h6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4 4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8h.01',
  warning: 'M12 4 3 19h18zM12 10v4M12 16.5h.01',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10',
  exit: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M17.5 11h.01M8 14.5h8',
  check: 'M5 12l5 5 9-10',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  verified:
    'M12 3l2.5 2 3.2-.2.6 3.1L21 10l-1.2 3 .8 3.1-2.9 1.3L16.4 20l-3.2-.4L12 21l-1.2-1.4-3.2.4-1.3-2.6-2.9-1.3.8-3.1L3 10l2.7-2.1.6-3.1 3.2.2zM9 12l2 2 4-4',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)

export const Mark = (): ReactElement => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path
      d="M7 22.5h18M9.5 18.5c0-5.5 3.4-9.6 9.8-10.7-1.6 1.9-1.5 3.5-.1 5 1.3 1.4 2.3 3.2 2.3 5.7z"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
