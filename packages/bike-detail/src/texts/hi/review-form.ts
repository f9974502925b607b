import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/review-form.ts';
import type * as Hindi from './review-form.ts';

export const write = 'रिव्यू लिखिए';
export const title = (bike: string) => `${bike} पर आपका रिव्यू`;
export const rating = 'रेटिंग';
export const starCount = (count: number) => plural(count, { one: '1 स्टार', other: `${count} स्टार` });
export const reviewTitle = 'शीर्षक';
export const optional = '(वैकल्पिक)';
export const text = 'इसे रखना कैसा है?';
export const send = 'रिव्यू भेजिए';
export const sending = 'भेज रहे हैं...';
export const signInToSend = 'लॉग इन करके भेजिए';
export const whoReads = 'हर रिव्यू जाँचने के बाद ही प्रकाशित होता है।';
export const sent = 'धन्यवाद। जाँच के बाद आपका रिव्यू दिखेगा।';

export const ratingMissing = 'एक से पाँच स्टार चुनिए।';
export const titleTooLong = (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखिए।`;
export const textLengthWrong = ({ min, max, length }: { min: number; max: number; length: number }) =>
  `${min} से ${max} अक्षर लिखिए। आपने ${length} लिखे हैं।`;

export const refusedTitle = 'आपका रिव्यू नहीं गया';
export const sessionEnded = 'आपका साइन-इन ख़त्म हो गया। रिव्यू भेजने के लिए फिर लॉग इन कीजिए।';
export const serverError = 'हमारी ओर से गड़बड़ी हुई। आपका लिखा यहीं है। एक मिनट में फिर कोशिश कीजिए।';

export const cancel = 'रहने दीजिए';
export const close = 'अभी नहीं';
export const signIn = 'लॉग इन कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
