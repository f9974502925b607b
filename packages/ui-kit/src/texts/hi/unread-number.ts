import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/unread-number.ts';
import type * as Hindi from './unread-number.ts';

export const unread = (typed: string) => `‘${typed}’ संख्या नहीं लगती। अंक लिखिए, दशमलव के लिए बिंदु।`;

export type Checked = Translation<typeof Hindi, typeof English>;
