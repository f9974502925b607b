import type { ListingEnding } from '@dopahiya/domain/market';
import { formatDateIn } from '@dopahiya/domain/languages';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/mails.ts';
import type * as Hindi from './mails.ts';

export const language = 'hi-IN';
export const greeting = (name: string | null) => (name === null ? 'नमस्ते,' : `नमस्ते ${name},`);
export const account = (name: string | null) => (name === null ? 'आपके खाते' : `आपके खाते ${name}`);
export const listedBike = (bike: string, year: number) => `${bike} (${year})`;

export const choosePassword = 'नया पासवर्ड चुनिए';
export const ifNotYou = 'अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए।';
export const oneHour = 'लिंक एक घंटे तक चलेगा। अगर यह आप नहीं थे, तो इस ईमेल को छोड़ दें।';
export const confirmEmail = 'अपना ईमेल पक्का कीजिए';
export const opened = (day: string) =>
  `आपने ${formatDateIn('hi', day)} को इस ईमेल पते से Dopahiya पर खाता खोला। कृपया अपना ईमेल पक्का कीजिए।`;
export const passwordChanged = 'आपका पासवर्ड बदला गया';
export const passwordChangedFor = (name: string) =>
  `Dopahiya पर ${name} का पासवर्ड बदला गया। बाकी सब जगह से आप साइन आउट हो गए हैं।`;
export const confirmNewEmail = 'अपना नया ईमेल पक्का कीजिए';
export const newEmail = 'कृपया पक्का करें कि आपके Dopahiya खाते का नया ईमेल पता यही है।';
export const newEmailHour = 'लिंक एक घंटे तक चलेगा। अगर यह आप नहीं थे, तो इस ईमेल को छोड़ दें। कुछ नहीं बदलेगा।';
export const approveChange = 'ईमेल बदलने की मंज़ूरी दीजिए';
export const approve = 'बदलाव मंज़ूर कीजिए';
export const wantsChange = (name: string) => `कोई आपके पासवर्ड से Dopahiya पर ${name} का ईमेल पता बदलना चाहता है।`;
export const wantsChangeTo = (name: string, email: string) =>
  `कोई आपके पासवर्ड से Dopahiya पर ${name} का ईमेल पता बदलकर ${email} करना चाहता है।`;
export const neverConfirmed =
  'आपने यह पता कभी पक्का नहीं किया, इसलिए आपकी मंज़ूरी की ज़रूरत नहीं है। अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए।';
export const toApprove = 'मंज़ूरी देने के लिए एक घंटे के अंदर लिंक खोलिए। अगर यह आप नहीं थे, तो लिंक न खोलें, और अभी नया पासवर्ड चुनिए।';
export const emailChanged = 'आपका ईमेल बदला गया';
export const emailIsNow = (name: string, now: string, before: string) =>
  `Dopahiya पर ${name} का ईमेल पता अब ${now} है। पहले ${before} था।`;
export const emailIsOther = 'आपके Dopahiya खाते का ईमेल पता अब दूसरा है।';
export const contactUs = 'अगर यह आप नहीं थे, तो तुरंत हमें लिखें।';
export const signedOutOnce = 'आप एक डिवाइस पर साइन आउट किए गए';
export const sessionEnded = (name: string) =>
  `हमने Dopahiya पर ${name} का एक सेशन बंद किया, क्योंकि दो ब्राउज़र उसे चलाने की कोशिश कर रहे थे।`;
export const sessionCopied =
  'बैकअप से ब्राउज़र वापस लाने पर ऐसा हो सकता है। अगर आपने ऐसा नहीं किया, तो शायद किसी ने आपका सेशन कॉपी किया है: अभी नया पासवर्ड चुनिए।';
export const resetAsked = 'आपने अपना Dopahiya पासवर्ड बदलने के लिए कहा।';
export const resetAskedOf = (accounts: number) =>
  `आपने अपना Dopahiya पासवर्ड बदलने के लिए कहा। इस ईमेल पते पर ${accounts} खाते हैं। हर एक का अपना लिंक है।`;
export const resetOnce = 'लिंक एक घंटे तक और एक ही बार चलते हैं। अगर यह आप नहीं थे, तो इस ईमेल को छोड़ दें। आपका पासवर्ड नहीं बदलेगा।';
export const moreAccounts = 'इस ईमेल पते पर और भी खाते हैं जो यहाँ नहीं हैं। अगर आपका खाता यहाँ नहीं है, तो हमें लिखें।';
export const choosePasswordFor = (name: string) => `${name} का नया पासवर्ड चुनिए`;
export const anAccount = 'एक खाते';
export const unconfirmedName = (name: string, day: string) =>
  `${name} (${formatDateIn('hi', day)} को खोला गया, ईमेल पक्का नहीं)`;
export const secondFactorOn = 'दो चरणों वाला लॉग इन चालू है';
export const secondFactorOnFor = (name: string) =>
  `Dopahiya पर ${name} में लॉग इन करने के लिए अब आपका पासवर्ड और ऐप का कोड चाहिए।`;
export const keepCodes = 'रिकवरी कोड फ़ोन से अलग, सुरक्षित जगह रखिए। अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनें और हमें लिखें।';
export const secondFactorOff = 'दो चरणों वाला लॉग इन बंद है';
export const secondFactorOffFor = (name: string) =>
  `Dopahiya पर ${name} में लॉग इन करने के लिए अब सिर्फ़ पासवर्ड चाहिए। आपके रिकवरी कोड अब नहीं चलेंगे।`;
export const recoveryCodeUsed = 'एक रिकवरी कोड इस्तेमाल हुआ';
export const recoveryCodeUsedFor = (name: string, left: number) =>
  `किसी ने Dopahiya पर ${name} का एक रिकवरी कोड इस्तेमाल किया। ${left} कोड बचे हैं।`;
export const newCodes =
  'दस नए कोड पाने के लिए प्रोफ़ाइल में दो चरणों वाला लॉग इन बंद करके फिर चालू कीजिए। अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए।';
export const passwordKnown = 'शायद किसी को आपका पासवर्ड पता है';
export const passwordKnownFor = (name: string) =>
  `किसी ने Dopahiya पर ${name} का सही पासवर्ड डाला, फिर एक घंटे में कई बार ग़लत कोड। वह लॉग इन नहीं कर पाया।`;
export const passwordKnownOnce = 'अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए। यह चेतावनी हम दिन में एक ही बार भेजते हैं।';

export const seeListing = 'अपना विज्ञापन देखिए';
export const seeListings = 'अपने विज्ञापन देखिए';
export const listingSubjects = {
  verify: 'आपका विज्ञापन जाँचा गया',
  release: 'आपका विज्ञापन फिर से दिख रहा है',
  reject: 'आपका विज्ञापन मंज़ूर नहीं हुआ',
  hold: 'आपका विज्ञापन रोका गया है',
};
export const listingVerified = (bike: string) => `हमने ${bike} का आपका विज्ञापन जाँच लिया है। उस पर अब VERIFIED लिखा है।`;
export const listingReleased = (bike: string) => `${bike} का आपका विज्ञापन फिर से दिख रहा है।`;
export const listingHeld = (bike: string, reason: string) => `हमने ${bike} का आपका विज्ञापन रोका है। कारण: ${reason}`;
export const listingRejected = (bike: string, reason: string) =>
  `हम ${bike} का आपका विज्ञापन नहीं दिखा रहे। कारण: ${reason}`;
export const editListing = 'उसे अपनी प्रोफ़ाइल में बदलें, हम फिर जाँचेंगे।';
export const listingExpires = 'आपके विज्ञापन का समय पूरा हो रहा है';
export const listingEndsOn = (bike: string, year: number, day: string) =>
  `${bike} (${year}) का आपका विज्ञापन ${formatDateIn('hi', day)} को ख़त्म होगा।`;
export const renew = 'अब भी बेच रहे हैं? प्रोफ़ाइल में उसकी तारीख़ बढ़ाइए। बिक गई? उसे बिकी हुई बताइए। नहीं तो कुछ करने की ज़रूरत नहीं।';
export const reviewPublished = 'आपका रिव्यू छप गया';
export const reviewRefused = 'आपका रिव्यू नहीं छपा';
export const seeReview = 'अपना रिव्यू देखिए';
export const seeReviews = 'अपने रिव्यू देखिए';
export const reviewThanks = (bike: string) => `${bike} का आपका रिव्यू छप गया है। धन्यवाद।`;
export const reviewRefusedOf = (bike: string, reason: string) => `हम ${bike} का आपका रिव्यू नहीं छाप सके। कारण: ${reason}`;
export const editReview = 'उसे अपनी प्रोफ़ाइल में बदलें, हम फिर पढ़ेंगे।';

const named = {
  conversation: (bike: string) => `${bike} के बारे में आपकी बातचीत`,
  listing: (bike: string) => `${bike} का आपका विज्ञापन`,
  photo: (bike: string) => `${bike} के आपके विज्ञापन की फ़ोटो`,
  review: () => 'आपका रिव्यू',
};
const kinds = {
  conversation: 'आपकी बातचीत',
  listing: 'आपका विज्ञापन',
  photo: 'आपकी फ़ोटो',
  review: 'आपका रिव्यू',
};
export const decisionSubjects = {
  held: (what: English.MailSubject) => `जाँच चल रही है: ${kinds[what]}`,
  allowed: (what: English.MailSubject) => `जाँच पूरी, सब ठीक है: ${kinds[what]}`,
  refused: (what: English.MailSubject) => `मंज़ूर नहीं: ${kinds[what]}`,
  reversed: (what: English.MailSubject) => `फिर से जाँच: ${kinds[what]}`,
};
export const decisionLines = {
  held: (what: English.MailSubject, bike: string) =>
    `कई लोगों ने इसकी शिकायत की: ${named[what](bike)}। जाँच होने तक हमने इसे रोका है। नतीजा हम ईमेल से बताएँगे।`,
  allowed: (what: English.MailSubject, bike: string) => `हमने जाँच कर ली: ${named[what](bike)}। सब पहले जैसा है।`,
  refused: (what: English.MailSubject, bike: string, reason: string) =>
    `जाँच के बाद हमने इसे हटा दिया: ${named[what](bike)}। कारण: ${reason}`,
  reversed: (what: English.MailSubject, bike: string, reason: string) =>
    `हमने अपना फ़ैसला वापस लिया और फिर जाँच रहे हैं: ${named[what](bike)}। कारण: ${reason}`,
};
export const ifWrong = 'अगर आपको यह ग़लत लगे, तो हमें लिखें।';
export const doNotPay = 'जब तक हम फ़ैसला न करें, पैसे न दें, और कोई कोड या PIN न बताएँ।';
export const doNotPayNow = 'पैसे न दीजिए, और कोई कोड या PIN न बताइए। मंज़ूर हुआ ऑफ़र अब नहीं गिना जाएगा।';
export const ifPaid = 'अगर पैसे दे चुके हैं, तो तुरंत 1930 पर फ़ोन करें, https://cybercrime.gov.in पर शिकायत करें और अपने बैंक को बताएँ।';

export const newMessage = (bike: string) => `${bike} के बारे में नया संदेश`;
export const newMessageLine = (bike: string) =>
  `${bike} के बारे में आपको नया संदेश आया है। Dopahiya पर पढ़िए और जवाब दीजिए। हम आपका ईमेल पता कभी नहीं दिखाते।`;
export const readAndReply = 'पढ़िए और जवाब दीजिए';
export const unread = (count: number) => (count === 1 ? 'आपका एक संदेश पढ़ा नहीं गया' : `आपके ${count} संदेश पढ़े नहीं गए`);
export const digest = 'इस घंटे आपको कई संदेश आए, इसलिए हमने एक ही ईमेल भेजा है। उन्हें Dopahiya पर पढ़िए।';
export const readMessages = 'अपने संदेश पढ़िए';
export const neverPay = 'बिना देखे किसी बाइक के पैसे न दें। पैसे पाने के लिए PIN की ज़रूरत कभी नहीं होती।';
export const stopMails = 'संदेशों के ईमेल बंद कीजिए';
export const openConversation = 'बातचीत खोलिए';
export const otherBikes = 'दूसरी पुरानी बाइक देखिए';
export const chooseMails = 'चुनें कि कौन से ईमेल आएँ';
export const shownAgain = (bike: string) => `${bike} का विज्ञापन फिर से दिख रहा है`;
export const shownAgainLine = (bike: string) =>
  `हमने ${bike} का विज्ञापन जाँच लिया है, और वह फिर से दिख रहा है। हमारी चेतावनी अब लागू नहीं है।`;
export const seeBeforePaying = 'पैसे देने से पहले बाइक और उसके काग़ज़ देखिए।';
export const doNotPayFor = (bike: string) => `${bike} के पैसे न दीजिए`;
export const removedListing = (bike: string, reason: string | null) =>
  `हमने ${bike} का वह विज्ञापन हटा दिया है जिसके बारे में आपने बेचने वाले को लिखा था।${reason === null ? '' : ` कारण: ${reason}`}`;
export const doNotPaySeller = 'बेचने वाले को पैसे न दीजिए, और कोई कोड या PIN न बताइए। मंज़ूर हुआ ऑफ़र अब नहीं गिना जाएगा।';
export const doNotPayYet = (bike: string) => `${bike} के पैसे अभी न दीजिए`;
export const checkingListing = (bike: string) =>
  `हम ${bike} का वह विज्ञापन जाँच रहे हैं जिसके बारे में आपने बेचने वाले को लिखा था। जाँच पूरी होने तक वह छिपा है।`;
export const untilDecided = 'तब तक पैसे न दीजिए। फ़ैसला होने पर हम आपको लिखेंगे।';
export const noLongerForSale = (bike: string) => `${bike} अब यहाँ बिक्री पर नहीं है`;
export const agreedNotBought = 'अगर कीमत तय हुई थी पर आपने बाइक नहीं ली, तो अब उसके पैसे न दें।';
export const endings: Record<Exclude<ListingEnding, 'removed' | 'checking'>, (bike: string) => string> = {
  withdrawn: (bike) => `बेचने वाले ने ${bike} का विज्ञापन हटा लिया है।`,
  sold: (bike) => `बेचने वाले ने ${bike} को बिकी हुई बताया है।`,
  expired: (bike) => `${bike} के विज्ञापन का समय पूरा हो गया है।`,
  deleted: (bike) => `बेचने वाले ने ${bike} का विज्ञापन मिटा दिया है।`,
  left: (bike) => `${bike} बेचने वाले ने अपना खाता हटा दिया है।`,
};
export const listingLive = 'आपका विज्ञापन दिख रहा है';
export const listingLiveLine = (bike: string) =>
  `${bike} का आपका विज्ञापन अब सबको दिख रहा है, और लोग आपको उसके बारे में लिख सकते हैं।`;
export const changeListing = 'आप उसे अपनी प्रोफ़ाइल में बदल सकते हैं, बिका हुआ बता सकते हैं या हटा सकते हैं।';
export const openListings = 'अपने विज्ञापन खोलिए';

// Stopped accounts and holds
export const othersHeld = 'आपके दूसरे विज्ञापन रोक दिए गए हैं';
export const othersHeldLine = (count: number) =>
  `हमने आपका एक विज्ञापन धोखाधड़ी मानकर हटाया है, इसलिए आपके दूसरे विज्ञापन हमारी जाँच तक छिपे रहेंगे (कुल ${count})।`;
export const othersShown = 'आपके दूसरे विज्ञापन फिर दिख रहे हैं';
export const othersShownLine = 'धोखाधड़ी का फ़ैसला हमने वापस ले लिया है। आपके दूसरे विज्ञापन फिर दिख रहे हैं।';
export const manyReports = 'शिकायतें सामान्य से बहुत ज़्यादा हैं';
export const manyReportsLine = (hour: number, day: number) =>
  `शिकायतों से पिछले एक घंटे में ${hour} और पिछले 24 घंटों में ${day} चीज़ें छिपाई गई हैं। यह सामान्य से बहुत ज़्यादा है।`;
export const maybeAttack =
  'यह हमला हो सकता है। देखें कि शिकायतें किसने की हैं। मामले में “इस व्यक्ति की शिकायतें वापस कीजिए” दबाने से वह सब लौट आता है जिसकी उसने शिकायत की थी।';
export const openModeration = 'मॉडरेशन खोलिए';

export type Checked = Translation<typeof Hindi, typeof English>;
