import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/user.ts';
import type * as Hindi from './user.ts';

export const notRemembered =
  'आपका ब्राउज़र इस साइट का कोई डेटा नहीं रखता, इसलिए इसके पेज नहीं दिखा सकते कि आप लॉग इन हैं। ब्राउज़र की सेटिंग में इस साइट के लिए साइट डेटा की अनुमति दीजिए, फिर दोबारा लॉग इन कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
