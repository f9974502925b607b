import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/second-factor.ts';
import type * as Hindi from './second-factor.ts';

export const whatFor =
  'तब लॉग इन के लिए आपके फ़ोन के किसी ऐप का कोड भी चाहिए: अनुमान से मिला या चुराया हुआ पासवर्ड अकेला कुछ नहीं खोलता।';
export const whichApps = 'एक बार चलने वाले कोड (TOTP) का कोई भी ऐप चलेगा, या ऐसा पासवर्ड मैनेजर जो ये बनाता है।';
export const password = 'शुरू करने के लिए आपका पासवर्ड';
export const begin = 'कोड शुरू कीजिए';
export const failed = 'कुछ नहीं बदला। कृपया फिर कोशिश कीजिए।';

export const scan = 'इसे अपने ऐप से स्कैन कीजिए।';
export const picture = 'ऐप के लिए आपके खाते की कुंजी, QR कोड के रूप में; नीचे वही लिखी हुई है';
export const orType = 'या यह कुंजी ऐप में लिखिए:';
export const openApp = 'इसे इसी डिवाइस के ऐप में खोलिए';
export const thenConfirm = 'फिर वह कोड लिखिए जो ऐप दिखाता है। उसके बाद ही कोड माँगा जाएगा।';
export const code = 'कोड';
export const codeMissing = 'वह कोड लिखिए जो आपका ऐप दिखाता है।';
export const confirm = 'कोड चालू कीजिए';
export const cancel = 'अभी नहीं';

export const isOn = 'कोड चालू हैं। अब से लॉग इन पर एक कोड माँगा जाएगा।';
export const keepThese = 'आपके रिकवरी कोड';
export const whatAreThese =
  'फ़ोन खो जाए तो हर एक, कोड की जगह, एक बार चलता है। इन्हें ऐसी जगह रखिए जहाँ फ़ोन के बिना मिल जाइए: ये बस इसी बार दिखते हैं।';
export const codesUnread = 'कोड चालू हैं, पर आपके रिकवरी कोड नहीं दिखाए जा सके। नए पाने के लिए कोड बंद करके फिर चालू कीजिए।';
export const saveAsFile = 'फ़ाइल में सहेजिए';
export const fileName = 'dopahiya-recovery-codes.txt';
export const haveKept = 'मैंने इन्हें रख लिया';

export const onSince = (month: string) => `${month} से चालू।`;
export const codesLeft = (count: number) => `बचे हुए रिकवरी कोड: ${count}।`;
export const howToRenew = 'कोड बंद करके फिर चालू करने पर दस नए मिलते हैं।';
export const passwordToEnd = 'आपका पासवर्ड';
export const codeToEnd = 'आपके ऐप का कोड, या कोई रिकवरी कोड';
export const end = 'कोड बंद कीजिए';
export const ended = 'कोड बंद हैं। लॉग इन पर केवल पासवर्ड माँगा जाएगा।';

export type Checked = Translation<typeof Hindi, typeof English>;
