import type { BodyStyle } from '@dopahiya/domain/specifications';

import { howToRead } from './every-list.ts';

/** Each body style for several bikes, alone and inside a sentence. */
const bodyStyles: Record<BodyStyle, [name: string, inSentence: string]> = {
  sports: ['Sports Bikes', 'sports bikes'],
  scooter: ['Scooters', 'scooters'],
  cruiser: ['Cruisers', 'cruisers'],
  commuter: ['Commuters', 'commuters'],
  streetbike: ['Street Bikes', 'street bikes'],
  superbike: ['Super Bikes', 'super bikes'],
  caferacer: ['Cafe Racers', 'cafe racers'],
  scrambler: ['Scramblers', 'scramblers'],
  adventure: ['Adventure Bikes', 'adventure bikes'],
  moped: ['Mopeds', 'mopeds'],
  tourer: ['Tourers', 'tourers'],
  maxiscooter: ['Maxi Scooters', 'maxi scooters'],
};
export const bodyStyle = (style: BodyStyle) => {
  const [name, inSentence] = bodyStyles[style];
  return {
    label: name,
    heading: `Best ${name}`,
    title: `Best ${inSentence} in India: prices, mileage, power`,
    description: `All ${inSentence} on sale in India with ex-showroom price, engine, mileage and power, drawn to one scale.`,
    intro: `All ${inSentence} on sale in India, best sellers first. ${howToRead}`,
    empty: { title: `No ${inSentence} found`, message: 'Check back later for new arrivals' },
  };
};
