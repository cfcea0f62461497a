/** Goes up when facts are derived in another way: all are then derived anew. */
export const factsVersion = 'facts-14'
