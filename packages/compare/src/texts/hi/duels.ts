import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/duels.ts';
import type * as Hindi from './duels.ts';

export const title = 'कौन किससे बेहतर है?';
export const basis = (city: string) =>
  `एक बाइक दूसरी से बेहतर तब है जब उसकी कोई बात कमतर न हो: ${city} में ऑन-रोड कीमत, असली माइलेज या रेंज, वज़न और पावर।`;

export type Checked = Translation<typeof Hindi, typeof English>;
