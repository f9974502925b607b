export const title = (city: string) => `On-road price in ${city}`;
export const subtitle = 'Our estimate: ex-showroom price, tax, registration and insurance.';
export const failed = 'Failed to fetch on-road price. Please try again.';
export const failedWhy = 'Prices could not be loaded.';

export const onRoad = (city: string) => `on-road, ${city}`;
export const onRoadOfMonth = (city: string, month: string | null) =>
  `on-road, ${city} · price of ${month ?? 'an unknown month'}`;

/** A bike by its name; with the month of its price where the other's is of another. */
interface PricedBike {
  name: string;
  month: string | null;
}

export const gap = (dearer: PricedBike, cheaper: PricedBike, amount: string) =>
  `${priced(dearer)} costs ${amount} more on the road than ${priced(cheaper)}.`;
export const gapInParts = (dearer: PricedBike, cheaper: PricedBike, amount: string, parts: readonly string[]) =>
  `${priced(dearer)} costs ${amount} more on the road than ${priced(cheaper)}: ${listed(parts)}.`;
export const gapParts = {
  ex_showroom_price: {
    more: (amount: string) => `${amount} more in ex-showroom price`,
    less: (amount: string) => `${amount} less in ex-showroom price`,
  },
  rto_charges: {
    more: (amount: string) => `${amount} more in road tax and registration`,
    less: (amount: string) => `${amount} less in road tax and registration`,
  },
  insurance_price: {
    more: (amount: string) => `${amount} more in insurance`,
    less: (amount: string) => `${amount} less in insurance`,
  },
  other_charges: {
    more: (amount: string) => `${amount} more in other charges`,
    less: (amount: string) => `${amount} less in other charges`,
  },
};

const priced = ({ name, month }: PricedBike) => (month === null ? name : `${name} (${month} price)`);
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const lineByLine = 'Line by line';
export const priceAsOf = 'Price as of';
export const onRoadPrice = 'On-road price';
