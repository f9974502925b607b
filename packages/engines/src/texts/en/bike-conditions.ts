export const petrol = 'Petrol';
export const electric = 'Electric';
export const withAbs = 'With ABS';
export const withoutAbs = 'Without ABS';

/** What is left out: 'Not Honda'. */
export const not = (name: string) => `Not ${name}`;

export const keepUnknown = 'Include unknown seat height or weight';

export const under = (price: string) => `Under ${price}`;
export const upTo = (quantity: string) => `Up to ${quantity}`;
export const above = (amount: string) => `Above ${amount}`;
export const betweenPrices = (min: string, max: string) => `${min} – ${max}`;
export const betweenCapacities = (min: string, max: string) => `${min}-${max} cc`;

/** A bound of each measure, such as 'Mileage from 50 kmpl'. */
export const bounds = {
  mileage: { min: (value: string) => `Mileage from ${value}`, max: (value: string) => `Mileage up to ${value}` },
  range: { min: (value: string) => `Range from ${value}`, max: (value: string) => `Range up to ${value}` },
  seat_height: {
    min: (value: string) => `Seat height from ${value}`,
    max: (value: string) => `Seat height up to ${value}`,
  },
  kerb_weight: {
    min: (value: string) => `Kerb weight from ${value}`,
    max: (value: string) => `Kerb weight up to ${value}`,
  },
};
