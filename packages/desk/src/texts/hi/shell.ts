import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/shell.ts';
import type * as Hindi from './shell.ts';

export const sections = {
  overview: 'एक नज़र में',
  model: 'मॉडल',
  brand: 'ब्रांड',
  showroom: 'शोरूम',
  article: 'लेख',
  faqs: 'सवाल-जवाब',
  'part-group': 'पार्ट्स',
  'loan-offers': 'लोन की दरें',
  claims: 'दावे',
  contact: 'संपर्क',
  import: 'इंपोर्ट और एक्सपोर्ट',
  inbox: 'इनबॉक्स',
  log: 'लॉग',
  people: 'लोग',
};
export const headTitle = (title: string) => `${title} | डेस्क`;
export const nav = 'डेस्क के हिस्से';
export const noSection = 'डेस्क में ऐसा कोई पेज नहीं है';
export const checkAddress = 'पते में टाइपिंग की ग़लती देखिए।';
export const toOverview = 'शुरुआत पर जाइए';

export const tryLater = 'थोड़ी देर में फिर कोशिश कीजिए।';
export const codeNeeded = 'डेस्क को आपके ऑथेंटिकेटर ऐप का कोड चाहिए।';
export const enterCode = 'कोड डालिए';
export const codeCounts = (hours: number) => `एक कोड से डेस्क ${formatNumber(hours)} घंटे खुला रहता है।`;
export const code = 'कोड';
export const codeHint = 'ऑथेंटिकेटर ऐप के 6 अंक।';
export const goOn = 'आगे बढ़िए';
export const setUpCodes = 'दो चरण का लॉग इन चालू कीजिए';
export const more = 'और दिखाइए';
export const cancel = 'रहने दीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
