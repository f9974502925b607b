import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/favourite-button.ts';
import type * as Hindi from './favourite-button.ts';

export const favourite = 'पसंदीदा';
export const notKept = {
  'for-now': 'आपका ब्राउज़र इस साइट के लिए कुछ नहीं रखता, इसलिए पेज छोड़ते ही यह पसंदीदा नहीं रहेगी।',
  full: 'आपकी 200 पसंदीदा बाइकें हैं, इससे ज़्यादा हम नहीं रखते। पहले एक हटाइए।',
};

export type Checked = Translation<typeof Hindi, typeof English>;
