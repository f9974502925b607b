export const bodyStyleNames = {
  sports: 'Sports',
  scooter: 'Scooter',
  cruiser: 'Cruiser',
  commuter: 'Commuter',
  streetbike: 'Street Bike',
  superbike: 'Super Bike',
  caferacer: 'Cafe Racer',
  scrambler: 'Scrambler',
  adventure: 'Adventure',
  moped: 'Moped',
  tourer: 'Tourer',
  maxiscooter: 'Maxi Scooter',
};

export const under = (price: string) => `Under ${price}`;
export const above = (price: string) => `Above ${price}`;
export const upToCapacity = (capacity: number) => `Up to ${capacity} cc`;
export const capacityBetween = (min: number, max: number) => `${min}-${max} cc`;
export const aboveCapacity = (capacity: number) => `Above ${capacity} cc`;

export const mileageOrMore = (figure: string) => `${figure} kmpl or more`;
export const rangeOrMore = (figure: string) => `${figure} km or more`;
export const seatHeightUpTo = (figure: string) => `Up to ${figure} mm`;
export const kerbWeightUpTo = (figure: string) => `Up to ${figure} kg`;

export const unknownBrand = 'Unknown Brand';
