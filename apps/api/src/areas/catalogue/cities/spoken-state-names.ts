import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, stateNamed, states } from '../../pricing/index.ts';
import { cityWords } from './city-words.ts';

/** What people call a state beside its name: short names, letters of its number plates, and Hindi without the dot below. */
const spoken = readTable('names-of-states', z.record(z.enum(states), z.array(z.string().min(2))));

const byName = new Map(
  states.flatMap((state) => [state, ...spoken[state]].map((name) => [cityWords(name), state] as const)),
);

/** The state that people call so, in any script; undefined for none. */
export const findStateByName = (words: string): State | undefined => byName.get(cityWords(words)) ?? stateNamed(words);

/** The names of states that are long enough to be told from others with a slip of the pen. */
export const stateNames: readonly (readonly [name: string, state: State])[] = [...byName].filter(
  ([name]) => name.length > 4,
);

/** The two letters of a state's number plates. */
export const stateCode = (state: State): string =>
  (spoken[state].find((name) => name.length === 2) ?? '').toUpperCase();

/** What people call a state, without the letters of its number plates. */
export const namesOfState = (state: State): string[] => [state, ...spoken[state].filter((name) => name.length > 2)];
