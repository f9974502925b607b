import type { OwnClaim } from '@dopahiya/site';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

/** Claims of the owner about the site: nothing here is worked out from data, and the page says so. */

export const numbers: readonly OwnClaim[] = [
  { id: 'about-riders', text: '80 लाख+', detail: 'महीने के यूज़र' },
  { id: 'about-models', text: '450+', detail: 'मॉडल' },
  { id: 'about-dealers', text: '12,000+', detail: 'डीलर' },
  { id: 'about-awards', text: '25+', detail: 'पुरस्कार' },
];

export { mailAddress, workingHours } from '../en/owner-claims.ts';

export type Checked = Translation<typeof Hindi, typeof English>;
