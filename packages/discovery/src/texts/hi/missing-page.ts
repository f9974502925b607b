import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/missing-page.ts';
import type * as Hindi from './missing-page.ts';

export const notFound = (slug: string) => `“${slug}” नाम का पेज हमें नहीं मिला।`;
export const suggestions = 'शायद आप इनमें से कुछ खोज रहे हैं';
export const searchFor = (words: string) => `“${words}” खोजिए`;

export type Checked = Translation<typeof Hindi, typeof English>;
