import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/breadcrumb.ts';
import type * as Hindi from './breadcrumb.ts';

export const breadcrumb = 'आप यहाँ हैं';

export type Checked = Translation<typeof Hindi, typeof English>;
