import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/unread-reasons.ts';
import type * as Hindi from './unread-reasons.ts';

export const unreadReasons = {
  unknown: 'समझ नहीं आया',
  'no-value': 'कोई मान नहीं मिला',
  'not-understood': 'मान समझ नहीं आया',
  'other-words': 'दूसरे शब्द मान का मतलब बदलते हैं',
  'no-unit': 'इकाई नहीं लिखी है',
  'other-unit': 'इकाई मेल नहीं खाती',
  several: 'एक से ज़्यादा मान हैं',
  'differing-units': 'दो इकाइयों के आँकड़े अलग हैं',
  approximate: 'सिर्फ़ लगभग का आँकड़ा है',
  'part-charge': 'पूरा चार्ज नहीं है',
  'starter-battery': 'यह बैटरी सिर्फ़ इंजन चालू करती है',
  'unclear-columns': 'साफ़ नहीं है कि यहाँ कौन सा मान आता है',
  contradicted: 'दूसरी लाइन में कुछ और लिखा है',
  'too-long': 'लाइन बहुत लंबी है',
  implausible: 'सामान्य सीमा से बाहर है',
};
export const implausibleWithin = (min: string, max: string) => `${min} से ${max} की सामान्य सीमा से बाहर है`;

export type Checked = Translation<typeof Hindi, typeof English>;
