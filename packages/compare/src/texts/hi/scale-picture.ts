import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/scale-picture.ts';
import type * as Hindi from './scale-picture.ts';

export const outlines = (first: string, others: readonly string[]) =>
  `${first} के आकार पर ${others.join(' और ')} की रूपरेखा, पिछले पहिये मिलाकर, एक पैमाने पर`;
export const rearWheelsAligned = 'पिछले पहिये मिलाए हुए';
export const partlyEstimated = (bikes: readonly string[]) => `कुछ अनुपात अनुमान हैं: ${bikes.join(', ')}`;

export const riders = 'हर बाइक आपको कैसी बैठती है';
export const ridersScale = (height: number) => `${height} सेमी के चालक के लिए पैमाने पर। तय करने से पहले बैठकर देखिए।`;
export const yourHeight = 'आपका कद';
export const centimetres = ' सेमी';
export const seatAt = (height: string) => `सीट ${height} पर`;
export const unknownSeatHeight = 'सीट की ऊँचाई पता नहीं';

export type Checked = Translation<typeof Hindi, typeof English>;
