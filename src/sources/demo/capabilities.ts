import type { Availability, Capabilities } from '../port.js'
import type { DemoNetwork } from '../../model/network.js'

type Operations = Capabilities['operations']

const all: Operations = {
  profile: 'yes',
  contents: 'yes',
  content: 'yes',
  comments: 'yes',
  search: 'no',
  history: 'yes',
  followers: 'yes',
  likers: 'yes',
  commenters: 'yes',
}

/** Where the networks themselves keep things closed, the demo world does too; where it is more open, `notes` says so. */
const limits: Partial<Record<DemoNetwork, Partial<Operations>>> = {
  tiktok: { likers: 'no' },
  youtube: { followers: 'no', likers: 'no' },
  facebook: { followers: 'no' },
  twitch: { likers: 'no' },
  snapchat: { comments: 'no', followers: 'no', likers: 'no', commenters: 'no' },
  pinterest: { likers: 'no' },
}

const notes: Partial<Record<DemoNetwork, string>> = {
  instagram: 'Instagram gives follower and liker lists only to the owner; the demo data include them.',
  tiktok: 'TikTok gives no follower lists; the demo data include them.',
  youtube: 'Subscriber lists are closed, as on YouTube; audiences come from commenters.',
  x: 'X gives follower and liker lists on paid plans only; the demo data include them.',
  facebook: 'Follower lists are closed, as on Facebook; likers and commenters are open here.',
  twitch: 'Follower lists are open here; Twitch shows them to moderators only.',
  threads: 'Threads gives no follower lists; the demo data include them.',
  snapchat: 'No comments and no audience lists, as on Snapchat; followers are hidden by four in ten.',
  professional:
    'Real professional networks give no audience lists; the demo data include them, with headlines as bios.',
}

const has = (condition: boolean, otherwise: Availability = 'no'): Availability => (condition ? 'yes' : otherwise)

/** What the demo source of a network gives. */
export const capabilitiesOf = (network: DemoNetwork): Capabilities => {
  const is = (...names: DemoNetwork[]): boolean => names.includes(network)
  return {
    operations: { ...all, ...limits[network] },
    fields: {
      profile: {
        name: 'yes',
        bio: 'yes',
        image_url: 'yes',
        verified: 'yes',
        account_type: 'yes',
        gender: 'some',
        birth_year: 'some',
        place: 'some',
        links: 'some',
        followers: is('snapchat') ? 'some' : 'yes',
        following: 'yes',
        content_count: 'yes',
        created_at: has(!is('instagram', 'tiktok')),
        professional: has(is('professional')),
      },
      content: {
        title: has(is('youtube', 'twitch', 'pinterest'), is('professional', 'facebook') ? 'some' : 'no'),
        text: 'yes',
        language: has(is('x', 'youtube', 'mastodon', 'bluesky')),
        media: has(!is('x', 'threads', 'bluesky', 'mastodon', 'professional'), 'some'),
        audio: has(is('tiktok', 'snapchat'), is('instagram', 'youtube') ? 'some' : 'no'),
        likes: is('snapchat', 'twitch') ? 'no' : is('instagram', 'facebook') ? 'some' : 'yes',
        comments: is('snapchat') ? 'no' : is('instagram') ? 'some' : 'yes',
        views: is('x', 'youtube', 'twitch', 'snapchat')
          ? 'yes'
          : is('instagram', 'tiktok', 'facebook', 'pinterest', 'threads')
            ? 'some'
            : 'no',
        shares: has(is('tiktok', 'x', 'facebook', 'threads', 'bluesky', 'mastodon', 'professional', 'pinterest')),
        saves: has(is('tiktok', 'pinterest', 'x')),
        declared_sponsorship: is('instagram', 'tiktok', 'youtube', 'facebook', 'snapchat', 'pinterest') ? 'some' : 'no',
      },
      comment: {
        text: 'yes',
        language: has(is('x', 'mastodon', 'bluesky')),
        likes: has(!is('twitch')),
        replies: 'yes',
        parent_id: 'yes',
      },
    },
    note: `Synthetic data; no credentials, no quotas. ${notes[network] ?? ''}`.trim(),
    proof: null,
    storage: null,
  }
}
