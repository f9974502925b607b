import type { State } from '../../pricing/index.ts';
import { findStateByName } from './spoken-state-names.ts';

/** Vehicle registration office, as identified by the first letters and digits of a number plate. */
export interface RtoCode {
  state: State;
  office: number;
}

/** 'mh 12', 'ka01' or a whole plate, 'mh 12 ab 1234', normalised by `cityWords`. */
const code = /^([a-z]{2}) ?(\d{1,2})(?: ?[a-z]{1,3}(?: ?\d{1,4})?)?$/;

/** Parses a registration office code; undefined if the words are none. */
export function readRtoCode(words: string): RtoCode | undefined {
  const [, letters = '', office = ''] = code.exec(words) ?? [];
  const state = letters === '' ? undefined : findStateByName(letters);
  return state && { state, office: Number(office) };
}

/** Checks whether a code of the catalogue ('MH12') is that of an office in its state. */
export const isOffice = (rtoCode: string | null, office: number): boolean =>
  rtoCode !== null && Number(rtoCode.replace(/^\D+/, '')) === office;
