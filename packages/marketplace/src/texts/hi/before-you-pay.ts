import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/before-you-pay.ts';
import type * as Hindi from './before-you-pay.ts';

export const title = 'पैसे देने से पहले क्या देखें';
export const subtitle = 'इसी क्रम में: काग़ज़, बाइक, दाम, पैसा।';

const vahan = { label: 'वाहन पोर्टल पर नंबर देखिए', address: 'https://vahan.parivahan.gov.in' };
const challans = { label: 'चालान देखिए', address: 'https://echallan.parivahan.gov.in' };
const stolen = { label: 'चोरी की गाड़ियाँ खोजिए (पुलिस)', address: 'https://digitalpolice.gov.in' };

export const checks = [
  {
    title: 'पहले देखिए और चलाइए',
    text: 'जो बाइक देखी नहीं, उसके लिए किसी लिंक या कोड से टोकन या कूरियर का पैसा मत दीजिए। चलाकर देखने के लिए पहचान पत्र छोड़िए, पैसे नहीं।',
    registers: [],
  },
  {
    title: 'काग़ज़: असली, और बेचने वाले के नाम पर',
    text: 'असली आरसी देखिए, फ़ोटोकॉपी नहीं। उस पर वही नाम हो जो बेचने वाले के पहचान पत्र पर है। वाहन पोर्टल पर मालिक के नाम का हिस्सा, मालिकों की गिनती, बीमा और PUC दिखते हैं।',
    registers: [vahan],
  },
  {
    title: 'चेसिस और इंजन नंबर',
    text: 'बाइक पर खुदे नंबर पढ़िए और आरसी से एक-एक अक्षर मिलाइए। पुलिस से पूछा जा सकता है कि बाइक चोरी की तो नहीं।',
    registers: [stolen],
  },
  {
    title: 'लोन',
    text: 'आरसी में किसी बैंक का नाम नहीं होना चाहिए। हो तो पहले उसकी NOC और फ़ॉर्म 35 माँगिए; NOC तीन महीने चलती है।',
    registers: [],
  },
  {
    title: 'चालान और टैक्स',
    text: 'चालान या टैक्स बकाया हो तो NOC नहीं मिलती। चालान अलग से खोजने पड़ते हैं।',
    registers: [challans],
  },
  {
    title: 'फ़ॉर्म 29 और 30 साथ में भरिए, फिर पैसे दीजिए',
    text: 'बैंक से, तारीख़ और समय वाली रसीद लेकर। ख़रीदार 30 दिन में RTO में अर्ज़ी देता है; बेचने वाला RTO को राज्य के भीतर 14 दिन में बताता है, दूसरे राज्य में 45 दिन में।',
    registers: [],
  },
];
export const guides = 'काग़ज़, नाम बदलने और NOC के लेख';
export const guidesAbout = 'used bikes';

export const seenHere = 'इस बाइक में दिखा';
export const uninsured = { title: 'बीमा नहीं है।', text: 'आपके नाम की पॉलिसी शुरू होने से पहले इसे चलाकर घर मत ले जाइए।' };
export const insuranceEnded = (day: string) => ({
  title: `${day} से बीमा नहीं है।`,
  text: 'आपके नाम की पॉलिसी शुरू होने से पहले इसे चलाकर घर मत ले जाइए।',
});
export const loan = {
  title: 'लोन अभी चल रहा है।',
  text: 'जब तक आरसी से बैंक का नाम नहीं हटता, यह आपके नाम नहीं हो सकती।',
};
export const otherState = {
  title: 'दूसरे राज्य की है।',
  text: 'पुराने दफ़्तर की NOC चाहिए, और बारह महीने बाद आपके राज्य का नंबर।',
};
export const verified = {
  title: 'जाँची हुई',
  text: 'का मतलब: यहाँ किसी ने यह सूची देखी है। इंजन या काग़ज़ों के बारे में यह कुछ नहीं कहता।',
};
export const pending = { title: 'जाँच बाकी', text: 'का मतलब: यहाँ किसी ने यह सूची अभी नहीं देखी।' };
export const sample = { title: 'नमूना', text: 'का मतलब: यह बाइक है ही नहीं, और कोई इसे नहीं बेच रहा।' };

export type Checked = Translation<typeof Hindi, typeof English>;
