/** Changes with every change that can move a figure of an audience or a report: old answers name the rules they were made by. */
export const engineVersion = 'audience-5'
