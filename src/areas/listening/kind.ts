/** The kind of the requests that listen, and how their ids begin. */
export const listeningKind = 'social_listening'
export const listeningPrefix = 'lst'
