import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/static-page-heads.ts';
import type * as Hindi from './static-page-heads.ts';

export const aboutTitle = 'हमारे बारे में | Dopahiya';
export const aboutDescription = 'हम हर दोपहिया पैमाने पर क्यों बनाते हैं और कीमत का हर शुल्क क्यों दिखाते हैं।';

export const cookiesTitle = 'कुकी | Dopahiya';
export const cookiesDescription = 'Dopahiya कौन-सी कुकी रखता है, आपका ब्राउज़र क्या रखता है, और उसे कैसे हटाएँ।';

export const accessibilityTitle = 'सबके लिए सुलभ | Dopahiya';
export const accessibilityDescription = 'Dopahiya कीबोर्ड, स्क्रीन रीडर और बड़े अक्षरों के साथ कैसे चलता है, और क्या अभी नहीं चलता।';

export const termsTitle = 'नियम और शर्तें | Dopahiya';
export const termsDescription = 'Dopahiya के नियम: खाते, रिव्यू, ज़िम्मेदारी और बदलाव।';

export const privacyTitle = 'निजता नीति | Dopahiya';
export const privacyDescription = 'हम कौन-सी जानकारी, क्यों और कब तक रखते हैं, कौन देखता है और उसे कैसे हटाएँ।';

export type Checked = Translation<typeof Hindi, typeof English>;
