import type { BodyStyle } from '@dopahiya/domain/specifications';
import { howToRead } from './every-list.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/body-style-list.ts';
import type * as Hindi from './body-style-list.ts';

/** Each body style for several bikes, alone and inside a sentence. */
const bodyStyles: Record<BodyStyle, string> = {
  sports: 'स्पोर्ट्स बाइकें',
  scooter: 'स्कूटर',
  cruiser: 'क्रूज़र',
  commuter: 'कम्यूटर बाइकें',
  streetbike: 'स्ट्रीट बाइकें',
  superbike: 'सुपर बाइकें',
  caferacer: 'कैफ़े रेसर',
  scrambler: 'स्क्रैम्बलर',
  adventure: 'एडवेंचर बाइकें',
  moped: 'मोपेड',
  tourer: 'टूरर',
  maxiscooter: 'मैक्सी स्कूटर',
};
export const bodyStyle = (style: BodyStyle) => {
  const name = bodyStyles[style];
  return {
    label: name,
    heading: `${name}: सबसे अच्छे विकल्प`,
    title: `भारत की ${name}: कीमत, माइलेज, पावर`,
    description: `भारत में बिकने वाली सभी ${name}, एक्स-शोरूम कीमत, इंजन, माइलेज और पावर के साथ, एक पैमाने पर बनी।`,
    intro: `भारत में बिकने वाली सभी ${name}, ज़्यादा बिकने वाली पहले। ${howToRead}`,
    empty: { title: `${name} नहीं मिले`, message: 'नए मॉडल के लिए बाद में देखिए' },
  };
};

export type Checked = Translation<typeof Hindi, typeof English>;
