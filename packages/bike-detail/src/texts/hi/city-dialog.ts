import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/city-dialog.ts';
import type * as Hindi from './city-dialog.ts';

export const title = 'अपना शहर चुनिए';
export const done = 'हो गया';
export const search = 'शहर खोजिए';
export const failed = 'शहर नहीं आ सके।';
export const checkConnection = 'इंटरनेट जाँचिए।';
export const loading = 'शहर आ रहे हैं';
export const noneFound = 'कोई शहर नहीं मिला';
export const chooseState = 'कोई शहर नहीं मिला। राज्य चुनिए: रोड टैक्स पूरे राज्य में एक ही है।';
export const statesLabel = 'राज्य';
export const noneKnown = 'कोई शहर उपलब्ध नहीं';
export const listLabel = 'शहर';
export const loadMore = 'और शहर दिखाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
