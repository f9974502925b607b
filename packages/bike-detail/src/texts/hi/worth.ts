import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/worth.ts';
import type * as Hindi from './worth.ts';

export const title = 'आगे चलकर यह कितने की बिकेगी';
export const titleOfOld = 'उम्र के अनुसार इसके कितने दाम माँगे जाते हैं';
export const failed = 'आगे के दाम नहीं आ सके।';

export const likely = (years: number, price: string) => `${years} साल बाद ${price}`;
export const inShort = (prices: string, last: string) => `ऐसी बाइकों के आम दाम: ${prices}। ${last}`;
export const spanAt = (years: number, low: string, high: string) =>
  `${years} साल पर 10 में से 8 के दाम ${low} से ${high} के बीच हैं।`;
export const aboveNew = (years: number, price: string) =>
  `${years === 1 ? 'एक साल' : `${years} साल तक`} की बाइक के दाम टैक्स और बीमे से पहले नई बाइक के दाम से ज़्यादा माँगे जाते हैं: ${price}।`;
export const rough = (span: string) => `मोटा अनुमान: ऐसी बाइकों के विज्ञापन कम थे। ${span}`;

export const axis = (rupees: number) => (rupees === 0 ? '0' : `₹${formatNumber(rupees / 100_000)} लाख`);
export const axisName = 'साल';
export const inFigures = 'यही आँकड़ों में';
export const age = 'उम्र';
export const atAge = (years: number) => `${years} साल`;
export const asked = 'आम दाम';
export const inMost = '10 में से 8 के दाम';
export const span = (low: string, high: string) => `${low} से ${high}`;

export const basis = (rows: string, month: string) =>
  `${month} के ${rows} विज्ञापनों से, साल में 6,000 किमी और पहले मालिक के साथ, आज के रुपयों में।`;
export const asking = 'माँगा गया दाम बिक्री का दाम नहीं होता।';
export const howWeValue = 'हम दाम का अनुमान कैसे लगाते हैं';

export type Checked = Translation<typeof Hindi, typeof English>;
