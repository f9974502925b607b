import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/words-form.ts';
import type * as Hindi from './words-form.ts';

export const submit = 'खोजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
