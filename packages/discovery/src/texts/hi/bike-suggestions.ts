import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-suggestions.ts';
import type * as Hindi from './bike-suggestions.ts';

/** What the list of a search box says, by the place of the box. */
export const lists = {
  header: {
    bikes: 'सुझाई बाइकें',
    recent: 'पिछली खोजें',
    popular: 'लोग जो खोजते हैं',
    nothingFound: (query: string) => [`"${query}" के लिए कुछ नहीं मिला`],
    nothingTyped: ['बाइक खोजने के लिए लिखना शुरू कीजिए'],
  },
  hero: {
    bikes: 'मिली बाइकें',
    recent: 'पिछली खोजें',
    popular: 'अभी चलन में',
    nothingFound: (query: string) => [`"${query}" नाम की कोई बाइक नहीं मिली`, 'दूसरे शब्द लिखकर देखिए'],
    nothingTyped: ['मोटरसाइकिल खोजिए', 'ब्रांड, मॉडल या प्रकार से देखिए'],
  },
};

export const showBikes = (conditions: readonly string[]) => `बाइकें दिखाइए: ${conditions.join(' · ')}`;
export const noBikes = (conditions: readonly string[]) =>
  `सब शर्तें पूरी करने वाली बाइक नहीं है: ${conditions.join(' · ')}। मिलती-जुलती देखिए`;
export const counted = (count: number) => plural(count, { one: `${count} बाइक`, other: `${count} बाइकें` });
export const asked = 'सीधे लिंक';
export const unknownBrand = 'ब्रांड पता नहीं';
export const unknownYear = 'साल पता नहीं';
export const unknownPrice = 'पता नहीं';

export type Checked = Translation<typeof Hindi, typeof English>;
