import { hindiPlaceNames } from '../../places/hindi-place-names.ts';
import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/places.ts';
import type * as Hindi from './places.ts';

export const placeName = (name: string) =>
  name
    .split(', ')
    .map((part) => hindiPlaceNames[part] ?? part)
    .join(', ');

export type Checked = Translation<typeof Hindi, typeof English>;
