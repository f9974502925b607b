import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/choose-page.ts';
import type * as Hindi from './choose-page.ts';

export const headTitle = 'बाइक चुनिए | Dopahiya';
export const headDescription = 'बताइए आपको क्या चाहिए, और देखिए वे बाइकें जिनसे बेहतर कोई नहीं, आपके शहर की ऑन-रोड कीमत के साथ।';

export const home = 'होम';
export const current = 'बाइक चुनिए';
export const title = 'अपने लिए सही बाइक चुनिए';
export const intro = (city: string) =>
  `बताइए आपको क्या चाहिए। हम वे बाइकें दिखाते हैं जिनसे बेहतर कोई नहीं, ${city} की ऑन-रोड कीमत के साथ।`;

export const needs = 'आपको क्या चाहिए';
export const loading = 'बाइकें चुनी जा रही हैं';
export const failed = 'बाइकें नहीं चुन सके';
export const failedWhy = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
