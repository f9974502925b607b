export const title = 'Saved searches';
export const save = 'Save this search';
export const saved = 'Search saved.';
export const all = 'See your saved searches';
export const notSaved = 'We couldn’t save this search';
export const tryLater = 'Please try again later.';

export const notLoaded = 'We couldn’t load your saved searches';
export const intro = (limit: number) => `Open a search to see the newest bikes. You can save ${limit}.`;
export const none = 'No saved searches yet';
export const howTo = 'Choose filters on the used bikes page, then save the search.';
export const usedBikes = 'Used bikes';
export const savedOn = (date: string) => `Saved on ${date}`;
export const remove = 'Delete';
export const deleteNamed = (search: string) => `Delete ${search}`;
export const notDeleted = 'We couldn’t delete this search';
