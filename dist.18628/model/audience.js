const audienceSources = ['followers', 'likers', 'commenters']
export { audienceSources }
//# sourceMappingURL=audience.js.map
