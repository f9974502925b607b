import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/messages-page.ts';
import type * as Hindi from './messages-page.ts';

export const headTitle = 'मेरे संदेश | Dopahiya';
export const headDescription = 'Dopahiya पर आपने बेचने वालों से क्या पूछा, ख़रीदारों ने आपसे क्या पूछा, और किसने क्या प्रस्ताव दिया।';

export const failed = 'आपके संदेश नहीं खुले';
export const tryLater = 'कुछ गड़बड़ हुई। फिर कोशिश कीजिए।';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'मेरे संदेश',
  signedOut: 'अपने संदेश देखने के लिए लॉग इन कीजिए',
  whatFor: 'आपने बेचने वालों से जो पूछा, ख़रीदारों ने आपसे जो पूछा, और सारे प्रस्ताव यहाँ हैं।',
  signIn: 'लॉग इन',
  needsScript: 'यह पेज आपके ब्राउज़र में बनता है और इसे JavaScript चाहिए, जो बंद है। कोई लिखे तो मेल से ख़बर मिलती है।',
  failed,
  tryLater,
};
export const none = 'अभी कोई संदेश नहीं';
export const noneMeans = 'किसी पुरानी बाइक के बेचने वाले से पूछिए: सवाल और जवाब यहाँ रहेंगे।';
export const toUsedBikes = 'बिकाऊ पुरानी बाइकें देखिए';
export const conversations = 'बातचीत';
export const more = 'पहले की बातचीत';
export const all = 'सारे संदेश';
export const withBuyer = (name: string | null) => `${name ?? 'पूर्व सदस्य'} आपकी बाइक के बारे में पूछते हैं`;
export const withSeller = (name: string | null) => `आप ${name ?? 'पूर्व सदस्य'} से पूछते हैं`;
export const own = (text: string) => `आप: ${text}`;
export const offered = (amount: string) => `${amount} का प्रस्ताव`;
export const accepted = (amount: string) => `${amount} मान लिया गया`;
export const declined = (amount: string) => `${amount} मना किया गया`;
export const withdrawn = (amount: string) => `${amount} का प्रस्ताव वापस लिया गया`;
export const ended = (amount: string) => `${amount} पर तय बात ख़त्म हुई`;
export const numberShown = 'फ़ोन नंबर दिखाया गया';
export const numberHidden = 'फ़ोन नंबर फिर छिपाया गया';
export const deleted = 'लिखने वाले के खाते के साथ हटाया गया';
export const missing = 'आपकी ऐसी कोई बातचीत नहीं';
export const missingMeans = 'शायद यह उस खाते की नहीं जिससे यहाँ लॉग इन किया गया है।';
export const mails = 'मेल से बताइए';
export const mailsMean = 'एक घंटे में ज़्यादा से ज़्यादा तीन मेल, और बाकी के लिए एक।';
export const mailsFailed = 'यह नहीं बदला';
export const offQuestion = 'संदेशों के बारे में और मेल नहीं?';
export const offMeans = 'संदेश साइट पर आपका इंतज़ार करते हैं। मेल यहाँ फिर चालू किए जा सकते हैं।';
export const off = 'बंद कीजिए';
export const isOff = 'अब संदेशों के बारे में मेल नहीं आएँगे।';
export const offFailed = 'मेल बंद नहीं हुए';
export const unread = (count: number) => plural(count, { one: `${count} नया`, other: `${count} नए` });

export type Checked = Translation<typeof Hindi, typeof English>;
