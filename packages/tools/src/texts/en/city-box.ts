/** Words of the box that finds a city, and of lists with one choice in force. */
export const city = 'City';
export const citySearch = 'Search cities...';
export const noCities = 'No cities found';
export const chosen = '(chosen)';
export const notChosen = (typed: string, inForce: string | null) =>
  inForce === null
    ? `‘${typed}’ is not chosen yet. Choose a city from the list.`
    : `‘${typed}’ is not chosen yet. You see ${inForce}. Choose a city from the list.`;
