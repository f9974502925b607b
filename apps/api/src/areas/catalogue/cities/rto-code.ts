import type { State } from '../../pricing/index.ts';
import { findStateByName } from './spoken-state-names.ts';

/** The office that registers vehicles, as the first letters and digits of a number plate name it. */
export interface RtoCode {
  state: State;
  office: number;
}

/** 'mh 12', 'ka01' or a whole plate, 'mh 12 ab 1234', as `cityWords` writes them. */
const code = /^([a-z]{2}) ?(\d{1,2})(?: ?[a-z]{1,3}(?: ?\d{1,4})?)?$/;

/** Reads the code of an office out of words; undefined where they are none. */
export function readRtoCode(words: string): RtoCode | undefined {
  const [, letters = '', office = ''] = code.exec(words) ?? [];
  const state = letters === '' ? undefined : findStateByName(letters);
  return state && { state, office: Number(office) };
}

/** Whether a code of the catalogue ('MH12') is that of an office in its state. */
export const isOffice = (rtoCode: string | null, office: number): boolean =>
  rtoCode !== null && Number(rtoCode.replace(/^\D+/, '')) === office;
