import { formatQuantity, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/taken-card.ts';
import type * as Hindi from './taken-card.ts';

export const title = 'इस बाइक में क्या लगता है';
export const intro = 'हमारी सूची से, पार्ट्स की दुकान पर दिखाने के लिए। मालिक की किताब ही अंतिम है।';
export const known = (bike: string) => `${bike} में क्या लगता है`;
export const part = 'क्या';
export const sizeOrKind = 'नाप या क़िस्म';
export const sourceIs = (source: string) => `स्रोत: ${source}`;
export const sourceOfFacts = (source: string, facts: string) => `स्रोत: ${source} (${facts})`;
export const noSource = 'हमारी सूची, स्रोत दर्ज नहीं';
export const sourceOfYear = (name: string, year: number) => `${name}, ${year}`;
export const nothingKnown = 'हमारी सूची को अभी पता नहीं कि इस बाइक में क्या लगता है।';
export const unknown = (facts: string) => `हमारी सूची में अभी नहीं: ${facts}।`;
export const neverKnown =
  'इंजन ऑयल और उसकी मात्रा, ब्रेक फ़्लूइड और बल्ब का होल्डर हमारी किसी सूची में नहीं हैं: ये मालिक की किताब में हैं।';
export const print = 'छापिए या PDF में सहेजिए';
export const save = 'टेक्स्ट में सहेजिए';

export const labels = {
  front_tyre_size: 'आगे का टायर',
  rear_tyre_size: 'पीछे का टायर',
  tyre_type: 'टायर की क़िस्म',
  headlight_type: 'हेडलैंप',
  taillight_type: 'टेल लैंप',
  turn_signal_lamp: 'इंडिकेटर',
  battery_type: 'बैटरी की क़िस्म',
  battery_capacity: 'बैटरी की क्षमता',
  fuel_capacity: 'टंकी',
  cooling_system: 'कूलिंग',
  service_interval_km: 'सर्विस का अंतराल, दूरी',
  service_interval_months: 'सर्विस का अंतराल, समय',
};
/** How a number of a fact is written. */
export const quantities: Record<string, (value: number) => string> = {
  battery_capacity: (value) => formatQuantity(value, 'kWh'),
  fuel_capacity: (value) => formatQuantity(value, 'लीटर'),
  service_interval_km: (value) => formatQuantity(value, 'किमी'),
  service_interval_months: (value) => formatQuantity(value, 'महीने'),
};

export type Checked = Translation<typeof Hindi, typeof English>;
