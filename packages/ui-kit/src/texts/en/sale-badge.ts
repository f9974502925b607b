/** What stands beside the name of a bike that nobody can buy new today. */
export const away = { discontinued: 'Discontinued', upcoming: 'Upcoming' };
