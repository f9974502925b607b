import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/ownership-section.ts';
import type * as Hindi from './ownership-section.ts';

/** Words of the section of a comparison on what its bikes cost over the years. */
export const title = 'हर बाइक रखने का खर्च';
export const intro = (city: string) => `${city} में, रोज़ 30 किमी, महीने में 25 दिन, आठ साल, बेचने के बाद।`;
export const verdict = (cheaper: string, less: string, dearer: string) =>
  `${cheaper} औसतन ${dearer} से ${less} सस्ती पड़ती है।`;
export const bike = 'बाइक';
export const inAll = 'औसत कुल';
export const inMostCases = '10 में से 8 मामलों में';
export const span = (from: string, to: string) => `${from} से ${to}`;
export const link = 'अपने किलोमीटर भरिए';
export const unknown = 'इनमें से किसी बाइक की कीमत या माइलेज हमें पता नहीं।';

export const failed = 'अभी खर्च नहीं निकल सका।';

export type Checked = Translation<typeof Hindi, typeof English>;
