/** Units of the figures in the contract, as they stand behind a number. */
export const units = {
  cc: 'cc',
  bhp: 'bhp',
  Nm: 'Nm',
  kmpl: 'kmpl',
  'km/h': 'km/h',
  kWh: 'kWh',
  km: 'km',
  h: 'h',
  mm: 'mm',
  kg: 'kg',
  L: 'L',
  years: 'years',
  months: 'months',
};
