import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/dialog.ts';
import type * as Hindi from './dialog.ts';

export const close = 'बंद कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
