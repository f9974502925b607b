import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/better-bikes.ts';
import type * as Hindi from './better-bikes.ts';

export const title = 'क्या इससे बेहतर कोई है?';
export const failed = 'बेहतर बाइकें नहीं आ सकीं।';
export const see = (name: string) => `${name} देखिए`;
export const compareWith = (name: string) => `${name} से तुलना कीजिए`;
export const more = (count: number) => `${count} और बाइकें इससे बेहतर हैं।`;
export const choose = 'अपनी ज़रूरत से चुनिए';

export type Checked = Translation<typeof Hindi, typeof English>;
