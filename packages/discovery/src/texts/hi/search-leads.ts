import { formatPrice, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/search-leads.ts';
import type * as Hindi from './search-leads.ts';

export const title = 'सीधे लिंक';
export const choose = 'आपकी ज़रूरत की बाइकें जिनसे बेहतर कोई नहीं';
export const price = (bike: string, city: string | null) =>
  city === null ? `${bike} की ऑन-रोड कीमत` : `${city} में ${bike} की ऑन-रोड कीमत`;
export const emi = (bike: string, amount: number) => `${bike} की किस्त, एक्स-शोरूम कीमत ${formatPrice(amount)} पर`;
export const compare = (bikes: readonly string[]) => `${new Intl.ListFormat('hi-IN').format(bikes)} मिलाइए`;
export const figures = (bike: string) => `${bike} के स्पेसिफ़िकेशन`;
export const colours = (bike: string) => `${bike} के रंग`;
export const reviews = (bike: string) => `${bike} के रिव्यू`;

export type Checked = Translation<typeof Hindi, typeof English>;
