/** What the headings of the description are about. */
export const aboutAreas = {
  Audit: 'Who did what to whom.',
  Brands: 'The registry of brands: names, accounts, sites and who owns whom.',
  Campaigns: 'What creators post for you: found, judged and measured.',
  'Comments relevance': 'Which comments on a post are about the promoted product or brand.',
  'Content and comments': 'Public posts and comments, and the judgement of texts.',
  Creators: 'Search, profiles, analytics, audiences, contacts and enrichment.',
  'Data subjects': 'What is held about a person: found, copied, erased, restricted.',
  Dictionaries: 'The ids that filters take: places, languages, brands, interests, topics, handles.',
  Imports: 'Your own files: upload, preview, mapping, import.',
  Lists: 'Lists of creators that you keep.',
  Notifications: 'People told of events by e-mail, Slack and Teams.',
  People: 'Users of the account, their roles, invitations and sessions.',
  Platform: 'Requests, events, tokens, usage, networks and status.',
  'Purchase intent': 'Whether comments show that people want to buy.',
  Screening: 'Risk screening of profiles, posts and media, review, reports and monitoring.',
  'Social listening': 'What people say about brands.',
}
