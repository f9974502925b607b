import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sell-thanks.ts';
import type * as Hindi from './sell-thanks.ts';

export const title = 'धन्यवाद!';
export const listed = (name: string, year: string, price: string) =>
  `आपकी ${name} (${year}) का विज्ञापन ${price} पर लग गया।`;
export const seenNow = 'अब दूसरे इसे देख सकते हैं, ‘जाँच बाकी’ के निशान के साथ, जब तक हम इसे देख न लें।';
export const badge = 'विज्ञापन लगा';
export const seeListing = 'मेरा विज्ञापन देखिए';
export const another = 'एक और गाड़ी का विज्ञापन';
export const onward = (seconds: number) => `${seconds} सेकंड में पुरानी बाइकों पर जा रहे हैं।`;
export const stay = 'यहीं रहिए';
export const stays = 'आप यहीं हैं।';
export const toUsedBikes = 'पुरानी बाइकों पर जाइए';

export const steps = 'आगे क्या होगा';
export const sent = 'भेजा गया';
export const sentAll = (count: number) => {
  if (count === 0) return 'विज्ञापन रख लिया गया है, फ़ोटो के बिना।';
  if (count === 1) return 'विज्ञापन और उसकी फ़ोटो रख ली गई हैं।';
  return `विज्ञापन और ${count} में से ${count} फ़ोटो रख ली गई हैं।`;
};
export const sentSome = (sentCount: number, all: number) => {
  if (all === 1) return 'विज्ञापन रख लिया गया है, उसकी फ़ोटो के बिना।';
  return `विज्ञापन रख लिया गया है, ${all} में से ${sentCount} फ़ोटो के साथ।`;
};
export const pending = 'जाँच बाकी';
export const pendingText = 'ईमेल पते की पुष्टि के बाद दूसरे उसे ‘जाँच बाकी’ के निशान के साथ देखते हैं, जब तक हम उसे देख न लें।';
export const onProfile = 'आपकी प्रोफ़ाइल पर';
export const onProfileText = 'वहाँ 60 दिन तक उसे बदलिए, बिका हुआ बताइए या हटाइए; उसके बाद फिर चालू कर सकते हैं।';

export const unsent = (count: number) => (count === 1 ? 'एक फ़ोटो नहीं गई' : `${count} फ़ोटो नहीं गईं`);
export const unsentText = 'आपका विज्ञापन फिर भी रख लिया गया है। उन्हें अभी भेजिए, या बाद में अपनी प्रोफ़ाइल से फ़ोटो जोड़िए।';
export const sendAgain = 'फिर भेजिए';
export const sending = (sentCount: number, all: number) => `फ़ोटो जा रही हैं: ${all} में से ${sentCount}`;
export const failedPhoto = (name: string, reason: string) => `${name}: ${reason}`;
export const toProfile = 'मेरी प्रोफ़ाइल';

export type Checked = Translation<typeof Hindi, typeof English>;
