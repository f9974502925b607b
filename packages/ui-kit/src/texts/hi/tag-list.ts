import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/tag-list.ts';
import type * as Hindi from './tag-list.ts';

export const tags = 'टैग';

export type Checked = Translation<typeof Hindi, typeof English>;
