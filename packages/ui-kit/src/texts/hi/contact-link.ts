import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/contact-link.ts';
import type * as Hindi from './contact-link.ts';

export const call = 'फ़ोन कीजिए';
export const directions = 'रास्ता';
/** Follows what the link says, for screen readers. */
export const toPlace = (place: string) => `${place} तक, नए टैब में खुलता है`;
export const samplesOnly = 'ये नमूने के शोरूम हैं।';
export const dealerFinder = (brand: string) => `${brand} की वेबसाइट पर डीलर खोजिए`;

export type Checked = Translation<typeof Hindi, typeof English>;
