import { isPlainLine } from '@dopahiya/domain/typed';
import { holdsAddress } from './holds-address.ts';

/** Whether a name can stand in a mail of ours: what was stored before may not pass what is asked of names now. */
export const isPlainName = (name: string): boolean => isPlainLine(name) && !holdsAddress(name);
