export const call = 'Call';
export const directions = 'Directions';
/** Follows what the link says, for screen readers. */
export const toPlace = (place: string) => `to ${place}, opens in a new tab`;
