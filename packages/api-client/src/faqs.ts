import { faqSchema, listOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const faqs = listOf(faqSchema);

/** The calls about questions and their answers. */
export function faqCalls({ get }: { get: Get }) {
  return {
    /** The general questions. */
    general: (request?: RequestOptions) => get('faqs/', faqs, request),
    /** The questions about one model, by its id or slug. */
    ofBike: (bike_model: string | number, request?: RequestOptions) =>
      get('faqs/', faqs, { ...request, search: { bike_model } }),
  };
}
