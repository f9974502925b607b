import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/emi-sections.ts';
import type * as Hindi from './emi-sections.ts';

/** Words of the EMI calculator’s schedule, and of the bikes below it. */
export const showSchedule = (count: number) => `सभी ${count} किस्तें`;
export const print = 'प्रिंट कीजिए';
export const download = 'CSV में डाउनलोड कीजिए';
export const share = 'शेयर कीजिए';
export const shareTitle = 'इस बाइक लोन का खर्च';
export const fileName = 'bike-loan.csv';
export const columns = {
  number: 'किस्त संख्या',
  payment: 'किस्त',
  interest: 'ब्याज',
  principal: 'मूलधन',
  extra: 'पहले चुकाई रकम',
  debt: 'बकाया',
};

export const bikesWithin = (loan: string) => `${loan} तक की बाइकें`;
export const bikesNote = 'दिल्ली की एक्स-शोरूम कीमतें; टैक्स, रजिस्ट्रेशन और बीमा अलग।';
export const noBikes = 'इस लोन में कोई बाइक नहीं मिली';
export const bikesFailed = 'बाइकें नहीं आ सकीं';
export const bikesFailedHint = 'बाइकें लाने में गड़बड़ी हुई';
export const allBikes = 'इस कीमत तक की सभी बाइकें';
export const onRoad = (city: string) => `${city} की ऑन-रोड कीमतें`;

export type Checked = Translation<typeof Hindi, typeof English>;
