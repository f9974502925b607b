import type { KeyFigure } from '../../key-figures.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-detail-head.ts';
import type * as Hindi from './bike-detail-head.ts';

export const missingTitle = 'बाइक नहीं मिली | Dopahiya';
export const missingDescription = 'इस पते पर कोई बाइक नहीं है।';
export const pendingTitle = 'बाइक | Dopahiya';
export const pendingDescription = 'बाइक की कीमत, स्पेसिफ़िकेशन और रंग।';

export const title = (name: string) => `${name}: कीमत, स्पेसिफ़िकेशन, रंग | Dopahiya`;
export const priced = (name: string, price: string, qualifier: string) => `${name}: ${price}, ${qualifier}।`;
export const unpriced = (name: string) => `${name}।`;
export const figures = (all: readonly KeyFigure[]) =>
  `${all.map(({ label, value, unit }) => `${label} ${value} ${unit}`).join(', ')}।`;
export const pictureAlt = (name: string) => `${name}, पैमाने पर बनी`;

export type Checked = Translation<typeof Hindi, typeof English>;
