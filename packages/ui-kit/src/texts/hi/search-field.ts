import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/search-field.ts';
import type * as Hindi from './search-field.ts';

export const search = 'खोजिए';
export const clear = 'मिटाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
