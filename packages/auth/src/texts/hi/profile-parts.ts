import { namesOf, type User } from '@dopahiya/domain/account';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/profile-parts.ts';
import type * as Hindi from './profile-parts.ts';

export const fullName = (user: User) => namesOf(user).join(' ');
export const whoIsIt = ({ username, email: address }: User, month: string) =>
  `${username} · ${address} · ${month} से यहाँ`;
export const partsOfPage = 'आपकी प्रोफ़ाइल के हिस्से';

export const listings = 'मेरे विज्ञापन';
export const noListings = 'अभी कोई विज्ञापन नहीं';
export const whatIsListed = 'बेचने के लिए दी गई गाड़ी यहाँ दिखती है: उसकी स्थिति, और आगे क्या करना है।';
export const listBike = 'अपनी गाड़ी बेचिए';
export const reviews = 'रिव्यू';

export const questions = 'सवाल और प्रस्ताव';
export const moderation = 'जाँच';
export const desk = 'डेस्क';
export const favourites = 'पसंदीदा';
export const savedSearches = 'सहेजी गई खोजें';
export const favouritesNotLoaded = 'आपकी पसंदीदा बाइकें नहीं आ सकीं';
export const noFavourites = 'अभी कोई पसंदीदा गाड़ी नहीं';
export const howToMark = 'किसी गाड़ी का दिल दबाइए, तो वह हर उस ब्राउज़र में यहाँ रहेगी जिसमें आप लॉग इन हैं।';
export const seeBestBikes = 'सबसे अच्छी बाइकें देखिए';
export const countOfFavourites = (count: number) => `${count} बाइकें`;
export const compareTwo = 'पिछली दो की तुलना कीजिए';
export const takeOut = (bike: string) => `${bike} को पसंदीदा से हटाइए`;

export const sessions = 'आप कहाँ लॉग इन हैं';
export const sessionsIntro = 'कोई डिवाइस पहचान में नहीं आता? उसे लॉग आउट कीजिए, फिर पासवर्ड बदलिए।';
export const sessionsNotLoaded = 'आप कहाँ लॉग इन हैं, यह नहीं आ सका';
export const deviceNames = (device: string) => device;
export const seenOn = (seen: string, since: string) => `आख़िरी बार ${seen} को, ${since} से लॉग इन`;
export const thisDevice = 'यह डिवाइस';
export const signOut = 'लॉग आउट';
export const signOutOf = (device: string, seen: string) => `${device} को लॉग आउट कीजिए, आख़िरी बार ${seen} को`;
export const signOutElsewhere = 'बाकी हर जगह से लॉग आउट';
export const signedOutThere = 'वहाँ से लॉग आउट हो गया।';
export const notSignedOut = 'कोई लॉग आउट नहीं हुआ। कृपया फिर कोशिश कीजिए।';

export const name = 'नाम';
export const nameIntro = 'आपका नाम आपके रिव्यू के साथ दिखता है। आपका उपनाम किसी और को नहीं दिखता।';
export const firstName = 'नाम';
export const lastName = 'उपनाम';
export const saveName = 'नाम सहेजिए';
export const nameSaved = 'आपका नाम सहेज लिया गया है।';
export const notSaved = 'कुछ नहीं बदला। कृपया फिर कोशिश कीजिए।';

export const email = 'ईमेल';
export const addressIs = ({ email: address, email_verified }: User) =>
  email_verified ? `आपका पता ${address} है।` : `आपका पता ${address} है। इसकी पुष्टि अभी नहीं हुई है।`;
export const sendLinkAgain = 'लिंक फिर भेजिए';
export const linkSentAgain = 'एक मेल भेजा जा रहा है। अपने पते की पुष्टि के लिए उसका लिंक खोलिए।';
export const linkNotSent = 'कोई मेल नहीं भेजा गया। कृपया फिर कोशिश कीजिए।';
export const addressWaits = (address: string, { email_verified }: User) =>
  email_verified
    ? `यह ${address} हो जाएगा, जब दोनों पतों पर भेजे मेल के लिंक खोल लिए जाएँ। लिंक एक घंटे तक चलते हैं।`
    : `यह ${address} हो जाएगा, जब उस पर भेजे मेल का लिंक खोल लिया जाए। लिंक एक घंटे तक चलता है।`;
export const emailIntro = ({ email_verified }: User) =>
  email_verified
    ? 'हम एक लिंक नए पते पर और एक पुराने पर भेजते हैं। दोनों खोलने पर पता बदलता है।'
    : 'हम एक लिंक नए पते पर भेजते हैं। पुराने पते को, जिसकी कभी पुष्टि नहीं हुई, केवल बताया जाता है।';
export const newEmail = 'नया ईमेल';
export const passwordForEmail = 'आपका पासवर्ड';
export const changeEmail = 'ईमेल बदलिए';
export const linksSent = ({ email_verified }: User) =>
  email_verified
    ? 'दो मेल भेजे जा रहे हैं। एक घंटे के भीतर दोनों के लिंक खोलिए।'
    : 'नए पते पर एक मेल भेजा जा रहा है। एक घंटे के भीतर उसका लिंक खोलिए।';

export const password = 'पासवर्ड';
export const passwordChangedIn = (month: string) => `पिछली बार ${month} में बदला गया।`;
export const passwordIntro = 'बदलने के बाद बाकी हर डिवाइस लॉग आउट हो जाता है।';
export const currentPassword = 'मौजूदा पासवर्ड';
export const newPassword = 'नया पासवर्ड';
export const changePassword = 'पासवर्ड बदलिए';
export const passwordChanged = 'आपका पासवर्ड बदल गया है, और बाकी हर डिवाइस लॉग आउट हो गया है।';

export const secondFactor = 'लॉग इन पर कोड';

export const data = 'आपका डेटा';
export const dataIntro =
  'एक फ़ाइल (JSON), जिसमें वह सब है जो हम आपके बारे में रखते हैं: खाता, डिवाइस, पसंदीदा, रिव्यू। आपका पासवर्ड उसमें नहीं है: वह हमें पता ही नहीं।';
export const takeData = 'मेरा डेटा लीजिए';
export const dataTaken = 'फ़ाइल आपके डाउनलोड में है।';
export const dataFailed = 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश कीजिए।';
export const fileName = 'dopahiya-my-data.json';

export const deletion = 'खाता मिटाइए';
export const whatGoesAndStays = [
  'नाम, ईमेल, पसंदीदा और डिवाइस तुरंत और हमेशा के लिए मिट जाते हैं।',
  'छपे हुए रिव्यू आपके नाम के बिना रहते हैं, ताकि रेटिंग सच्ची रहे; बाकी मिट जाते हैं। जो नहीं रहना चाहिए, उसे पहले मिटाइए।',
] as const;
export const passwordToDelete = 'पुष्टि के लिए आपका पासवर्ड';
export const codeToDelete = 'आपके ऐप का कोड, या कोई रिकवरी कोड';
export const codeMissing = 'कोड लिखिए।';
export const deleteAccount = 'मेरा खाता मिटाइए';
export const notDeleted = 'आपका खाता नहीं मिटा। कृपया फिर कोशिश कीजिए।';
export const deleted = 'आपका खाता मिटा दिया गया है।';

export type Checked = Translation<typeof Hindi, typeof English>;
