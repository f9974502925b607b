import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/gallery.ts';
import type * as Hindi from './gallery.ts';

export const inPaint = (bike: string, paint: string) => `${paint} रंग में ${bike}`;
export const photograph = (number: number) => `फ़ोटो ${number}`;
export const photographOf = (number: number, shown: string) => `फ़ोटो ${number}: ${shown}`;
export const photographCredit = (credit: string, licence: string) => `फ़ोटो: ${credit} · ${licence}`;
export const photographsFirst = 'पहले फ़ोटो, फिर पैमाने पर बना चित्र';
export const measurements = 'नाप';
export const illustration = 'चित्र';
export const usualIllustration = 'मिलती-जुलती बाइकों से बना चित्र। इसकी नाप प्रकाशित नहीं है';
export const partlyEstimatedIllustration = 'चित्र, जिसके कुछ अनुपात अनुमान हैं';
export const measuredIllustration = 'प्रकाशित नाप से बना चित्र';

export type Checked = Translation<typeof Hindi, typeof English>;
