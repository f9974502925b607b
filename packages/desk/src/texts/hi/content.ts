import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/content.ts';
import type * as Hindi from './content.ts';

export const none = 'कुछ नहीं';
export const yes = 'हाँ';
export const no = 'नहीं';
export const before = 'पहले';
export const after = 'अब';
export const reordered = 'क्रम बदला';

export type Checked = Translation<typeof Hindi, typeof English>;
