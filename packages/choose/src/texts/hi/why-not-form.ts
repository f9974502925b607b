import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/why-not-form.ts';
import type * as Hindi from './why-not-form.ts';

export const title = 'कोई और बाइक क्यों नहीं?';
export const bike = 'जो बाइक आपको यहाँ नहीं दिखी';
export const ask = 'पूछिए';
export const unknownBike = (name: string) => `“${name}” नाम की कोई बाइक हमें पता नहीं। वर्तनी जाँचिए।`;
export const open = (name: string) => `${name} देखिए`;

export type Checked = Translation<typeof Hindi, typeof English>;
