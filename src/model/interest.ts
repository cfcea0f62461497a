/** One node of the interest dictionary. Ids are stable: stored rows, filters and sources all speak them. */
export interface Interest {
  /** 'beauty' for a top-level interest, 'beauty.skincare' for a leaf. */
  id: string
  name: string
  /** Id of the interest above; null at the top. */
  parentId: string | null
}

/** Top-level interest, its English name, and its leaves as `id:Name`. Two levels: deeper trees were never filtered on. */
const tree: readonly (readonly [id: string, name: string, leaves: string])[] = [
  [
    'beauty',
    'Beauty',
    'skincare:Skincare|makeup:Make-up|hair:Hair care|nails:Nails|fragrance:Fragrance|grooming:Grooming',
  ],
  [
    'fashion',
    'Fashion',
    'streetwear:Streetwear|vintage:Vintage and thrift|outfits:Everyday outfits|shoes:Shoes and sneakers|jewellery:Jewellery|modest:Modest fashion|luxury:Luxury',
  ],
  [
    'food',
    'Food',
    'baking:Baking|home_cooking:Home cooking|street_food:Street food|vegan:Vegan and plant-based|restaurants:Restaurants|meal_prep:Meal prep|grill:Grill and barbecue',
  ],
  ['drinks', 'Drinks', 'coffee:Coffee|tea:Tea|cocktails:Cocktails|wine:Wine|beer:Craft beer|alcohol_free:Alcohol-free'],
  [
    'fitness',
    'Fitness',
    'strength:Strength training|running:Running|yoga:Yoga and pilates|home_workouts:Home workouts|crossfit:Functional training|mobility:Mobility',
  ],
  [
    'sports',
    'Sports',
    'football:Football|basketball:Basketball|tennis:Tennis|combat:Combat sports|motorsport:Motorsport|cricket:Cricket|skate:Skateboarding',
  ],
  [
    'outdoors',
    'Outdoors',
    'hiking:Hiking|cycling:Cycling|climbing:Climbing|surfing:Surfing|fishing:Fishing|camping:Camping',
  ],
  [
    'travel',
    'Travel',
    'city_breaks:City breaks|backpacking:Backpacking|luxury_travel:Luxury travel|van_life:Van life|family_travel:Family travel|trains:Train journeys',
  ],
  [
    'gaming',
    'Gaming',
    'shooters:Shooters|rpg:Role-playing games|cozy:Cozy games|esports:E-sports|retro:Retro games|mobile:Mobile games|board_games:Board games',
  ],
  [
    'technology',
    'Technology',
    'phones:Phones|programming:Programming|ai:Artificial intelligence|pc_building:PC building|smart_home:Smart home|audio:Audio gear',
  ],
  [
    'music',
    'Music',
    'guitar:Guitar|singing:Singing|production:Music production|hip_hop:Hip-hop|classical:Classical|electronic:Electronic|kpop:K-pop',
  ],
  ['dance', 'Dance', 'hip_hop:Hip-hop dance|ballet:Ballet|latin:Latin dance|choreography:Choreography'],
  ['film', 'Film and series', 'reviews:Film reviews|series:Series|anime:Anime|horror:Horror|documentary:Documentaries'],
  [
    'art',
    'Art',
    'illustration:Illustration|painting:Painting|ceramics:Ceramics|digital:Digital art|calligraphy:Calligraphy|crafts:Crafts',
  ],
  [
    'photography',
    'Photography',
    'portrait:Portrait|street:Street photography|landscape:Landscape|film_photo:Film photography|video:Videography',
  ],
  ['books', 'Books', 'fantasy:Fantasy|romance:Romance|crime:Crime fiction|nonfiction:Non-fiction|poetry:Poetry'],
  ['comedy', 'Comedy', 'sketches:Sketches|stand_up:Stand-up|memes:Memes|pranks:Pranks'],
  [
    'home',
    'Home',
    'interiors:Interiors|diy:Do it yourself|cleaning:Cleaning and order|renovation:Renovation|small_spaces:Small spaces',
  ],
  [
    'gardening',
    'Gardening',
    'vegetables:Vegetable garden|houseplants:Houseplants|flowers:Flowers|balcony:Balcony garden',
  ],
  [
    'family',
    'Family',
    'parenting:Parenting|pregnancy:Pregnancy|toddlers:Toddlers|teens:Teenagers|weddings:Weddings|dads:Fatherhood',
  ],
  ['pets', 'Pets', 'dogs:Dogs|cats:Cats|small_pets:Small pets|horses:Horses|aquariums:Aquariums|rescue:Rescue'],
  [
    'wellness',
    'Wellness',
    'mental_health:Mental health|meditation:Meditation|sleep:Sleep|nutrition:Nutrition|journaling:Journaling|sobriety:Sobriety',
  ],
  [
    'education',
    'Education',
    'languages:Languages|history:History|science:Science|maths:Mathematics|study:Study routines|teaching:Teaching',
  ],
  [
    'business',
    'Business',
    'startups:Start-ups|marketing:Marketing|careers:Careers|leadership:Leadership|ecommerce:E-commerce|freelancing:Freelancing|sales:Sales',
  ],
  [
    'finance',
    'Personal finance',
    'saving:Saving|investing:Investing|real_estate:Real estate|budgeting:Budgeting|crypto:Crypto',
  ],
  ['automotive', 'Automotive', 'cars:Cars|motorcycles:Motorcycles|electric:Electric cars|restoration:Restoration'],
  ['news', 'News and society', 'current_affairs:Current affairs|climate:Climate|politics:Politics|local:Local news'],
]

const leavesOf = (parentId: string, leaves: string): Interest[] =>
  leaves.split('|').map((leaf) => {
    const [id = '', name = ''] = leaf.split(':')
    return { id: `${parentId}.${id}`, name, parentId }
  })

/** The whole dictionary, each top-level interest followed by its leaves. */
export const interests: readonly Interest[] = tree.flatMap(([id, name, leaves]) => [
  { id, name, parentId: null },
  ...leavesOf(id, leaves),
])

/** The top-level interests in the order lists show them. */
export const topInterests: readonly Interest[] = interests.filter((interest) => interest.parentId === null)

const byId = new Map(interests.map((interest) => [interest.id, interest]))

/** The interest of an id, where the dictionary has it. */
export const findInterest = (id: string): Interest | undefined => byId.get(id)

/** 'beauty' for 'beauty.skincare' and for 'beauty' itself. */
export const topInterestOf = (id: string): string => {
  const dot = id.indexOf('.')
  return dot === -1 ? id : id.slice(0, dot)
}

/** The leaves below one top-level interest. */
export const leafInterests = (parentId: string): Interest[] =>
  interests.filter((interest) => interest.parentId === parentId)
