/** Words of the fields in which a bike is chosen. */
export const bike = 'Bike or scooter';
export const bikePlaceholder = 'Honda Activa, Classic 350 …';
export const noBikes = (text: string) => [`No bike fits ‘${text}’.`, 'Try the model’s name alone.'];
export const typeToSearch = ['Type at least two letters.'];
export const bikes = 'Bikes';
export const unknownBike = (text: string) => `There is no bike called ‘${text}’ here. Try the model’s name alone.`;
export const variant = 'Variant';
export const cheapestVariant = 'The cheapest';
