import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/complaints.ts';
import type * as Hindi from './complaints.ts';

export const title = 'शिकायत';
export const officer = <Node>(name: string, mail: Node) => [
  `${name} हमारे शिकायत अधिकारी हैं और शिकायतों का जवाब देते हैं। ईमेल: `,
  mail,
];
export const throughContact = <Node>({ link }: { link: (words: string) => Node }) => [
  'शिकायत ',
  link('संपर्क कीजिए'),
  ' पेज से भेजिए।',
];
export const withThisForm = 'शिकायत इसी पेज के फ़ॉर्म से भेजिए।';
export const whatToSay = 'बताएँ कि क्या हुआ, कब, और किस पेज पर। पासवर्ड कभी न भेजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
