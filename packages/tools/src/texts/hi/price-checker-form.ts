import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/price-checker-form.ts';
import type * as Hindi from './price-checker-form.ts';

/** Words of the price checker that stand in the home page before its scripts are wanted. */
export const title = 'ऑन-रोड कितने की पड़ेगी?';
export const subtitle = 'बाइक और शहर चुनिए: ऑन-रोड कीमत एक-एक मद में दिखेगी।';
export const emiTab = 'किस्त कैलकुलेटर';
export const bike = 'बाइक या स्कूटर';
export const bikePlaceholder = 'ब्रांड या मॉडल से खोजिए...';
export const checkPrice = 'कीमत देखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
