import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/facets.ts';
import type * as Hindi from './facets.ts';

export const fuels = { petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक' };
export const abs = { true: 'ABS के साथ', false: 'ABS के बिना' };
export const upToKm = (figure: string) => `${figure} किमी तक`;
export const withinKm = (figure: string) => `${figure} किमी के अंदर`;
export const orNewer = (year: number) => `${year} या नई`;
export const owners = { '1st': 'पहला मालिक', '2nd': 'दूसरा मालिक', '3rd+': 'तीसरा मालिक या आगे' };
export const conditions = { excellent: 'बहुत अच्छी', good: 'अच्छी', fair: 'ठीक', needs_work: 'काम माँगती है' };
export const deals = { great: 'बढ़िया दाम', good: 'अच्छा दाम', fair: 'ठीक दाम', high: 'बाज़ार से ज़्यादा' };
export const verified = { true: 'जाँची हुई', false: 'बिना जाँच की' };

export type Checked = Translation<typeof Hindi, typeof English>;
