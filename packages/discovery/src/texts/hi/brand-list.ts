import { howToRead } from './every-list.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/brand-list.ts';
import type * as Hindi from './brand-list.ts';

export const brandsTrail = 'ब्रांड';

export const brand = (name: string) => ({
  label: name,
  heading: `${name} की बाइकें`,
  title: `भारत में ${name} की बाइकें और स्कूटर: कीमत, मॉडल, माइलेज`,
  description: `${name} के सभी मॉडल, एक्स-शोरूम कीमत, इंजन या बैटरी, माइलेज या रेंज के साथ, एक पैमाने पर बने।`,
  intro: `${name} के सभी मॉडल, ज़्यादा बिकने वाले पहले। ${howToRead}`,
  failure: { title: 'बाइकें नहीं आ सकीं' },
});
export const toAllBrands = 'सभी ब्रांड पर वापस';
export const noModelHas = (brandName: string, words: string) => `${brandName} का कोई मॉडल "${words}" से नहीं मिलता।`;
export const showAllOfBrand = (brandName: string) => `${brandName} की सभी बाइकें दिखाइए`;

export type Checked = Translation<typeof Hindi, typeof English>;
