import { formatPrice, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/listing-rules.ts';
import type * as Hindi from './listing-rules.ts';

export const priceOutside = (min: number, max: number) =>
  `${formatPrice(min)} से ${formatPrice(max)} तक का दाम लिखिए, पूरे रुपयों में।`;
export const insuranceMissing = 'बताइए कि बीमा कब तक है, या बीमा बंद कीजिए।';
export const insuranceOver = 'यह दिन बीत चुका है। आने वाला दिन लिखिए, या बीमा बंद कीजिए।';
export const lenderMissing = 'लोन देने वाले का नाम लिखिए, या लोन बंद कीजिए।';
export const tooLong = (max: number, length: number) =>
  `ज़्यादा से ज़्यादा ${max} अक्षर आ सकते हैं, और इसमें ${length} हैं। कृपया छोटा कीजिए।`;
export const insuranceFar = (year: number) => `${year} के आख़िर तक का दिन लिखिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
