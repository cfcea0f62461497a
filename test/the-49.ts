/** The 49 operations that never change. */
export const the49: readonly string[] = `
POST /discovery | POST /discovery-quick | POST /discovery-export | GET /discovery-export/{id}
POST /contact-info | POST /email-lookup | GET /email-lookup/{id}
POST /audience-overlap | GET /audience-overlap/{id}
POST /profile-analytics | POST /profile-analytics-async | GET /profile-analytics-async/{id}
POST /profile-analytics-professional | GET /profiles
GET /dictionary/userhandles | GET /dictionary/locations | GET /dictionary/languages | GET /dictionary/brands
GET /dictionary/interests | GET /dictionary/topics | GET /dictionary/topics/relevance
POST /screening | GET /screening/{id} | GET /screening/{id}/contents | PATCH /screening/{id}/contents/unflag
POST /screening/{id}/generate-report | POST /screening/continuous-monitoring
POST /screening-media | GET /screening-media/{id}
POST /flagging-criteria | GET /flagging-criteria | GET /flagging-criteria/{id}
POST /public-content | POST /public-content-async | GET /public-content-async/{id}
POST /public-content-professional | GET /public-content-professional/{id}
POST /public-comments | POST /public-comments-professional | GET /public-comments-professional/{id}
POST /purchase-intent | GET /purchase-intent/{id} | GET /purchase-intent/{id}/comments
POST /comments-relevance | GET /comments-relevance/{id} | GET /comments-relevance/{id}/comments
POST /social-listening | GET /social-listening/{id} | GET /social-listening/{id}/fetch`
  .trim()
  .split(/\s*[|\n]\s*/)
