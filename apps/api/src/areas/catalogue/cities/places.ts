import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, states } from '../../pricing/index.ts';
import { endsInA, placeWords, soundsOf, wholeErrors } from '@dopahiya/engines/parser';

/** Place without its own prices, with its degrees north and east. */
export interface Place {
  name: string;
  state: State;
  latitude: number;
  longitude: number;
}

/** Point on the earth, in degrees. */
export type Point = Pick<Place, 'latitude' | 'longitude'>;

type Places = ReadonlyMap<string, readonly Place[]>;

let read: Places | undefined;

/** Minimum number of letters of a name that tolerates a typo. */
const LONG = 6;

/**
 * Finds places in India by name, besides the catalogue's cities; with `slips` similarly spelled ones. The gazetteer (GeoNames) is loaded on
 * first use.
 */
export function findPlaces(words: string, slips = 0): readonly Place[] {
  const places = (read ??= readPlaces());
  const named = places.get(words);
  if (named || slips === 0 || words.length < LONG) return named ?? [];
  const isNear = (name: string) => Math.abs(name.length - words.length) <= slips;
  const near = [...places.keys()].find((name) => isNear(name) && wholeErrors(words, name, slips) <= slips);
  return (near !== undefined && places.get(near)) || [];
}

/** 'Name=north,east', by state. */
const placesOfStates = z.record(z.enum(states), z.array(z.string().regex(/^.+=-?[\d.]+,-?[\d.]+$/)));

function readPlaces(): Places {
  const places = new Map<string, Place[]>();
  for (const [state, items] of Object.entries(readTable('places', placesOfStates))) {
    for (const item of items) {
      const [, name = '', latitude, longitude] = /^(.+)=(.+),(.+)$/.exec(item) ?? [];
      const place = { name, state: state as State, latitude: Number(latitude), longitude: Number(longitude) };
      const words = placeWords(name);
      places.set(words, [...(places.get(words) ?? []), place]);
    }
  }
  return places;
}

/** Places by phonetic key. */
let bySound: Places | undefined;

/** Minimum numbers of sounds to identify a name: exactly, and with one sound different. */
const TOLD = 3;
const TOLD_NEARLY = 5;

/** Finds places that sound like these words, in Latin letters or Devanagari; with `slips` approximately. */
export function findPlacesBySound(words: string, slips = 0): readonly Place[] {
  const places = (bySound ??= sortBySound());
  const asked = soundsOf(words).filter(({ length }) => length >= (slips === 0 ? TOLD : TOLD_NEARLY));
  const same = asked.flatMap((sound) => places.get(sound) ?? []);
  if (same.length > 0 || slips === 0) return endingAlike(same, words);
  const isNear = (sound: string) => asked.some((one) => wholeErrors(one, sound, slips) <= slips);
  const near = [...places.keys()].filter(isNear);
  const best = near.find((sound) => asked.some((one) => withoutVowels(one) === withoutVowels(sound))) ?? near[0];
  return (best !== undefined && places.get(best)) || [];
}

const withoutVowels = (sound: string): string => sound.replaceAll(/[aeiou]/g, '');

function endingAlike(places: readonly Place[], words: string): readonly Place[] {
  const alike = places.filter(({ name }) => endsInA(name) === endsInA(words));
  return alike.length > 0 ? alike : places;
}

function sortBySound(): Places {
  const all = [...(read ??= readPlaces()).values()].flat();
  const places = new Map<string, Place[]>();
  for (const place of all) {
    for (const sound of soundsOf(placeWords(place.name))) places.set(sound, [...(places.get(sound) ?? []), place]);
  }
  return places;
}

const kmOfDegree = 111;

/** Returns the approximate distance between two points in km, precise enough to find the nearest city. */
export function kmBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * kmOfDegree;
}
