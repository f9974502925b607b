import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/units.ts';
import type * as Hindi from './units.ts';

export const units = {
  cc: 'सीसी',
  bhp: 'bhp',
  Nm: 'Nm',
  kmpl: 'किमी/लीटर',
  'km/h': 'किमी/घंटा',
  kWh: 'kWh',
  km: 'किमी',
  h: 'घंटे',
  mm: 'मिमी',
  kg: 'किलो',
  L: 'लीटर',
  years: 'साल',
  months: 'महीने',
};

export type Checked = Translation<typeof Hindi, typeof English>;
