import { type SQL, sql } from 'drizzle-orm';
import { cities } from '../../../core/database/schema.ts';

/** Coordinates in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_DIAMETER_KM = 12_742;

/** Returns SQL for a city's great-circle distance from a place in km; null for an unknown city. */
export function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  const halfSine = (from: SQL | number, to: SQL) => sql`power(sin(radians(${to} - ${from}) / 2), 2)`;
  const north = halfSine(latitude, sql`${cities.latitude}`);
  const east = halfSine(longitude, sql`${cities.longitude}`);
  const shrunk = sql`cos(radians(${latitude})) * cos(radians(${cities.latitude}))`;
  return sql<number>`${EARTH_DIAMETER_KM} * asin(least(1, sqrt(${north} + ${shrunk} * ${east})))`;
}
