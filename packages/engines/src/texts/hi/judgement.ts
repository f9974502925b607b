import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/judgement.ts';
import type * as Hindi from './judgement.ts';

/** Rules and sources for quotation lines that have no computed price. */
export const dealerCharge = 'कोई नियम यह शुल्क नहीं माँगता, इसलिए आप मना कर सकते हैं। कीमत में डीलर का मुनाफ़ा पहले से है।';
export const noBasisKnown = 'हमें ऐसा कोई नियम या आदेश पता नहीं जो इस राज्य में यह शुल्क माँगे।';
export const handlingMaharashtra = 'डीलर सिर्फ़ कीमत, टैक्स और रजिस्ट्रेशन शुल्क ले सकते हैं। परिवहन विभाग बिल जाँचता है।';
export const handlingMaharashtraSource = 'महाराष्ट्र सरकार का प्रस्ताव, 17 नवंबर 2018 के समाचार में';
export const handlingTelangana = 'राज्य का निर्देश हैंडलिंग शुल्क मना करता है। लेने वाले शोरूम निलंबित हुए हैं।';
export const handlingTelanganaSource = 'तेलंगाना परिवहन विभाग, 2015 का निर्देश और फ़रवरी 2016 का परिपत्र';
export const unknownCharge =
  'हम यह शुल्क नहीं पहचानते। पूछिए कि यह क्या है और कौन-सा नियम माँगता है। नियम न हो तो मना कर सकते हैं।';
export const namedAgain = 'शुल्क ख़ुद दूसरी मद में है। काग़ज़ दफ़्तर ले जाने के पैसे किसी नियम में नहीं हैं।';
export const platesAndhra = 'नंबर प्लेट बिल की कीमत में शामिल हैं। अलग से लेना मना है।';
export const platesAndhraSource = 'केंद्रीय मोटर वाहन नियम, नियम 50; संयुक्त परिवहन आयुक्त, 30 सितंबर 2021';
export const freeInKerala = 'हेलमेट, नंबर प्लेट, शीशा, साड़ी गार्ड और पकड़ मुफ़्त होने चाहिए। इनके बिना बाइक रजिस्टर नहीं हो सकती।';
export const freeInKeralaSource = 'केरल परिवहन आयुक्त का परिपत्र, 1 अप्रैल 2016 से लागू';
export const helmet = 'कंपनी को बाइक के साथ मानक हेलमेट देना होता है। मुफ़्त है या नहीं, नियम साफ़ नहीं कहता, इसलिए पूछिए।';
export const helmetSource = 'केंद्रीय मोटर वाहन नियम, नियम 138(4)(f)';
export const standardFitting = 'साड़ी गार्ड, पकड़, फ़ुटरेस्ट और शीशे गाड़ी के हिस्से हैं और कीमत में शामिल हैं।';
export const standardFittingSource = 'केंद्रीय मोटर वाहन नियम, नियम 123 और 125';
export const ownChoice = 'कोई नियम इसे नहीं माँगता। आप मना कर सकते हैं, और डीलर इसे बिक्री की शर्त नहीं बना सकता।';
export const consumerSource = 'उपभोक्ता संरक्षण अधिनियम 2019, अनुचित व्यापार शर्तें';
export const insuranceChoice = 'यह कवर आपकी मर्ज़ी है। डीलर को कई बीमा कंपनियाँ दिखानी होती हैं और बाहर से लेने देना होता है।';
export const insuranceChoiceSource = 'मोटर बीमा सेवा देने वालों पर IRDAI के निर्देश, 1 नवंबर 2017 से लागू';
export const taxAtSource = 'स्रोत पर टैक्स सिर्फ़ ₹10 लाख से ऊपर लगता है। उसे आयकर में घटाया जा सकता है।';
export const temporaryNumber = 'डीलर डिलीवरी से पहले रजिस्टर कराए तो ज़रूरी नहीं। कुछ राज्यों में अब भी चलता है, इसलिए कारण पूछिए।';
export const onlyWithLoan = 'यह सिर्फ़ लोन लेने पर देना होता है। बैंक के मुख्य तथ्य विवरण में दिखाने को कहिए।';
export const lienOnlyWithLoan = '₹500 का हाइपोथिकेशन शुल्क सिर्फ़ लोन लेने पर लगता है।';
export const fastag = 'दोपहिया को राष्ट्रीय राजमार्गों पर टोल नहीं देना पड़ता और FASTag नहीं चाहिए।';
export const charger = 'गाड़ी का अपना चार्जर कीमत में शामिल है। पूछिए कि यह कौन-सा है।';
export const noCess = 'इस राज्य में ऐसा कोई उपकर हमें पता नहीं। आदेश दिखाने को कहिए।';
export const takenOff = 'कीमत से घटाया गया।';
export const centralSubsidy = 'इलेक्ट्रिक दोपहिया की केंद्रीय सब्सिडी 31 मार्च 2026 को ख़त्म हुई। पूछिए कि यह कटौती किस बात की है।';
export const centralSubsidySource = 'PM E-DRIVE योजना; दोपहिया के लिए उसके अंत पर अगस्त 2025 के समाचार';
export const stateSubsidy = 'कुछ राज्य यह आपको बाद में देते हैं। आदेश माँगिए, और पूछिए कि न मिले तो क्या होगा।';
export const roundOff = 'राउंड ऑफ़ एक रुपये से कम होता है।';
export const generalKnowledge = 'व्यापार की आम जानकारी; कोई आदेश नहीं मिला';
export const invoiceSource = 'GST नियम: ख़रीदार की कीमत में टैक्स शामिल है';
export const gstInside = 'GST एक्स-शोरूम कीमत में शामिल है। उसे दोबारा नहीं देना चाहिए।';
export const gstOnOther = 'यह GST गाड़ी के लिए बहुत कम है। पूछिए कि यह किस मद का है।';
export const zeroDepreciation = 'ज़ीरो डेप्रिसिएशन आपकी मर्ज़ी है और बीमित कीमत का 0.3% से 0.7% जोड़ता है।';
export const notQuoted = 'यह कोटेशन में नहीं है। पूछिए कि दूसरी मद में है या बाद में लगेगा।';
export const noPriceYet = 'यह मद जाँचने के लिए बाइक और शहर चुनिए।';
export const listedIn = (city: string, month: string | null) =>
  month === null ? `हमारी कीमत ${city} की है।` : `हमारी कीमत ${city} की, ${month} की है।`;
export const askForList = (city: string, month: string | null) =>
  month === null
    ? `कीमत किसी नियम से तय नहीं होती। कंपनी की ${city} की कीमत सूची माँगिए।`
    : `कीमत किसी नियम से तय नहीं होती। कंपनी की ${city} की ${month} की कीमत सूची माँगिए।`;
export const spanIsEstimate = 'यह दायरा दूसरे शहर या महीने के लिए हमारा अनुमान है।';
export const aboveList = 'यह सूची की कीमत से ज़्यादा है। कंपनी की कीमत सूची माँगिए।';
export const taxOnDealersPrice = (price: string, percent: number | null) =>
  percent === null
    ? `कोटेशन की एक्स-शोरूम कीमत ${price} पर निकाला गया।`
    : `कोटेशन की एक्स-शोरूम कीमत ${price} का ${percent}%।`;
export const gstOnPremiums = 'कोटेशन के प्रीमियम पर निकाला गया।';
export const insuranceSpan = 'यह प्रीमियम किसी नियम से तय नहीं होता। दायरा आम छूट से पूरे टैरिफ़ तक है।';
export const aboveInsuranceSpan = 'यह आम दायरे से ज़्यादा है। हर कवर का प्रीमियम पूछिए। बीमा बाहर से भी ले सकते हैं।';
export const platesSpan = 'नंबर प्लेट की कीमत किसी नियम से तय नहीं होती। अक्सर एक्स-शोरूम कीमत में होती है, इसलिए पूछिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
