const exampleContent = {
  id: "10000ko",
  network: "instagram",
  url: "https://instagram.demo.example/p/10000ko",
  author: { handle: "lumevia.official", external_id: "9000000244" },
  type: "image",
  format: "photo",
  title: null,
  text: "You asked, we listened: Dew Serum now comes in a smaller size \u{1F495} #hair",
  language: "en",
  published_at: "2026-11-14T14:29:26.000Z",
  media: [
    {
      url: "https://media.demo.example/instagram/10000ko-1.jpg",
      type: "image",
      width: 1080,
      height: 1350,
      duration_s: null,
      alt: null
    }
  ],
  thumbnail_url: "https://media.demo.example/instagram/10000ko-thumb.jpg",
  hashtags: ["hair"],
  mentions: [],
  links: [],
  location: null,
  audio: null,
  engagement: { likes: 212, comments: 14, views: null, shares: 3, saves: 9 },
  sponsored: { is: false, basis: "none", brands: [], disclosures: [] },
  parent_id: null,
  source: "demo",
  synthetic: true,
  as_of: "2026-11-15T09:00:00.000Z"
};
const exampleComment = {
  id: "10000ko_3",
  network: "instagram",
  content_id: "10000ko",
  parent_id: null,
  text: "where can I get the small one?",
  language: "en",
  author: { handle: "its.thirkilsar", external_id: "31200471", name: "Nina", image_url: null },
  published_at: "2026-11-14T16:02:11.000Z",
  likes: 4,
  replies: 1,
  source: "demo",
  synthetic: true,
  as_of: "2026-11-15T09:00:00.000Z"
};
export {
  exampleComment,
  exampleContent
};
//# sourceMappingURL=examples.js.map
