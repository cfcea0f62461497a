const ageBands = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+']
const audienceGenders = ['female', 'male', 'other']
const memberTypes = ['real', 'influencer', 'mass_follower', 'suspicious']
const reachBands = ['under_500', '500_999', '1000_1499', '1500_and_more']
export { ageBands, audienceGenders, memberTypes, reachBands }
//# sourceMappingURL=audience-summary.js.map
