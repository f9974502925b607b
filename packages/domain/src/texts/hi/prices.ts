import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/prices.ts';
import type * as Hindi from './prices.ts';

/** What stands for a price that nobody gave. */
export const missingPrice = { table: '--', card: 'कीमत उपलब्ध नहीं', search: 'कीमत पूछने पर' };

/** What the price of a bike is and where it holds, by where the bike stands in its life. */
export const kinds = {
  on_sale: (city: string) => `एक्स-शोरूम, ${city}`,
  upcoming: (city: string) => `संभावित एक्स-शोरूम, ${city}`,
  discontinued: (city: string) => `आख़िरी एक्स-शोरूम कीमत, ${city}`,
};
export const ofMonth = (kind: string, month: string) => `${kind} · ${month}`;

export type Checked = Translation<typeof Hindi, typeof English>;
