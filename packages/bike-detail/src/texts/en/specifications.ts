export const title = 'Specifications';
export const search = 'Search specifications';
export const compareRows = 'Compare rows';
export const failedTitle = 'Error loading specifications';
export const outOfDate = 'These figures may be out of date.';
export const noneKnown = 'No bike data available';
export const noneFound = 'No specifications found';
export const adjustSearch = 'Try adjusting your search query';

export const chooseRow = (row: string) => `Choose ${row}`;
export const chosenCount = (count: number, max: number) => `${count} of ${max} rows chosen`;
export const allChosen = (count: number, max: number) => `${count} of ${max} rows chosen. Remove one to choose another`;
export const chosenRows = 'Chosen rows';

export const whatItTakes = 'Spare parts for this bike';

export const additionalFeatures = 'Additional features';
export const yes = 'Yes';
/** What holds for a row of which the first or the second is reached: '10,000 km or 12 months'. */
export const eitherOf = (values: readonly string[]) => values.join(' or ');
