import { joinerInNames } from '@dopahiya/domain/typed';
import { holdsAddress } from './holds-address.ts';

/** No control or direction characters and no line ends, and joiners only where they are spelling. */
export const plainText = new RegExp(String.raw`^(?:[^\p{C}\p{Zl}\p{Zp}]|${joinerInNames})*$`, 'v');

/** Whether a name can stand in a mail of ours: what was stored before may not pass what is asked of names now. */
export const isPlainName = (name: string): boolean => plainText.test(name) && !holdsAddress(name);
