import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/listing-photos.ts';
import type * as Hindi from './listing-photos.ts';

export const slots = { front: 'सामने से', left: 'बाईं ओर', right: 'दाईं ओर', odometer: 'ओडोमीटर' };
export const papers = 'काग़ज़ात';
export const papersText = 'इनकी फ़ोटो न जोड़िए: फ़ोटो सबको दिखती हैं। ख़रीदार को मिलकर दिखाइए।';
export const preparing = 'फ़ोटो छोटी की जा रही हैं';
export const small = (names: readonly string[]) =>
  `${names.join(', ')}: 800 पिक्सेल से कम चौड़ी। हो सके तो ज़्यादा साफ़ फ़ोटो चुनिए: ख़रीदार ध्यान से देखते हैं।`;
export const noImage = (name: string) => `${name} कोई तस्वीर नहीं है। कोई फ़ोटो चुनिए।`;
export const empty = (name: string) => `${name} ख़ाली है। दूसरी फ़ोटो चुनिए।`;
export const unreadable = (name: string) =>
  `${name} नहीं खुलती: वह ख़राब है, या यह ब्राउज़र उस क़िस्म को नहीं जानता। उसे JPEG में सहेजिए, या दूसरी चुनिए।`;
export const refused = (status: number) => `फ़ोटो नहीं पहुँची: ${status}`;
export const notSent = 'फ़ोटो नहीं पहुँची। फिर भेजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
