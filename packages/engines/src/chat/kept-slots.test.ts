import { expect, it } from 'vitest';
import { lastMeaning } from './fixtures/meaning-of.ts';

it.each([
  ['bikes under 1 lakh', 'above 2 lakh', 'search budget_min=200000'],
  ['bikes above 3 lakh', 'under 1 lakh', 'search budget_max=100000'],
  ['bikes above 300 cc', 'under 150 cc', 'search cc_max=150'],
  ['bikes under 150 cc', 'above 300 cc', 'search cc_min=300'],
  ['150cc bikes', 'above 125 cc', 'search cc_min=125'],
  ['bikes under 1 lakh', '5000 a month', 'search emi_max=5000'],
  ['I can pay 3000 a month, which bike', 'under 1.5 lakh', 'search budget_max=150000'],
  ['electric scooters with 100 km range', 'petrol', 'search body=scooter fuel=petrol'],
  ['bikes above 60 kmpl', 'electric', 'search fuel=electric'],
  ['used tvs under 50000', 'activa', 'used_search bike=honda/activa budget_max=50000'],
  ['used activa in delhi', 'tvs', 'used_search brand=tvs city=delhi'],
  ['EMI for 1 lakh at 12%', 'activa', 'emi bike=honda/activa rate=12'],
])('‘%s’, then ‘%s’ drops what the new one contradicts', (first, second, meaning) => {
  expect(lastMeaning(first, second)).toBe(meaning);
});

it.each([
  ['bikes under 2 lakh', 'above 1 lakh', 'search budget_max=200000 budget_min=100000'],
  ['bikes above 1 lakh', 'under 2 lakh', 'search budget_max=200000 budget_min=100000'],
  ['bikes above 150 cc', 'under 400 cc', 'search cc_max=400 cc_min=150'],
  ['electric scooters', 'with 100 km range', 'search body=scooter fuel=electric min_range_km=100'],
  ['used honda in delhi', 'activa', 'used_search bike=honda/activa brand=honda city=delhi'],
])('‘%s’, then ‘%s’ keeps what goes with the new one', (first, second, meaning) => {
  expect(lastMeaning(first, second)).toBe(meaning);
});
