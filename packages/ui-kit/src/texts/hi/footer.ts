import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/footer.ts';
import type * as Hindi from './footer.ts';

export const finePrint = 'ज़रूरी बातें';
export const followUs = 'हमें फ़ॉलो कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
