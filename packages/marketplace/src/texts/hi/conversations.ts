import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/conversations.ts';
import type * as Hindi from './conversations.ts';

export const question = 'आपका सवाल';
export const askAbout = 'किस बारे में पूछें';
export const presets = [
  { label: 'सर्विस के बिल', text: 'क्या मैं सर्विस के बिल देख सकता हूँ?' },
  { label: 'कोई हादसा?', text: 'क्या बाइक का कभी हादसा हुआ है?' },
  { label: 'कब देख सकते हैं?', text: 'बाइक कब और कहाँ देख सकते हैं?' },
];
export const sendQuestion = 'सवाल भेजिए';
export const signInToSend = 'लॉग इन करके भेजिए';
export const sending = 'भेजा जा रहा है...';
export const answer = 'आपका संदेश';
export const send = 'भेजिए';
export const writeSomething = 'पहले कुछ लिखिए।';
export const tooLong = (max: number) => `यह बहुत लंबा है: ${max} अक्षर तक लिखिए। आपका लिखा यहीं है।`;

export const offer = 'आपका प्रस्ताव';
export const sendOffer = 'यह प्रस्ताव भेजिए';
export const offerSent = (amount: string) => `${amount} का प्रस्ताव भेज दिया।`;
export const signInToOffer = 'प्रस्ताव देने के लिए लॉग इन कीजिए';
export const offerAnother = 'दूसरी रकम का प्रस्ताव';
export const under = (amount: string) => `माँगे गए दाम से ${amount} कम।`;
export const over = (amount: string) => `माँगे गए दाम से ${amount} ज़्यादा।`;
export const asAsked = 'जितना माँगा गया, उतना ही।';
export const offerMeans = 'सामने वाला इसे मान सकता है, मना कर सकता है, या दूसरी रकम बता सकता है।';

export const heldTitle = 'अभी नहीं भेजा गया';
export const heldFor = {
  number: 'इसमें फ़ोन नंबर जैसा कुछ है।',
  link: 'इसमें लिंक जैसा कुछ है।',
  mail: 'इसमें मेल पता जैसा कुछ है।',
  payment: 'इसमें पैसे भेजने का पता जैसा कुछ है।',
  handle: 'इसमें किसी दूसरी साइट का नाम जैसा कुछ है।',
  elsewhere: 'इसमें किसी दूसरी ऐप पर बात करने को कहा गया लगता है।',
  plate: 'इसमें गाड़ी की नंबर प्लेट जैसा कुछ है।',
};
export const heldWords = (words: readonly string[]) =>
  `इन शब्दों में दिक्कत है: ${words.map((one) => `“${one}”`).join(', ')}`;
export const heldWhy = 'पहले संदेशों में यह नहीं जाता: इससे फ़ोन शांत रहते हैं और ठग दूर। जो चाहे, बाद में अपना नंबर दिखा सकता है।';
export const heldKept = 'आपका लिखा यहीं है: बदलकर फिर भेजिए।';
export const insist = 'इसमें ऐसा कुछ नहीं: भेज दीजिए';

export const failed = 'यह नहीं भेजा गया';
export const tryAgain = 'आपका लिखा यहीं है। थोड़ी देर में फिर कोशिश कीजिए।';
export const notDone = 'यह नहीं हुआ';
export const tryLater = 'थोड़ी देर में फिर कोशिश कीजिए।';

export const said = 'बातचीत';
export const you = 'आप';
export const former = 'पूर्व सदस्य';
export const deleted = 'लिखने वाले के खाते के साथ मिटाया गया';
export const earlier = 'पहले के संदेश';
export const offers = (amount: string) => `प्रस्ताव: ${amount}`;
export const offerStates = {
  open: 'जवाब का इंतज़ार',
  accepted: 'मान लिया गया',
  declined: 'मना किया गया',
  withdrawn: 'वापस लिया गया',
  ended: 'तय हुआ था, ख़त्म हुआ',
};
export const events = {
  accepted: (who: string, amount: string) => `${who}: ${amount} मान लिया।`,
  declined: (who: string, amount: string) => `${who}: ${amount} मना किया।`,
  withdrawn: (who: string, amount: string) => `${who}: ${amount} का प्रस्ताव वापस लिया।`,
  ended: (who: string, amount: string) => `${who}: ${amount} पर जो तय हुआ था, ख़त्म किया।`,
  number_shown: (who: string) => `${who}: यहाँ फ़ोन नंबर दिखाया।`,
  number_hidden: (who: string) => `${who}: फ़ोन नंबर वापस लिया।`,
};
export const decisions = {
  accepted: 'मानिए',
  declined: 'मना कीजिए',
  withdrawn: 'वापस लीजिए',
  ended: 'जो तय हुआ, ख़त्म कीजिए',
};

export const agreed = (amount: string, until: string) => `${until} तक ${amount} पर तय`;
export const agreedElsewhere = (until: string) => `${until} तक किसी से तय है। आप फिर भी लिख सकते हैं।`;
export const agreedMeans = 'तब तक विज्ञापन दूसरों को यही बताता है। आगे क्या करना है:';
export const buyerSteps = [
  { title: 'देखिए और चलाइए', text: 'दिन में, सार्वजनिक जगह पर। चलाने के लिए पहचान पत्र छोड़िए, पैसे नहीं।' },
  {
    title: 'काग़ज़ मिलाइए',
    text: 'असली आरसी बेचने वाले के नाम, चेसिस और इंजन नंबर, बीमा, पीयूसी; उसमें कोई बैंक नहीं, कोई चालान बाकी नहीं।',
  },
  {
    title: 'फ़ॉर्म 29 और 30 पर दस्तख़त, फिर भुगतान',
    text: 'बैंक से, तारीख़ वाली रसीद पर। लिंक या कोड से कोई टोकन नहीं, और पैसे पाने के लिए कोई पिन नहीं।',
  },
  { title: 'अपने नाम कराइए', text: '30 दिन में आवेदन कीजिए; बीमा कंपनी को 14 दिन में बताइए।' },
];
export const sellerSteps = [
  { title: 'काग़ज़ तैयार रखिए', text: 'आरसी, बीमा, पीयूसी, दो चाबियाँ; फ़ॉर्म 29 और 30, दो-दो प्रतियाँ।' },
  {
    title: 'अपना खाता देखिए',
    text: 'पैसे आ जाने पर ही बाइक दीजिए। पैसे पाने के लिए न कोड स्कैन होता है, न पिन डाला जाता है।',
  },
  { title: 'रसीद लिखिए', text: 'तारीख़ और समय के साथ: तब से चालान ख़रीदने वाले के हैं।' },
  {
    title: 'बिक्री की सूचना दीजिए',
    text: 'फ़ॉर्म 29 अपने आरटीओ को 14 दिन में, दूसरे राज्य के ख़रीदार पर 45 दिन में। फिर बाइक को बिका हुआ बताइए।',
  },
];

export const number = 'फ़ोन नंबर';
export const numberHidden = (name: string) => `${name} को आपका नंबर नहीं दिखता।`;
export const numberSeen = (name: string) => `${name} को आपका नंबर दिखता है, किसी और को नहीं।`;
export const showNumber = (number_: string) => `मेरा नंबर ${number_} दिखाइए`;
export const hideNumber = 'वापस लीजिए';
export const numberOf = (name: string) => `${name} आपको यह नंबर दिखाते हैं:`;
export const other = 'सामने वाले';

export const closed = {
  blocked: 'यह बातचीत बंद है: आप में से एक दूसरे से बात नहीं करना चाहता।',
  blockedByMe: 'अब इनकी कोई बात आप तक नहीं आएगी।',
  gone: 'सामने वाले ने अपना खाता मिटा दिया है। उनके शब्द अब नहीं हैं।',
  listing: 'यह विज्ञापन अब नहीं है, इसलिए बातचीत बंद है।',
  reported: 'इस बातचीत की शिकायत आई है। जब तक हम इसे देख नहीं लेते, कोई यहाँ लिख नहीं सकता।',
  refused: 'शिकायत देखने के बाद हमने यह बातचीत बंद कर दी है।',
};
export const warnings = {
  removed: {
    title: 'हमने यह विज्ञापन हटा दिया है। पैसे मत दीजिए।',
    text: 'बेचने वाले को पैसे मत दीजिए, और कोई कोड या पिन मत बताइए। जो दाम तय हुआ था, वह अब मान्य नहीं।',
  },
  checking: {
    title: 'हम इस विज्ञापन की जाँच कर रहे हैं। अभी पैसे मत दीजिए।',
    text: 'जाँच पूरी होने तक यह नहीं दिखता। फ़ैसला होने पर हम आपको लिखेंगे।',
  },
  reported: {
    title: 'इस बातचीत की शिकायत आई है। अभी पैसे मत दीजिए।',
    text: 'हम इसे देख रहे हैं। तब तक पैसे मत दीजिए, और कोई कोड या पिन मत बताइए।',
  },
  refused: {
    title: 'हमने यह बातचीत बंद कर दी है। पैसे मत दीजिए।',
    text: 'पैसे मत दीजिए, और कोई कोड या पिन मत बताइए। जो दाम तय हुआ था, वह अब मान्य नहीं।',
  },
};
export const warningReason = (reason: string) => `वजह: ${reason}`;
export const ifPaid = 'अगर आप पैसे दे चुके हैं';
export const ifPaidCall = 'ऑनलाइन ठगी की राष्ट्रीय हेल्पलाइन पर तुरंत फ़ोन कीजिए:';
export const callHelpline = '1930';
export const helpline = 'ऑनलाइन ठगी की राष्ट्रीय हेल्पलाइन';
export const cybercrimeSite = 'cybercrime.gov.in';
export const ifPaidReport = 'यहाँ शिकायत दर्ज कीजिए:';
export const ifPaidBank = 'अपने बैंक को बताइए और भुगतान रोकने को कहिए।';
export const endings = {
  buyer: {
    removed: 'हमने यह विज्ञापन हटा दिया है।',
    checking: 'हम इस विज्ञापन की जाँच कर रहे हैं।',
    withdrawn: 'बेचने वाले ने यह विज्ञापन वापस ले लिया है।',
    sold: 'बेचने वाले ने बताया है कि यह बाइक बिक गई।',
    expired: 'इस विज्ञापन का समय पूरा हो गया है।',
    deleted: 'बेचने वाले ने यह विज्ञापन मिटा दिया है।',
    left: 'बेचने वाले ने अपना खाता मिटा दिया है।',
  },
  seller: {
    removed: 'हमने आपका विज्ञापन हटा दिया है। वजह आपकी प्रोफ़ाइल पर है।',
    checking: 'हम आपके विज्ञापन की जाँच कर रहे हैं, इसलिए यह नहीं दिखता। वजह आपकी प्रोफ़ाइल पर है।',
    withdrawn: 'आपने यह विज्ञापन वापस ले लिया है।',
    sold: 'आपने बताया है कि यह बाइक बिक गई।',
    expired: 'आपके विज्ञापन का समय पूरा हो गया है। प्रोफ़ाइल पर इसे फिर से चालू कर सकते हैं।',
    deleted: 'आपने यह विज्ञापन मिटा दिया है।',
    left: 'यह विज्ञापन मिट चुका है।',
  },
};
export const endingMeans = 'अगर दाम तय हुआ था पर आपने बाइक ख़रीदी नहीं, तो अब पैसे मत दीजिए।';
export const block = 'रोकिए';
export const unblock = 'फिर से बात होने दीजिए';
export const report = 'शिकायत कीजिए';
export const reportListing = 'इस विज्ञापन की शिकायत';
export const reportGround = 'क्या ग़लत है?';
export const grounds = {
  scam: 'ठगी लगती है',
  rude: 'बदतमीज़ी या धमकी है',
  spam: 'प्रचार है',
  false: 'कही गई बात झूठी है',
  other: 'कुछ और',
};
export const reportNote = 'चाहें तो और बताइए';
export const sendReport = 'शिकायत भेजिए';
export const cancel = 'रहने दीजिए';
export const reported = 'धन्यवाद। कोई इसे देखेगा।';
export const chooseGround = 'बताइए कि क्या ग़लत है।';

export type Checked = Translation<typeof Hindi, typeof English>;
