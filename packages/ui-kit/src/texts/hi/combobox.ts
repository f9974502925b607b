import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/combobox.ts';
import type * as Hindi from './combobox.ts';

export const search = 'खोजिए';
export const clear = 'मिटाइए';
export const searching = 'खोज रहे हैं...';
export const results = (count: number) => plural(count, { one: `${count} नतीजा`, other: `${count} नतीजे` });

export type Checked = Translation<typeof Hindi, typeof English>;
