import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/ask-seller.ts';
import type * as Hindi from './ask-seller.ts';

export const title = 'बेचने वाले से पूछिए';
export const memberSince = (month: string) => `${month} से सदस्य।`;
export const repliesWithin = (hours: number) => {
  if (hours > 24) return `आमतौर पर ${hours / 24} दिन में जवाब देते हैं।`;
  if (hours === 24) return 'आमतौर पर एक दिन में जवाब देते हैं।';
  return `आमतौर पर ${hours} घंटे में जवाब देते हैं।`;
};
export const intro = 'बात यहीं साइट पर होती है: किसी को दूसरे का नंबर या मेल पता नहीं दिखता।';
export const signedOut = 'यहाँ पूछिए या प्रस्ताव दीजिए: भेजने से पहले लॉग इन करना होता है, और लौटने पर आपका लिखा यहीं मिलता है।';
export const needsScript = 'पूछने या प्रस्ताव देने के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है।';
export const sample = 'यह नमूना विज्ञापन है: यह बाइक कोई नहीं बेचता, इसलिए कोई जवाब नहीं देगा।';
export const ownTitle = 'आपका विज्ञापन';
export const own = 'लोगों के सवाल और प्रस्ताव आपके संदेशों में आते हैं।';
export const toMessages = 'अपने संदेश खोलिए';
export const sold = 'यह बाइक बिक गई है, इसलिए अब कुछ नहीं पूछा जाता।';
export const sent = 'भेज दिया। बेचने वाले को मेल से ख़बर मिलती है और जवाब यहीं साइट पर आता है।';
export const alreadyAsked = 'इस बेचने वाले से आपकी बात चल रही है।';
export const openConversation = 'बातचीत खोलिए';
export const failed = 'आपकी पिछली बात नहीं खुली';
export const tryLater = 'थोड़ी देर में फिर कोशिश कीजिए।';
export const confirmFirst =
  'बेचने वाले को लिखने से पहले अपना ईमेल पक्का कीजिए। लिंक आपके इनबॉक्स में है। आपका लिखा हमने रख लिया है, लौटकर भेज दीजिए।';
export const agreed = (until: string) => `${until} तक किसी ख़रीदार से तय है। आप फिर भी पूछ सकते हैं।`;
export const offerWaits = (amount: string, isOwn: boolean) =>
  isOwn ? `आपका ${amount} का प्रस्ताव जवाब के इंतज़ार में है।` : `बेचने वाले ${amount} पर देंगे। बातचीत में जवाब दीजिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
