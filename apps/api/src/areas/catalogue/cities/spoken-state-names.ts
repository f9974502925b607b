import { placeWords } from '@dopahiya/engines/parser';
import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, stateNamed, states } from '../../pricing/index.ts';

/** Other names of a state: short names, number plate letters, and Hindi without the nukta. */
const spoken = readTable('names-of-states', z.record(z.enum(states), z.array(z.string().min(2))));

const byName = new Map(
  states.flatMap((state) => [state, ...spoken[state]].map((name) => [placeWords(name), state] as const)),
);

/** Finds the state with this name, in any script; undefined if there is none. */
export const findStateByName = (words: string): State | undefined => byName.get(placeWords(words)) ?? stateNamed(words);

/** Names of states that are long enough to tolerate a typo. */
export const stateNames: readonly (readonly [name: string, state: State])[] = [...byName].filter(
  ([name]) => name.length > 4,
);

/** Returns the two letters of a state's number plates. */
export const stateCode = (state: State): string =>
  (spoken[state].find((name) => name.length === 2) ?? '').toUpperCase();

/** Returns the names of a state, without its number plate letters. */
export const namesOfState = (state: State): string[] => [state, ...spoken[state].filter((name) => name.length > 2)];
