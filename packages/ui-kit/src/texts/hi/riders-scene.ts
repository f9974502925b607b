import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/riders-scene.ts';
import type * as Hindi from './riders-scene.ts';

export const bikes = (names: readonly string[]) => names.join(' और ');
export const riderOn = (height: number, names: readonly string[]) => `${names.join(' और ')} पर ${height} सेमी का चालक`;

/** How the feet of a rider meet the ground. */
export const footings = {
  flat: 'दोनों पैर पूरे ज़मीन पर',
  balls: 'दोनों पैरों के पंजे ज़मीन तक',
  tiptoe: 'दोनों पैरों की सिर्फ़ उँगलियाँ ज़मीन तक',
  short: 'एक बार में एक ही पैर ज़मीन तक',
};

export type Checked = Translation<typeof Hindi, typeof English>;
