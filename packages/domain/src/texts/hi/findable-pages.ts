import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/findable-pages.ts';
import type * as Hindi from './findable-pages.ts';

export const priceChecker = {
  title: 'ऑन-रोड कीमत',
  about: 'अपने शहर की पूरी कीमत देखिए: रोड टैक्स, रजिस्ट्रेशन और बीमा।',
};
export const emiCalculator = {
  title: 'किस्त कैलकुलेटर',
  about: 'हर महीने की किस्त और कुल खर्च निकालिए।',
};
export const bikeLoan = {
  title: 'बाइक लोन',
  about: 'बैंकों की दरें और शुल्क मिलाइए, और आवेदन का तरीका देखिए।',
};
export const quoteChecker = {
  title: 'कोटेशन जाँचिए',
  about: 'डीलर के कोटेशन का हर शुल्क जाँचिए।',
};
export const ownership = {
  title: 'रखने का खर्च',
  about: 'सालों में पेट्रोल और इलेक्ट्रिक मिलाइए: ईंधन, सर्विस, बीमा और बेचने की कीमत।',
};
export const choose = {
  title: 'बाइक चुनिए',
  about: 'बताइए आपको क्या चाहिए, और देखिए वे बाइकें जिनसे बेहतर कोई नहीं।',
};
export const compareBike = {
  title: 'बाइकें मिलाइए',
  about: 'दो या तीन बाइकें साथ-साथ, पैमाने पर बनी।',
};
export const compareElectric = {
  title: 'इलेक्ट्रिक मिलाइए',
  about: 'इलेक्ट्रिक दोपहिया मिलाइए: रेंज, चार्जिंग और कीमत।',
};
export const dealership = { title: 'शोरूम', about: 'ब्रांड और शहर से डीलर खोजिए, रास्ते के साथ।' };
export const newBikes = { title: 'नई बाइकें', about: 'पिछले 30 दिन में आई और आने वाली बाइकें।' };
export const newScooters = { title: 'नए स्कूटर', about: 'भारत में बिक रहे स्कूटर।' };
export const trendingBikes = {
  title: 'लोकप्रिय ब्रांड',
  about: 'ब्रांड, बजट, इंजन या स्टाइल से बाइक खोजिए।',
};
export const popular = { title: 'लोकप्रिय बाइकें', about: 'सबसे ज़्यादा बिकने वाली बाइकें।' };
export const bestBikes = { title: 'सबसे अच्छी बाइकें', about: 'हर स्टाइल और ईंधन में सबसे ज़्यादा बिकने वाली बाइक।' };
export const bikes = { title: 'सभी बाइकें और स्कूटर', about: 'सभी बाइकें देखिए और छाँटिए।' };
export const brands = { title: 'सभी ब्रांड', about: 'भारत के सभी दोपहिया ब्रांड।' };
export const electric = { title: 'इलेक्ट्रिक', about: 'बैटरी से चलने वाली बाइकें और स्कूटर।' };
export const electricBikes = { title: 'इलेक्ट्रिक बाइकें', about: 'बैटरी से चलने वाली मोटरसाइकिलें।' };
export const electricScooters = { title: 'इलेक्ट्रिक स्कूटर', about: 'बैटरी से चलने वाले स्कूटर।' };
export const bikeNews = { title: 'ख़बरें और रिव्यू', about: 'ख़बरें, रिव्यू, तुलना और गाइड।' };
export const faqs = {
  title: 'अक्सर पूछे सवाल',
  about: 'दोपहिया ख़रीदने और इस साइट के बारे में जवाब।',
};
export const usedBikes = { title: 'पुरानी बाइकें', about: 'मालिकों की बेची जा रही पुरानी बाइकें।' };
export const howWeValue = {
  title: 'हम कीमत कैसे आँकते हैं',
  about: 'पुरानी बाइक की कीमत का अनुमान कैसे लगता है, और कितना सही होता है।',
};
export const sellBikes = { title: 'बाइक बेचिए', about: 'अपनी बाइक का विज्ञापन मुफ़्त दीजिए।' };
export const spareParts = { title: 'स्पेयर पार्ट्स', about: 'ब्रांड और बाइक से पार्ट्स खोजिए।' };
export const contactUs = { title: 'हमसे संपर्क', about: 'Dopahiya से संपर्क कीजिए।' };
export const aboutUs = { title: 'हमारे बारे में', about: 'हमने यह साइट क्यों बनाई।' };
export const privacyPolicy = {
  title: 'निजता नीति',
  about: 'हम कौन-सी जानकारी रखते हैं, कब तक, और उसे कैसे हटवाएँ।',
};
export const terms = { title: 'नियम और शर्तें', about: 'Dopahiya इस्तेमाल करने के नियम।' };
export const cookies = { title: 'कुकी', about: 'आपका ब्राउज़र क्या रखता है, और उसे कैसे हटाएँ।' };
export const accessibility = {
  title: 'सबके लिए सुलभ',
  about: 'कीबोर्ड, स्क्रीन रीडर और बड़े अक्षरों के साथ साइट कैसे चलती है।',
};
export const messages = { title: 'मेरे संदेश', about: 'ख़रीदारों और बेचने वालों से आपकी बातचीत।' };
export const profile = { title: 'मेरी प्रोफ़ाइल', about: 'आपका खाता, पसंदीदा और रिव्यू।' };
export const login = { title: 'लॉग इन', about: 'अपने खाते में जाइए।' };
export const signup = { title: 'नया खाता', about: 'खाता बनाइए।' };
export const forgotPassword = { title: 'पासवर्ड भूल गए', about: 'नया पासवर्ड बनाने का लिंक पाइए।' };

export type Checked = Translation<typeof Hindi, typeof English>;
