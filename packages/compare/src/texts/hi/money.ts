import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/money.ts';
import type * as Hindi from './money.ts';

export const title = (city: string) => `${city} में ऑन-रोड कीमत`;
export const subtitle = 'हमारा अनुमान: एक्स-शोरूम कीमत, टैक्स, रजिस्ट्रेशन और बीमा।';
export const failed = 'ऑन-रोड कीमत नहीं आ सकी। फिर कोशिश कीजिए।';
export const failedWhy = 'कीमतें नहीं आ सकीं।';

export const onRoad = (city: string) => `ऑन-रोड, ${city}`;
export const onRoadOfMonth = (city: string, month: string | null) =>
  `ऑन-रोड, ${city} · ${month ?? 'अनजान महीने'} की कीमत`;

/** A bike by its name; with the month of its price where the other's is of another. */
interface PricedBike {
  name: string;
  month: string | null;
}

export const gap = (dearer: PricedBike, cheaper: PricedBike, amount: string) =>
  `${priced(dearer)} ऑन-रोड ${priced(cheaper)} से ${amount} महँगी है।`;
export const gapInParts = (dearer: PricedBike, cheaper: PricedBike, amount: string, parts: readonly string[]) =>
  `${priced(dearer)} ऑन-रोड ${priced(cheaper)} से ${amount} महँगी है: ${listed(parts)}।`;
export const gapParts = {
  ex_showroom_price: {
    more: (amount: string) => `एक्स-शोरूम कीमत ${amount} ज़्यादा`,
    less: (amount: string) => `एक्स-शोरूम कीमत ${amount} कम`,
  },
  rto_charges: {
    more: (amount: string) => `रोड टैक्स और रजिस्ट्रेशन ${amount} ज़्यादा`,
    less: (amount: string) => `रोड टैक्स और रजिस्ट्रेशन ${amount} कम`,
  },
  insurance_price: {
    more: (amount: string) => `बीमा ${amount} ज़्यादा`,
    less: (amount: string) => `बीमा ${amount} कम`,
  },
  other_charges: {
    more: (amount: string) => `अन्य शुल्क ${amount} ज़्यादा`,
    less: (amount: string) => `अन्य शुल्क ${amount} कम`,
  },
};

const priced = ({ name, month }: PricedBike) => (month === null ? name : `${name} (${month} की कीमत)`);
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;

export const lineByLine = 'एक-एक मद';
export const priceAsOf = 'कीमत की तारीख़';
export const onRoadPrice = 'ऑन-रोड कीमत';

export type Checked = Translation<typeof Hindi, typeof English>;
