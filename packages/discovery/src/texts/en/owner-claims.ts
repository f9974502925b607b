/** Claims of the owner about the site and its bikes: nothing here is worked out from data. */
export const thousandsOfMotorcycles = 'Explore thousands of motorcycles from top brands worldwide';
export const mostSearched = 'Most searched bikes this week';
export const lovedByUsers = 'Bikes loved by our users';
export const environmentFriendly = 'Environment friendly electric vehicles';
