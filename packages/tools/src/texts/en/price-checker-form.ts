/** Words of the price checker that stand in the home page before its scripts are wanted. */
export const title = 'What will it cost on the road?';
export const subtitle = 'Pick a bike and a city to see the on-road price, line by line.';
export const emiTab = 'EMI calculator';
export const bike = 'Bike or scooter';
export const bikePlaceholder = 'Search by brand or model...';
export const checkPrice = 'Check price';
