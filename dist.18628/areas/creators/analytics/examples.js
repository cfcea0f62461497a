const asOf = "2026-11-15T09:00:00.000Z";
const exampleReport = {
  state: "ready",
  detail: null,
  network: "instagram",
  handle: "lumevia.official",
  engine_version: "audience-1",
  profile: {
    network: "instagram",
    external_id: "9000000244",
    handle: "lumevia.official",
    name: "Lumevia",
    url: "https://instagram.demo.example/lumevia.official",
    image_url: null,
    followers: 7442,
    verified: true,
    bio: "The official home of Lumevia. Synthetic demo brand.",
    account_type: "business",
    gender: null,
    age: null,
    location: { text: "Paris, France", id: "fr-2988507", country_code: "FR" },
    languages: ["en"],
    created_at: null,
    last_posted_at: "2026-11-14T18:20:00.000Z",
    source: "demo",
    synthetic: true,
    as_of: asOf
  },
  numbers: null,
  engagement: {
    metric: "mean",
    rate: { value: 0.0312, low: 0.0281, high: 0.0343, sample_size: 94, basis: "measured" },
    peers: {
      profiles: 812,
      followers: { min: 3721, max: 14884 },
      median: 0.0265,
      percentile: 0.61,
      histogram: [{ min: 0, max: 0.01, profiles: 97, here: false, is_median: false }],
      as_of: asOf
    },
    as_of: asOf
  },
  growth: null,
  rhythm: null,
  contents: null,
  sponsored_against_organic: {
    sponsored: 7,
    organic: 87,
    sponsored_median: 201,
    organic_median: 228,
    ratio: 0.882,
    p_value: 0.31,
    verdict: "no_difference_shown",
    statement: "Sponsored and other contents cannot be told apart by their reactions (p = 0.31).",
    as_of: asOf
  },
  hashtags: { data: [{ name: "hair", contents: 21, share: 0.21, lift: 1.04 }], as_of: asOf },
  mentions: null,
  interests: {
    data: [{ id: "beauty.hair", name: "Hair care", contents: 48, share: 0.48, basis: "declared" }],
    as_of: asOf
  },
  topics: null,
  brand_affinity: null,
  look_alikes: null,
  contacts: null,
  linked_accounts: null,
  price: {
    rate_card: "rostra-2026",
    data: [
      {
        type: "image",
        price: { amount: 24.75, currency: "USD" },
        low: { amount: 17.33, currency: "USD" },
        high: { amount: 34.65, currency: "USD" },
        factors: [
          {
            name: "reach",
            value: 1637,
            contribution: 22.92,
            why: "views are not shown: 22 % of the followers, at 14 USD a thousand"
          },
          {
            name: "engagement",
            value: 1.08,
            contribution: 1.83,
            why: "engagement rate against the median of the peers"
          }
        ]
      }
    ],
    as_of: asOf
  },
  audiences: { followers: null, likers: null, commenters: null },
  missing: []
};
export {
  exampleReport
};
//# sourceMappingURL=examples.js.map
