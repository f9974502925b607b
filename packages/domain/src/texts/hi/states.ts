import names from '../../places/state-names.hi.json' with { type: 'json' };
import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/states.ts';
import { placeName } from './places.ts';
import type * as Hindi from './states.ts';

const known = new Map<string, string>(Object.entries(names));

export const stateName = (name: string) => known.get(name) ?? placeName(name);

export type Checked = Translation<typeof Hindi, typeof English>;
