import names from '../../places/place-names.hi.json' with { type: 'json' };
import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/places.ts';
import type * as Hindi from './places.ts';

const known: Readonly<Record<string, string>> = names;

export const placeName = (name: string) =>
  name
    .split(', ')
    .map((part) => known[part] ?? part)
    .join(', ');

export type Checked = Translation<typeof Hindi, typeof English>;
