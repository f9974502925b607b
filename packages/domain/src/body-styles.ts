/** The body styles a two-wheeler may have, with the name a visitor reads. */
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
} as const;

/** One of the twelve body styles. */
export type BodyStyle = keyof typeof bodyStyleNames;
