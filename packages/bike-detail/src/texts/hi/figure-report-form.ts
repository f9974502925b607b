import { fullNameOf } from '@dopahiya/domain/bikes';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/figure-report-form.ts';
import type * as Hindi from './figure-report-form.ts';

export const title = (bike: Parameters<typeof fullNameOf>[0]) => `ग़लत आँकड़ा बताइए: ${fullNameOf(bike)}`;
export const figure = 'कौन-सा आँकड़ा';
export const figureOption = (label: string, value: string) => `${label}: ${value}`;
export const value = 'सही मान';
export const valueMissing = 'सही मान लिखिए।';
export const tooLong = (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखिए।`;
export const seenAt = 'आपने कहाँ देखा';
export const seenAtHint = 'जैसे ब्रोशर, कंपनी की वेबसाइट या आपका रजिस्ट्रेशन प्रमाणपत्र';
export const optional = '(वैकल्पिक)';
export const send = 'भेजिए';
export const sending = 'भेज रहे हैं...';
export const sent = 'धन्यवाद। हम इसे जाँचेंगे।';
export const refusedTitle = 'आपकी सूचना नहीं गई';
export const serverError = 'हमारी ओर से गड़बड़ी हुई। आपका लिखा यहीं है। एक मिनट में फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
