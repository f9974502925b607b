import { howToRead } from './every-list.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/all-bikes-list.ts';
import type * as Hindi from './all-bikes-list.ts';

export const allBikes = {
  label: 'बाइकें',
  heading: 'सभी बाइकें और स्कूटर',
  title: 'भारत की सभी बाइकें और स्कूटर: कीमत, माइलेज, सीट की ऊँचाई से छाँटिए',
  description: 'भारत में बिक रहा हर दोपहिया। ब्रांड, बजट, इंजन, स्टाइल, ईंधन, माइलेज, रेंज, सीट की ऊँचाई और ABS से छाँटिए।',
  intro: `भारत में बिक रही हर मोटरसाइकिल, स्कूटर और मोपेड। हर फ़िल्टर बताता है कितनी बाइकें मिलती हैं। ${howToRead}`,
};
export const clearFilters = 'सभी फ़िल्टर हटाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
