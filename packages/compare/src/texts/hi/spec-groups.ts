import type { Translation } from '@dopahiya/domain/site';
import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';
import type * as English from '../en/spec-groups.ts';
import type * as Hindi from './spec-groups.ts';

export const reachOfKind: Record<ReachField, Record<FigureKind, string>> = {
  mileage: { certified: 'माइलेज, प्रमाणित', claimed: 'माइलेज, कंपनी का दावा', reported: 'माइलेज, लोगों का बताया' },
  battery_range: { certified: 'रेंज, प्रमाणित', claimed: 'रेंज, कंपनी का दावा', reported: 'रेंज, लोगों की बताई' },
};
export const reachOfKinds: Record<ReachField, string> = {
  mileage: 'माइलेज (अलग-अलग स्रोतों से)',
  battery_range: 'रेंज (अलग-अलग स्रोतों से)',
};

export const engineAndPerformance = 'इंजन और प्रदर्शन';
export const dimensionsAndWeight = 'आकार और वज़न';
export const transmission = 'ट्रांसमिशन';
export const suspensionAndBrakes = 'सस्पेंशन और ब्रेक';
export const tyresAndWheels = 'टायर और पहिये';
export const features = 'फ़ीचर';

export const price = 'कीमत';
export const priceIn = (city: string) => `एक्स-शोरूम कीमत, ${city}`;
export const priceAsOf = 'कीमत कब की है';
export const priceWithBasis = (amount: string, basis: string) => `${amount} (${basis})`;

export type Checked = Translation<typeof Hindi, typeof English>;
