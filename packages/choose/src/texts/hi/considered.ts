import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/considered.ts';
import type * as Hindi from './considered.ts';

export const considered = (count: string, beaten: string) =>
  `बिक रही ${count} बाइकों में से। आपकी ज़रूरतें पूरी करने वाली ${beaten} बाइकों से कोई दूसरी बेहतर है।`;
export const uses = {
  commute: 'रोज़ के सफ़र',
  family: 'परिवार',
  highway: 'हाईवे',
  first: 'पहली बाइक',
  delivery: 'डिलीवरी के काम',
};
export const abs = 'ABS';
export const minPower = (bhp: string) => `कम से कम ${bhp} bhp`;
export const maxPower = (bhp: string) => `ज़्यादा से ज़्यादा ${bhp} bhp`;
export const maxWeight = (kg: string) => `ज़्यादा से ज़्यादा ${kg} किलो`;
export const minElectricSpeed = (speed: string) => `इलेक्ट्रिक में ${speed} किमी/घंटा या ज़्यादा`;
export const rule = (use: string, asked: readonly string[]) =>
  `हमारी राय: ${use} के लिए हम ठीक बनावट और ये बातें देखते हैं: ${asked.join(', ')}।`;

export type Checked = Translation<typeof Hindi, typeof English>;
