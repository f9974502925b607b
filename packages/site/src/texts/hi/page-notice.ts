import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/page-notice.ts';
import type * as Hindi from './page-notice.ts';

export const old =
  'यह ब्राउज़र इतना पुराना है कि इस पेज के कुछ हिस्से इसमें नहीं चलते। आप पेज पढ़ सकते हैं, उसके लिंक खोल सकते हैं और उसके फ़ॉर्म भेज सकते हैं।';
export const broken =
  'इस पेज के कुछ हिस्से अभी काम नहीं कर रहे। आप इसे पढ़ सकते हैं और इसके लिंक खोल सकते हैं; दोबारा लोड करने से शायद ठीक हो जाए।';
export const offline = 'इंटरनेट कनेक्शन नहीं है। यह पेज जैसा है वैसा ही रहेगा; ऑनलाइन होने पर फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
