import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/rival-notes.ts';
import type * as Hindi from './rival-notes.ts';

export const basis = (city: string) =>
  `एक बाइक दूसरी से बेहतर तब है जब वह ${city} में ऑन-रोड कीमत, असली माइलेज या रेंज, वज़न और पावर में कमतर न हो।`;
export const choose = 'अपनी ज़रूरत से चुनिए';

export type Checked = Translation<typeof Hindi, typeof English>;
