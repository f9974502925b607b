import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/spec-sheet.ts';
import type * as Hindi from './spec-sheet.ts';

export const sheet = 'स्पेक शीट का टेक्स्ट';
export const sheetMeans = 'ब्रोशर या कंपनी के पेज से तालिका कॉपी कीजिए।';
export const empty = 'पहले टेक्स्ट डालिए।';
export const file = 'या फ़ाइल';
export const fileMeans = 'PDF, CSV या टेक्स्ट फ़ाइल। PDF में टेक्स्ट होना चाहिए: स्कैन की हुई तस्वीर नहीं पढ़ी जाती।';
export const tooLarge = (megabytes: number) => `ज़्यादा से ज़्यादा ${formatNumber(megabytes)} MB की फ़ाइल चुनिए।`;
export const read = 'पढ़िए';
export const notRead = 'शीट नहीं पढ़ी गई';
export const facts = (count: number) => plural(count, { one: 'एक जानकारी', other: `${formatNumber(count)} जानकारियाँ` });
export const noFacts = 'इस टेक्स्ट में कोई जानकारी नहीं मिली';
export const line = (number: number) => `लाइन ${formatNumber(number)}।`;
export const today = (value: string) => `अभी: ${value}।`;
export const accept = 'लीजिए';
export const acceptOf = (label: string) => `लीजिए: ${label}`;
export const accepted = (label: string) => `${label} अब आपके ड्राफ़्ट में है।`;
export const isSame = 'ड्राफ़्ट में है।';
export const unread = (count: number) =>
  plural(count, { one: 'एक लाइन समझ नहीं आई', other: `${formatNumber(count)} लाइनें समझ नहीं आईं` });

export type Checked = Translation<typeof Hindi, typeof English>;
