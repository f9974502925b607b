import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/api-error.ts';
import type * as Hindi from './api-error.ts';

/** What a visitor reads of a failure, by its kind. */
export const failures = {
  html: 'सर्वर से JSON की जगह HTML मिला',
  redirect: 'सर्वर ने दूसरी जगह भेजा। API का पता जाँचिए।',
  contract: 'API से सही जानकारी नहीं मिली',
  network: 'सर्वर तक नहीं पहुँच सके। इंटरनेट जाँचकर फिर कोशिश कीजिए।',
  script: 'पेज का एक हिस्सा नहीं आ सका। इंटरनेट जाँचिए, फिर पेज दोबारा खोलिए।',
  timeout: 'सर्वर ने बहुत देर लगाई। फिर कोशिश कीजिए।',
  aborted: 'यह माँग रोक दी गई।',
};
export const refused = (status: number) => `माँग पूरी नहीं हुई, स्थिति ${status}`;

export type Checked = Translation<typeof Hindi, typeof English>;
