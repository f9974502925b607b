import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-search.ts';
import type * as Hindi from './bike-search.ts';

/** What a search box is called, and what stands in it, by its place. */
export const boxes = {
  header: { label: 'बाइक या स्कूटर खोजिए', placeholder: 'बाइक या स्कूटर खोजिए...' },
  hero: { label: 'ब्रांड, मॉडल या प्रकार से खोजिए', placeholder: '90000 से कम का हल्का स्कूटर' },
};
export const whatToType = 'ब्रांड, मॉडल या बाइक का प्रकार लिखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
