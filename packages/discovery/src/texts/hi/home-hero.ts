import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/home-hero.ts';
import type * as Hindi from './home-hero.ts';

export const headline = 'अपनी पसंद की सवारी पाइए';
export const search = 'खोजिए';
export const searchForBrand = 'ब्रांड खोजिए';

export const questions = 'आप क्या जानना चाहते हैं?';
export const whatToPay = 'कितना देना होगा?';
export const doesItFit = 'मुझे सही बैठेगी?';
export const isItFair = 'यह कोटेशन सही है?';
export const whichCostsLess = 'सस्ती कौन-सी पड़ेगी?';

export const oneScale = 'यहाँ हर बाइक एक पैमाने पर बनी है';
export const metres = (count: number) => `${count} मी`;
export const kilometres = ' किमी';

export const loadingFilm = 'फ़िल्म आ रही है';
export const playFilm = 'फ़िल्म चलाइए';
export const pauseFilm = 'फ़िल्म रोकिए';
export const noVideo = 'वीडियो नहीं है';

export type Checked = Translation<typeof Hindi, typeof English>;
