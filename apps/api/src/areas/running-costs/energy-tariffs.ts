/** Retail petrol prices in named cities on 7 June 2026, in rupees a litre. */
export const petrolOfCities: Readonly<Record<string, number>> = {
  Delhi: 102.12,
  Mumbai: 111.21,
  Kolkata: 113.51,
  Chennai: 107.79,
  Gurugram: 102.97,
  Noida: 102.3,
  Bengaluru: 110.93,
  Bhubaneswar: 108.97,
  Chandigarh: 101.54,
  Hyderabad: 115.69,
  Jaipur: 112.69,
  Lucknow: 101.82,
  Patna: 113.37,
  Thiruvananthapuram: 115.49,
};

/** Petrol prices in the capital or reference city of each state, on the same day. */
export const petrolOfStates: Readonly<Record<string, number>> = {
  'Andaman and Nicobar Islands': 88.66,
  'Andhra Pradesh': 117.42,
  'Arunachal Pradesh': 98.01,
  Assam: 105.91,
  Bihar: 113.37,
  Chandigarh: 101.54,
  Chhattisgarh: 108.06,
  'Dadra and Nagar Haveli and Daman and Diu': 99.44,
  Delhi: 102.12,
  Goa: 104.11,
  Gujarat: 102.01,
  Haryana: 103.28,
  'Himachal Pradesh': 102.59,
  'Jammu and Kashmir': 104.13,
  Jharkhand: 105.26,
  Karnataka: 110.93,
  Kerala: 115.49,
  Ladakh: 109.34,
  'Madhya Pradesh': 114.57,
  Maharashtra: 111.21,
  Manipur: 106.82,
  Meghalaya: 102.61,
  Mizoram: 106.39,
  Nagaland: 104.8,
  Odisha: 108.97,
  Puducherry: 103.72,
  Punjab: 105.34,
  Rajasthan: 112.69,
  Sikkim: 110.95,
  'Tamil Nadu': 107.79,
  Telangana: 115.69,
  Tripura: 104.96,
  'Uttar Pradesh': 101.82,
  Uttarakhand: 100.5,
  'West Bengal': 113.51,
};

export const petrolDate = '2026-06-07';
export const petrolSource = 'GoodReturns, daily prices of petrol';
/** Approximate price difference within a state from its reference city, in rupees a litre. */
export const petrolWithinState = 1.5;

interface HomeTariff {
  /** Energy charge alone, and with duties and surcharges, around the 250th kWh of a month. */
  energy: number;
  allIn: number;
  confidence: 'medium' | 'low';
}

const published = (energy: number, allIn: number): HomeTariff => ({ energy, allIn, confidence: 'medium' });
const estimated = (energy: number, allIn: number): HomeTariff => ({ energy, allIn, confidence: 'low' });

/** Home electricity price per kWh, by state. */
export const homeTariffs: Readonly<Record<string, HomeTariff>> = {
  'Andhra Pradesh': published(8.75, 9.3),
  Assam: estimated(6.8, 7.5),
  Bihar: estimated(5.5, 6.2),
  Chandigarh: published(4.5, 5),
  Chhattisgarh: estimated(5.7, 6.8),
  Delhi: estimated(4.5, 6),
  Goa: estimated(4.2, 4.9),
  Gujarat: estimated(5.2, 8),
  Haryana: estimated(5.25, 5.9),
  'Himachal Pradesh': estimated(5.9, 6.3),
  'Jammu and Kashmir': estimated(4, 4.7),
  Jharkhand: estimated(6.85, 7.2),
  Karnataka: published(5.8, 6.9),
  Kerala: estimated(8.5, 9.3),
  'Madhya Pradesh': published(7.1, 8.2),
  Maharashtra: published(12.57, 14.6),
  Odisha: estimated(5.8, 6.1),
  Puducherry: estimated(6, 6.5),
  Punjab: estimated(5.7, 7),
  Rajasthan: published(7, 8.6),
  'Tamil Nadu': published(6.3, 6.3),
  Telangana: estimated(7.7, 7.8),
  'Uttar Pradesh': published(6, 6.6),
  Uttarakhand: estimated(7.15, 8),
  'West Bengal': estimated(7.2, 7.6),
};

export const homeTariffDate = '2025-26';
export const homeTariffSource = 'Tariff orders of the states’ electricity commissions, as reported';

/** Slow and fast public charging, in rupees a kWh before GST, and the GST. */
export const publicCharging = {
  from: 8,
  usual: 15,
  to: 25,
  gstPercent: 18,
  date: '2026',
  source: 'Operators’ own prices, general knowledge',
};
