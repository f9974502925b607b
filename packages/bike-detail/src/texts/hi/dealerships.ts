import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/dealerships.ts';
import type * as Hindi from './dealerships.ts';

export const title = 'डीलर';
export const titleIn = (city: string) => `${city} में डीलर`;
export const cityMissing = 'डीलर देखने के लिए शहर चुनिए';
export const failedTitle = 'डीलर नहीं आ सके';
export const checkConnection = 'इंटरनेट जाँचिए।';
export const noneFound = 'इस जगह कोई डीलर नहीं मिला';
export const listLabel = (brand: string, city: string) => `${city} में ${brand} के शोरूम`;
export const moreFailed = 'और शोरूम नहीं आ सके।';
export const loadMore = 'और दिखाइए';
export const needsScript = 'अपने शहर के शोरूम देखने के लिए JavaScript चालू करके पेज दोबारा खोलिए।';
export const sample = 'नमूना';
export const directions = 'रास्ता';
export const directionsTo = (showroom: string) => `${showroom} का रास्ता`;

export type Checked = Translation<typeof Hindi, typeof English>;
