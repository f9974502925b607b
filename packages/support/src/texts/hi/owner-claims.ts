import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

/** Claims of the owner about the site: nothing here is worked out from data, and the page says so. */

export const numbers = [
  { value: '80 लाख+', what: 'महीने के यूज़र' },
  { value: '450+', what: 'मॉडल' },
  { value: '12,000+', what: 'डीलर' },
  { value: '25+', what: 'पुरस्कार' },
] as const;

export { mailAddress, workingHours } from '../en/owner-claims.ts';

export type Checked = Translation<typeof Hindi, typeof English>;
