import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/share-row.ts';
import type * as Hindi from './share-row.ts';

export const share = 'शेयर कीजिए';
export const shareBy = (service: string) => `${service} से शेयर कीजिए`;
export const email = 'ईमेल';
export const copyLink = 'लिंक कॉपी कीजिए';
export const linkCopied = 'लिंक कॉपी हो गया!';
export const copyingRefused = 'ब्राउज़र ने कॉपी नहीं करने दिया। लिंक पते वाली पट्टी से कॉपी कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
