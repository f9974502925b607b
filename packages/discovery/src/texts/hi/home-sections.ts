import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/home-sections.ts';
import type * as Hindi from './home-sections.ts';

export const rideFinder = 'अपनी पसंद की सवारी पाइए';
export const allBrands = 'सभी ब्रांड';
export const byRange = 'बजट, इंजन या स्टाइल से';

export const mostLoved = 'सबसे पसंदीदा बाइकें और स्कूटर';
export const mostLovedNote = 'और ज़्यादा बिकने वाली, बिक्री के क्रम में';
export const popularBikes = 'लोकप्रिय बाइकें';

export const categories = 'श्रेणी से देखिए';
export const scooters = 'स्कूटर';
export const sports = 'स्पोर्ट्स';
export const bestMileage = 'सबसे अच्छा माइलेज';
export const cruisers = 'क्रूज़र';

export const sportsBikes = 'स्पोर्ट्स बाइकें';
export const allSportsBikes = 'सभी स्पोर्ट्स बाइकें';

export type Checked = Translation<typeof Hindi, typeof English>;
