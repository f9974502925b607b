import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sell-bikes-page.ts';
import type * as Hindi from './sell-bikes-page.ts';

export const headTitle = 'अपनी बाइक या स्कूटर बेचिए | Dopahiya';
export const headDescription =
  'तीन चरणों में अपनी पुरानी बाइक या स्कूटर का विज्ञापन दीजिए: गाड़ी, फ़ोटो और जगह, आपका संपर्क। भेजने तक मसौदा आपके ब्राउज़र में रहता है।';

export const title = 'अपनी बाइक बेचिए';
export const intro = 'तीन छोटे चरण: गाड़ी, फ़ोटो और जगह, फिर आपका संपर्क।';
export const badges = 'यहाँ बेचने के बारे में हम क्या कहते हैं';

export const start = 'अभी शुरू कीजिए';
export const startAbout = 'अपनी बाइक बेचिए';
export const startSummary = 'तीन चरण। आपका मसौदा बना रहता है।';

export const withoutScripts = 'विज्ञापन देने के लिए JavaScript चाहिए';
export const whatElse =
  'यह फ़ॉर्म आपका मसौदा रखता है, फ़ोटो छोटी करता है और एक-एक करके भेजता है: स्क्रिप्ट के बिना यह नहीं चलता। इस पेज के लिए उन्हें चालू कीजिए, या देखिए कि दूसरे क्या बेच रहे हैं, या हमें लिखिए।';
export const toUsedBikes = 'पुरानी बाइकें';
export const toContact = 'हमसे संपर्क';

export type Checked = Translation<typeof Hindi, typeof English>;
