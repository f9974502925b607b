import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/city-dialog.ts';
import type * as Hindi from './city-dialog.ts';

export const title = 'शहर चुनिए';
export const search = 'शहर खोजिए';
export const none = 'कोई शहर नहीं मिला';
export const noMore = 'और शहर नहीं हैं';
export const searchFailed = 'खोज नहीं हो सकी। सभी शहर दिखाए जा रहे हैं।';
export const loadFailed = 'शहर नहीं आ सके। पहले से रखी सूची दिखाई जा रही है।';
export const citiesFailed = 'API से शहर नहीं मिल सके। गड़बड़ी के कारण पहले से रखे शहर दिखाए जा रहे हैं';
export const again = 'फिर कोशिश कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
