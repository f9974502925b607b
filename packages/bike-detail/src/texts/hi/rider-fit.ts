import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/rider-fit.ts';
import type * as Hindi from './rider-fit.ts';

export const title = 'कद से मेल';
export const saddleHeight = (millimetres: string) => `सीट की ऊँचाई ${millimetres} मिमी`;
export const heightLabel = 'आपका कद';
export const heightInCentimetres = 'आपका कद सेमी में';
export const showFit = 'क्या मुझे सही बैठेगी?';
export const centimetres = 'सेमी';
export const heightWrong = ({ min, max }: { min: number; max: number }) => `${min} से ${max} सेमी के बीच कद लिखिए।`;
export const enterHeight = 'अपना कद लिखिए और देखिए बाइक आपको कैसी बैठती है।';

/** How far the legs reach against the seat height, in millimetres. */
export const reachesAsFar = (leg: string) => `आपके पैर करीब ${leg} मिमी तक पहुँचते हैं, सीट की ऊँचाई के बराबर।`;
export const reachesLess = (leg: string, gap: string) =>
  `आपके पैर करीब ${leg} मिमी तक पहुँचते हैं, सीट की ऊँचाई से ${gap} मिमी कम।`;
export const reachesMore = (leg: string, gap: string) =>
  `आपके पैर करीब ${leg} मिमी तक पहुँचते हैं, सीट की ऊँचाई से ${gap} मिमी ज़्यादा।`;

export const basis =
  'अनुमान: पैर की भीतरी लंबाई कद का 46%, पैर का पंजा 15.2%, जूते का तला 25 मिमी। सीट की चौड़ाई, सस्पेंशन और जूते से फ़र्क पड़ता है। स्रोत: शरीर की नाप के सर्वेक्षण; Drillis और Contini, Body Segment Parameters, 1966।';

export type Checked = Translation<typeof Hindi, typeof English>;
