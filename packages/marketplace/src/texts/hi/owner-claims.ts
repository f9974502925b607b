import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

export const why = 'दोपहिया क्यों चुनें';
export const reasons = [
  { title: 'अच्छे दाम', text: 'हर दाम वही है जो मालिक माँगता है: यहाँ कुछ नहीं जोड़ा जाता।' },
  { title: 'जल्दी बिक्री', text: 'ब्रांड, शहर या दाम से खोजने वाले को विज्ञापन तुरंत मिल जाता है।' },
  { title: 'जाँचे हुए विज्ञापन', text: 'फ़ोटो पर VERIFIED का निशान: यहाँ किसी ने वह विज्ञापन देखा है।' },
  { title: 'आसान क़र्ज़', text: 'फ़ोन करने से पहले पुरानी बाइक की किस्त जोड़ लीजिए।' },
];

export type Checked = Translation<typeof Hindi, typeof English>;
