import type { ListingStatus } from '@dopahiya/domain/market';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/market-errors.ts';
import type * as Hindi from './market-errors.ts';

const whatIs: Readonly<Record<ListingStatus, string>> = {
  pending: 'यह विज्ञापन बिक्री पर है।',
  active: 'यह विज्ञापन बिक्री पर है।',
  held: 'हम इस विज्ञापन की जाँच कर रहे हैं।',
  sold: 'यह बाइक बिक चुकी है।',
  expired: 'यह विज्ञापन पुराना हो गया है।',
  withdrawn: 'यह विज्ञापन हटा लिया गया है।',
  rejected: 'यह विज्ञापन नामंज़ूर हुआ है।',
};

export const listingUnknown = 'हमें यह पुरानी बाइक नहीं मिली।';
export const listingGone = 'यह बाइक अब सूची में नहीं है।';
export const listingMissing = 'विज्ञापन नहीं मिला।';
export const modelUnknown = 'हमें यह मॉडल नहीं मिला।';
export const yearInFuture = (year: number) => `${year} अभी आया नहीं है। बनने का साल लिखिए।`;
export const tooOld = (year: number, years: number) =>
  `${year} की बाइक ${years} साल से ज़्यादा पुरानी है: इसका अनुमान नहीं लग सकता।`;
export const impossibleKm = (max: string, km: string) =>
  `${max} तक किलोमीटर लिखिए। ${km} किलोमीटर चली कोई बाइक हमें नहीं पता।`;
export const yearOutside = (min: number, max: number) => `${min} से ${max} तक का साल लिखिए।`;
export const insuranceEndMissing = 'बीमा ख़त्म होने की तारीख़ लिखिए, या बीमा बंद चुनिए।';
export const insuranceEnded = 'यह तारीख़ निकल चुकी है। बीमा ख़त्म होने की तारीख़ लिखिए, या बीमा बंद चुनिए।';
export const insuranceTooFar = (year: number) => `${year} के अंत तक की तारीख़ लिखिए।`;
export const lenderNeeded = 'लोन देने वाले का नाम लिखिए, या लोन बंद चुनिए।';
export const rtoCodeUnknown = (code: string) => `RTO कोड ${code} नहीं होता। नंबर प्लेट वाला कोड लिखिए, जैसे MH12।`;
export const statusImpossible = (from: ListingStatus, to: string) => `${whatIs[from]} यह ${to} नहीं हो सकता।`;
export const unchangeable = (status: ListingStatus) => `${whatIs[status]} अब आप इसे बदल नहीं सकते।`;
export const statusAlone = 'विज्ञापन का क्या हुआ, यह अलग से भेजें; बाकी बदलाव उससे पहले।';
export const soldPriceAlone = 'यह सिर्फ़ status sold के साथ दीजिए।';
export const tooManyOnSale = (max: number) => `आपकी ${max} बाइक बिक्री पर हैं, यह अधिकतम है। एक को बिकी हुई बताइए या हटाइए।`;
export const tooManyListings = (max: number) => `आपके ${max} विज्ञापन हैं, यह अधिकतम है। जो ज़रूरी नहीं, उसे हटाएँ।`;
export const changedUnderway = 'उनकी शिकायतें बदल गई हैं। फिर कोशिश कीजिए।';
export const noDecisionOfNumber = 'इस नंबर का कोई फ़ैसला नहीं है।';
export const noReportOfNumber = 'इस नंबर की कोई शिकायत नहीं है।';
export const ownContent = 'आप अपनी सामग्री पर फ़ैसला नहीं कर सकते। दूसरे मॉडरेटर से कहें।';
export const caseGone = 'यह मामला अब नहीं है।';
export const caseSettled = 'इस पर कोई और फ़ैसला कर चुका है। लॉग देखिए।';
export const caseChanged = 'आपके पढ़ने के बाद यह बदल गया है। फिर पढ़कर फ़ैसला कीजिए।';
export const caseImpossible = 'इस पर दोबारा फ़ैसला नहीं हो सकता। फ़ैसला सिर्फ़ वापस लिया जा सकता है।';
export const decisionUnknown = 'हमें यह फ़ैसला नहीं मिला।';
export const reversalGone = 'इसे वापस नहीं ले सकते: सामग्री अब नहीं है।';
export const reversalSettled = 'इसे वापस नहीं ले सकते: इसके बाद नया फ़ैसला हुआ है।';
export const reversalChanged = 'इसे वापस नहीं ले सकते: सामग्री बदल चुकी है।';
export const noOpenReports = 'इस व्यक्ति की वापस लेने लायक कोई खुली शिकायत नहीं है।';
export const reportUnknown = 'हमें यह शिकायत नहीं मिली।';
export const mailLinkExpired = 'यह लिंक पुराना हो गया। लॉग इन करके अपने संदेशों में ईमेल बंद कीजिए।';
export const confirmFirst = 'पहले अपना ईमेल पक्का कीजिए। लिंक अपनी प्रोफ़ाइल से फिर भेज सकते हैं।';
export const ownReported = 'आप अपनी सामग्री की शिकायत नहीं कर सकते। उसे बदल या हटा सकते हैं।';
export const nothingToReport = 'जिसकी आप शिकायत कर रहे हैं, वह हमें नहीं मिला।';
export const sampleListing = 'यह नमूना विज्ञापन है, इसलिए पूछने के लिए कोई बेचने वाला नहीं है।';
export const ownListing = 'यह आपका विज्ञापन है। इसके बारे में सवाल आपके संदेशों में आते हैं।';
export const conversationMissing = 'बातचीत नहीं मिली।';
export const soldNoQuestion = 'यह बाइक अब बिक्री पर नहीं है, इसलिए इसके बारे में नहीं पूछ सकते।';
export const soldNoOffer = 'यह बाइक अब बिक्री पर नहीं है, इसलिए ऑफ़र नहीं दे सकते।';
export const soldNoAccept = 'यह बाइक अब बिक्री पर नहीं है, इसलिए ऑफ़र मंज़ूर नहीं कर सकते।';
export const reserved = 'यह बाइक किसी ख़रीदार के लिए तय है। वह सौदा टूटे तो आप ऑफ़र दे सकते हैं।';
export const reservedForOther = 'यह बाइक दूसरे ख़रीदार के लिए तय है। पहले वह सौदा रद्द कीजिए, या उसके ख़त्म होने तक रुकें।';
export const tooManyBegun = (max: number) => `आज आप ${max} बाइक के बारे में पूछ चुके हैं, यह दिन की सीमा है। कल फिर कोशिश कीजिए।`;
export const tooManyUnanswered = (max: number) => `आपके ${max} संदेशों का जवाब नहीं आया है। जवाब का इंतज़ार कीजिए।`;
export const offerChanged = 'यह ऑफ़र बदल गया है। देखकर फिर कोशिश कीजिए।';
export const noDeal = 'रद्द करने के लिए कोई सौदा नहीं है: वह ख़त्म हो गया, या बाइक बिक गई।';
export const closedBlocked = 'यह बातचीत बंद है क्योंकि आप में से एक ने दूसरे को ब्लॉक किया है।';
export const closedGone = 'दूसरे व्यक्ति ने अपना खाता हटा दिया है, इसलिए वे इसे नहीं पढ़ सकते।';
export const closedListing = 'यह विज्ञापन हटाया जा चुका है, इसलिए बातचीत बंद है।';
export const closedReported = 'शिकायत की जाँच चल रही है, इसलिए बातचीत रुकी हुई है।';
export const closedRefused = 'शिकायत की जाँच के बाद हमने यह बातचीत बंद कर दी है।';
export const tooManySearches = (max: number) => `आपकी ${max} सहेजी खोजें हैं। प्रोफ़ाइल में एक हटाकर इसे फिर सहेजें।`;
export const searchUnknown = 'हमें यह सहेजी खोज नहीं मिली। शायद आप इसे हटा चुके हैं।';
export const uploadsBusy = 'अभी बहुत लोग फ़ोटो भेज रहे हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।';
export const photoCutOff = 'हमें पूरी फ़ोटो नहीं मिली। फिर से भेजिए।';
export const tooManyPhotosOfSeller = (max: number) =>
  `आपके विज्ञापनों में ${max} फ़ोटो हैं, यह अधिकतम है। पहले कोई पुराना विज्ञापन हटाइए।`;
export const photoSpaceUsed = 'फ़ोटो की आपकी जगह भर गई है। पहले पुराना विज्ञापन या कुछ फ़ोटो हटाइए।';
export const confirmForMorePhotos =
  'और फ़ोटो जोड़ने के लिए अपना ईमेल पक्का कीजिए। हमारे भेजे ईमेल का लिंक खोलिए, या प्रोफ़ाइल से नया मँगाएँ।';
export const confirmForSecondListing =
  'दूसरे विज्ञापन में फ़ोटो जोड़ने के लिए अपना ईमेल पक्का कीजिए। हमारे भेजे ईमेल का लिंक खोलिए, या प्रोफ़ाइल से नया मँगाएँ।';
export const confirmForPhotos = 'फ़ोटो जोड़ने के लिए अपना ईमेल पक्का कीजिए। हमारे भेजे ईमेल का लिंक खोलिए, या प्रोफ़ाइल से नया मँगाएँ।';
export const photoStoreFull = 'अभी और फ़ोटो नहीं रख सकते। आपका विज्ञापन इस फ़ोटो के बिना सहेजा गया है। इसे बाद में भेजिए।';
export const photosNotShown = 'अभी फ़ोटो नहीं दिखा पा रहे। कुछ मिनट बाद फिर कोशिश कीजिए।';
export const photosNotSaved = 'अभी फ़ोटो नहीं सहेज पा रहे। आपका विज्ञापन उनके बिना सहेजा गया है।';
export const photoNotSaved = 'अभी फ़ोटो नहीं सहेज पा रहे। आपका विज्ञापन सहेजा गया है। यह फ़ोटो कुछ मिनट बाद फिर भेजिए।';
export const soldNoPhotos = 'यह बाइक बिक चुकी है, इसलिए फ़ोटो नहीं जोड़ सकते।';
export const tooManyPhotos = (max: number) => `इस विज्ञापन में ${max} फ़ोटो हैं, यह अधिकतम है। पहले एक हटाइए।`;
export const photoMissing = 'फ़ोटो नहीं मिली।';
export const formNeeded = 'यह कॉल फ़ाइल वाला फ़ॉर्म लेती है: image और bike के साथ multipart/form-data।';
export const photoTooLarge = (MB: number) => `फ़ोटो ${MB} MB से बड़ी है। छोटी फ़ोटो भेजिए।`;
export const noPhotoFile = 'इस पते पर कोई फ़ोटो नहीं है। विज्ञापन की अपनी कॉल में उसके फ़ोटो के पते हैं।';
export const photoEmpty = 'फ़ाइल ख़ाली है।';
export const photoNoImage = 'यह JPEG, PNG, WebP या AVIF तस्वीर नहीं है।';
export const photoUnreadable = (megapixels: number) => `हम इसे ${megapixels} मेगापिक्सेल तक की तस्वीर के रूप में नहीं खोल पाए।`;
export const photoTooWide = (side: number) => `इसकी एक भुजा ${side} px से ज़्यादा है।`;
export const photoTooLargeAvif = (megapixels: number) =>
  `यह ${megapixels} मेगापिक्सेल से बड़ी है, AVIF के लिए ज़्यादा। JPEG में भेजिए।`;
export const photoTooLargeProgressive = (megapixels: number) =>
  `यह ${megapixels} मेगापिक्सेल से बड़ी है, progressive फ़ाइल के लिए ज़्यादा। इसे बिना progressive के सहेजकर भेजिए।`;
export const changedMeanwhile = 'आपके खोलने के बाद यह विज्ञापन बदल गया है। नया रूप देखिए, फिर अपने बदलाव दोबारा सहेजें।';

export type Checked = Translation<typeof Hindi, typeof English>;
