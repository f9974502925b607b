import type { State } from '../../pricing/index.ts';
import { placeWords, wholeErrors } from '@dopahiya/engines/parser';
import { statesOfPin } from './pin-codes.ts';
import { stateNames, findStateByName } from './spoken-state-names.ts';

/** Parsed search for cities. */
export interface CityQuestion {
  /** Words without a PIN code. */
  words: string;
  /** Possible names of a city or place, likeliest first, without the state after them. */
  names: string[];
  /** State named after a city. */
  state: State | undefined;
  /** States of the PIN code next to a name. */
  pinStates: readonly State[] | undefined;
}

const pinBesideName = /(?<![\p{N}])[1-9]\d{2}\s?\d{3}(?![\p{N}])/u;
const countries = new Set(['india', 'bharat', 'भारत', 'इंडिया']);

/** Parses 'Pune, Maharashtra 411001': a name, followed by a state or PIN code. */
export function readCityQuestion(text: string): CityQuestion {
  const [pin] = pinBesideName.exec(text) ?? [];
  const parts = text
    .replace(pinBesideName, ' ')
    .split(/[,;|()]/)
    .map(placeWords);
  const named = parts.filter((part) => part !== '' && !countries.has(part));
  const states = pin === undefined ? [] : statesOfPin(pin.replaceAll(/\s/g, ''));
  return { words: named.join(' '), ...withoutState(named), pinStates: states.length > 0 ? states : undefined };
}

function withoutState(parts: string[]): Pick<CityQuestion, 'names' | 'state'> {
  const last = parts.at(-1) ?? '';
  const own = parts.length > 1 ? findStateByName(last) : undefined;
  if (own) return { state: own, names: namesIn(parts.slice(0, -1)) };
  const words = last.split(' ');
  for (let start = parts.length > 1 ? 0 : 1; start < words.length; start++) {
    const state = findStateByName(words.slice(start).join(' '));
    if (state) return { state, names: namesIn([...parts.slice(0, -1), words.slice(0, start).join(' ')]) };
  }
  return { state: undefined, names: namesIn(parts) };
}

const namesIn = (parts: string[]): string[] => [...new Set([parts.join(' '), ...parts.toReversed()])].filter(Boolean);

const fewestLetters = 4;

/** Finds the state that words name or begin to name; with `slips` also a similarly spelled one. */
export function matchState(words: string, slips = 0): State | undefined {
  const named = findStateByName(words);
  if (named || words.length < fewestLetters) return named;
  const begun = stateNames.find(([name]) => name.startsWith(words));
  if (begun || slips === 0) return begun?.[1];
  const near = stateNames.find(
    ([name]) => Math.abs(name.length - words.length) <= slips && wholeErrors(words, name, slips) <= slips,
  );
  return near?.[1];
}
