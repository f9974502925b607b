/** Tag of journeys that are gone in plain mode too, where a site has nothing that reaches into private parts of libraries. */
export const inBothModes = '@in-both-modes';
