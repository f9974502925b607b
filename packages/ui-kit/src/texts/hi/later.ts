import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/later.ts';
import type * as Hindi from './later.ts';

export const notOpened = 'यह नहीं खुल सका। इंटरनेट जाँचकर फिर कोशिश कीजिए।';
export const stillNotLoaded = 'पेज का यह हिस्सा अब भी नहीं आया। ऑनलाइन होकर पेज दोबारा खोलिए।';
export const reload = 'पेज दोबारा खोलिए';
export const notLoaded = 'पेज का यह हिस्सा नहीं आ सका।';
export const checkConnection = 'इंटरनेट जाँचकर फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
