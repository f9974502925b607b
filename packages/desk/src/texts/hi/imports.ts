import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/imports.ts';
import type * as Hindi from './imports.ts';

export const title = 'इंपोर्ट';
export const intro = 'पहले देखिए कि फ़ाइलों से क्या बदलेगा। फिर सब इंपोर्ट कीजिए, या कुछ नहीं।';
export const files = 'फ़ाइलें';
export const filesMean = (most: number) =>
  `कैटलॉग और शोरूम .json में, लेख .md और .hi.md में। ज़्यादा से ज़्यादा ${formatNumber(most)} फ़ाइलें।`;
export const tooMany = (most: number) => `ज़्यादा से ज़्यादा ${formatNumber(most)} फ़ाइलें चुनिए।`;
export const tooLarge = (file: string, megabytes: number) => `${file} ${formatNumber(megabytes)} MB से बड़ी है।`;
export const trying = 'फ़ाइलें जाँची जा रही हैं...';
export const importing = 'इंपोर्ट हो रहा है...';
export const failed = 'फ़ाइलें इंपोर्ट नहीं हुईं';
export const doImport = 'सब इंपोर्ट कीजिए';
export const blocked = 'जो नामंज़ूर हुआ उसे ठीक कीजिए, और फ़ाइलें फिर चुनिए।';
export const done = 'इंपोर्ट हो गया। एक मिनट में साइट पर दिखेगा।';
export const refused = (count: number) => plural(count, { one: 'एक नामंज़ूर', other: `${formatNumber(count)} नामंज़ूर` });
export const place = (file: string, line: number) => `${file}, लाइन ${formatNumber(line)}:`;
export const effects = {
  added: (count: number) => `जुड़े: ${formatNumber(count)}`,
  changed: (count: number) => `बदले: ${formatNumber(count)}`,
};
export const exportTitle = 'एक्सपोर्ट';
export const exportMeans = 'डेस्क से जो कुछ बदला जाता है, सब इन्हीं फ़ाइलों की एक ZIP में। इसे अपने बैकअप के साथ रखिए।';
export const prepare = 'कैटलॉग डाउनलोड कीजिए';
export const preparing = 'फ़ाइलें तैयार हो रही हैं...';
export const prepared = 'डाउनलोड शुरू हो गया। न हुआ हो तो दस मिनट के अंदर यह लिंक खोलिए।';
export const download = (megabytes: string) => `ZIP डाउनलोड कीजिए, ${megabytes} MB`;
export const notExported = 'कैटलॉग डाउनलोड नहीं हुआ';
export const unchanged = (count: number) => `जैसे थे: ${formatNumber(count)}`;

export type Checked = Translation<typeof Hindi, typeof English>;
