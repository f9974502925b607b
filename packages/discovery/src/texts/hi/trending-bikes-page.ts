import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/trending-bikes-page.ts';
import type * as Hindi from './trending-bikes-page.ts';

export const documentTitle = 'भारत में चलन की बाइकें और लोकप्रिय ब्रांड | Dopahiya';
export const documentDescription =
  'ब्रांड, बजट, इंजन या स्टाइल से बाइक या स्कूटर खोजिए। देखिए इस हफ़्ते भारत सबसे ज़्यादा क्या खोजता है।';

export const intro = 'ब्रांड, बजट, इंजन या स्टाइल से बाइक खोजिए।';
export const trending = { title: 'चलन की बाइकें', bikes: 'चलन की बाइकें' };
export const popular = { title: 'लोकप्रिय बाइकें', bikes: 'लोकप्रिय बाइकें' };
export const electric = { title: 'इलेक्ट्रिक बाइकें', bikes: 'इलेक्ट्रिक बाइकें' };
export const upcoming = { title: 'आने वाली बाइकें', bikes: 'आने वाली बाइकें' };

export type Checked = Translation<typeof Hindi, typeof English>;
