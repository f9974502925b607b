import type { LineCode } from '../../quotation/line-codes.ts';

/** The sentences of a letter to the showroom; the buyer chooses its language, whatever the site is read in. */
export interface LetterWords {
  greeting: string;
  subject: (bike: string) => string;
  subjectOf: (bike: string, day: string) => string;
  thanks: (total: string) => string;
  correct: string;
  notAllJudged: string;
  arithmetic: (sum: string, total: string) => string;
  notRequired: (name: string, amount: string) => string;
  notAllowed: (name: string, amount: string) => string;
  declined: (name: string, amount: string) => string;
  tooMuch: (name: string, asked: string, computed: string) => string;
  ask: (name: string, amount: string) => string;
  aboveList: (name: string, asked: string, listed: string) => string;
  askForList: (name: string, amount: string) => string;
  askForPremiums: (name: string, amount: string) => string;
  missing: (name: string) => string;
  together: (max: string) => string;
  span: (min: string, max: string) => string;
  less: (amount: string) => string;
  lessUpTo: (amount: string) => string;
  afterwards: (amount: string) => string;
  close: string;
  signature: string;
  names: Partial<Record<LineCode, string>>;
}

export const english: LetterWords = {
  greeting: 'To the manager of the showroom',
  subject: (bike) => `Quotation for ${bike}`,
  subjectOf: (bike, day) => `Quotation of ${day} for ${bike}`,
  thanks: (total) =>
    `Thank you for the quotation of ${total}. I would like to buy. Before I pay, please look at these lines:`,
  correct: 'I agree with every line.',
  notAllJudged: 'I have not checked all of the lines yet.',
  arithmetic: (sum, total) => `The lines add up to ${sum}, but the total is ${total}. Please correct it.`,
  notRequired: (name, amount) =>
    `${name}, ${amount}: I know no rule that requires this. Please remove it or show me the rule.`,
  notAllowed: (name, amount) => `${name}, ${amount}: a state order does not allow this charge. Please remove it.`,
  declined: (name, amount) => `${name}, ${amount}: I do not want this.`,
  tooMuch: (name, asked, computed) =>
    `${name}, ${asked}: under the published rules it is ${computed}. Please correct it or show me the rule.`,
  ask: (name, amount) => `${name}, ${amount}: please tell me what this is for.`,
  aboveList: (name, asked, listed) =>
    `${name}, ${asked}: my price list says ${listed}. Please correct it or show me the maker’s list.`,
  askForList: (name, amount) => `${name}, ${amount}: please show me the maker’s price list.`,
  askForPremiums: (name, amount) =>
    `${name}, ${amount}: please show me the premium of each cover and quotes from other insurers.`,
  missing: (name) => `${name}: please tell me where it is included.`,
  together: (max) => `In total ${max}.`,
  span: (min, max) => `In total ${min} to ${max}.`,
  less: (amount) => `−${amount}`,
  lessUpTo: (amount) => `up to −${amount}`,
  afterwards: (amount) => `After these corrections the total is ${amount}.`,
  close: 'If you have another rule or a newer price list, please send it to me in writing.',
  signature: 'Name and signature',
  names: {},
};

export const hindi: LetterWords = {
  greeting: 'सेवा में, शोरूम प्रबंधक',
  subject: (bike) => `${bike} का कोटेशन`,
  subjectOf: (bike, day) => `${bike} का ${day} का कोटेशन`,
  thanks: (total) => `${total} के कोटेशन के लिए धन्यवाद। मैं खरीदना चाहता/चाहती हूँ। भुगतान से पहले कृपया ये मदें देख लें:`,
  correct: 'मुझे किसी मद पर आपत्ति नहीं है।',
  notAllJudged: 'मैंने अभी सभी मदों की तुलना नहीं की है।',
  arithmetic: (sum, total) => `मदों का जोड़ ${sum} है, जबकि कुल ${total} लिखा है। कृपया एक को सुधारें।`,
  notRequired: (name, amount) => `${name}, ${amount}: मेरी जानकारी में कोई नियम इसे नहीं माँगता। कृपया इसे हटाएँ या नियम दिखाएँ।`,
  notAllowed: (name, amount) => `${name}, ${amount}: राज्य का आदेश इस शुल्क की अनुमति नहीं देता। कृपया इसे हटाएँ।`,
  declined: (name, amount) => `${name}, ${amount}: मुझे यह नहीं चाहिए।`,
  tooMuch: (name, asked, computed) => `${name}, ${asked}: प्रकाशित नियमों से यह ${computed} है। कृपया सुधारें या नियम दिखाएँ।`,
  ask: (name, amount) => `${name}, ${amount}: कृपया बताएँ कि यह किसलिए है।`,
  aboveList: (name, asked, listed) =>
    `${name}, ${asked}: मेरी जानकारी की मूल्य सूची में यह ${listed} है। कृपया सुधारें या कंपनी की सूची दिखाएँ।`,
  askForList: (name, amount) => `${name}, ${amount}: कृपया कंपनी की वह मूल्य सूची दिखाएँ जिससे यह लिया गया है।`,
  askForPremiums: (name, amount) => `${name}, ${amount}: कृपया हर कवर का प्रीमियम और दूसरी बीमा कंपनियों के प्रीमियम बताएँ।`,
  missing: (name) => `${name}: कृपया बताएँ कि यह कहाँ शामिल है।`,
  together: (max) => `कुल मिलाकर ${max}।`,
  span: (min, max) => `कुल मिलाकर ${min} से ${max} के बीच।`,
  less: (amount) => `−${amount}`,
  lessUpTo: (amount) => `−${amount} तक`,
  afterwards: (amount) => `इन सुधारों के बाद कोटेशन ${amount} का होता है।`,
  close: 'यदि आपके पास कोई और नियम या नई मूल्य सूची है, तो कृपया लिखित में दिखाएँ।',
  signature: 'नाम और हस्ताक्षर',
  names: {
    ex_showroom: 'एक्स-शोरूम कीमत',
    basic_price: 'मूल कीमत',
    gst: 'जीएसटी',
    road_tax: 'रोड टैक्स',
    cess: 'उपकर',
    registration_fee: 'पंजीयन शुल्क',
    smart_card: 'स्मार्ट कार्ड',
    rto_bundle: 'रोड टैक्स और पंजीयन (आरटीओ)',
    hsrp: 'नंबर प्लेट',
    choice_number: 'पसंदीदा नंबर',
    temp_registration: 'अस्थायी पंजीयन',
    hypothecation: 'हाइपोथिकेशन',
    insurance_bundle: 'बीमा',
    insurance_od: 'ओन डैमेज बीमा',
    insurance_tp: 'थर्ड पार्टी बीमा',
    insurance_pa: 'व्यक्तिगत दुर्घटना बीमा',
    insurance_zd: 'जीरो डेप्रिसिएशन',
    insurance_addon: 'बीमा ऐड-ऑन',
    insurance_gst: 'बीमा पर जीएसटी',
    accessories: 'एसेसरीज',
    std_fitting: 'स्टैंडर्ड फिटिंग',
    helmet: 'हेलमेट',
    ew: 'एक्सटेंडेड वारंटी',
    amc: 'सर्विस पैकेज',
    rsa: 'रोडसाइड सहायता',
    handling: 'हैंडलिंग चार्ज',
    file_charge: 'फाइल चार्ज',
    rto_agent: 'एजेंट या सर्विस चार्ज',
    pdi: 'डिलीवरी से पहले जाँच',
    courier: 'कूरियर',
    coating: 'कोटिंग',
    fuel: 'पेट्रोल',
    tcs: 'टीसीएस',
    fastag: 'फास्टैग',
    charger: 'चार्जर',
    ev_pack: 'सॉफ्टवेयर पैक',
    battery_warranty: 'बैटरी वारंटी',
    subsidy_central: 'केंद्रीय सब्सिडी',
    subsidy_state: 'राज्य सब्सिडी',
    discount: 'छूट',
    exchange: 'एक्सचेंज बोनस',
    loan_fee: 'लोन प्रोसेसिंग शुल्क',
    loan_insurance: 'लोन बीमा',
    stamp_nach: 'स्टांप या मैंडेट शुल्क',
    round_off: 'राउंड ऑफ',
    misc: 'अन्य शुल्क',
  },
};
