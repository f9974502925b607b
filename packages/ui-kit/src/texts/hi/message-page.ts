import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/message-page.ts';
import type * as Hindi from './message-page.ts';

export const otherWaysOn = 'और पेज';

export type Checked = Translation<typeof Hindi, typeof English>;
