import { formatDateIn } from '@dopahiya/domain/languages';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/errors.ts';
import type * as Hindi from './errors.ts';

export const contactNames = {
  number: 'फ़ोन नंबर',
  link: 'लिंक',
  mail: 'ईमेल पता',
  payment: 'पेमेंट ID',
  handle: 'सोशल मीडिया का नाम',
  elsewhere: 'दूसरे ऐप पर बात करने का अनुरोध',
  plate: 'नंबर प्लेट',
};

const inWords = ({ reason, words }: English.Contact): string =>
  words === null ? contactNames[reason] : `${contactNames[reason]} (“${words}”)`;

export const signedOut = 'आप लॉग आउट हो चुके हैं। लॉग इन करके फिर कोशिश कीजिए।';
export const checkFields = 'निशान वाली जगहें जाँचिए।';
export const bodyTooLarge = (kB: number) => `भेजी गई सामग्री ${kB} kB की सीमा से बड़ी है। कम भेजिए।`;
export const brokenOff = 'हमें पूरा अनुरोध नहीं मिला। फिर से भेजिए।';
export const jsonOnly = 'यह कॉल JSON लेती है। content-type: application/json हेडर भेजिए।';
export const noJson = 'सामग्री JSON में हो, जैसे {"name": "value"}।';
export const noObject = 'सामग्री एक object हो, जैसे {"name": "value"}।';
export const nulInAddress = 'इस पते पर कुछ नहीं है: इसमें NUL अक्षर है।';
export const nulInName = 'किसी नाम या सूची में NUL अक्षर है। उसे हटाइए।';
export const otherSite = 'यह किसी दूसरी वेबसाइट से भेजा गया। Dopahiya खोलकर वहाँ फिर कोशिश कीजिए।';
export const databaseDown = 'हमारा डेटाबेस जवाब नहीं दे रहा। कुछ सेकंड बाद फिर कोशिश कीजिए।';
export const unexpected = 'हमारी ओर से कुछ गड़बड़ हुई। फिर कोशिश कीजिए।';
export const noCall = 'इस पते पर कोई API कॉल नहीं है। सूची /api/docs/ पर देखिए।';
export const methodNotAllowed = (method: string, allowed: string) =>
  `यह पता ${method} नहीं लेता। इनमें से एक भेजिए: ${allowed}।`;
export const pageBeyondEnd = (pages: number) =>
  `सूची में ${pages === 1 ? 'एक पेज है' : `${pages} पेज हैं`}। वहीं तक का पेज माँगिए।`;
export const noReferenceFile = 'इस नाम की कोई फ़ाइल नहीं है। पेज /api/docs/ पर है।';
export const confirmToVote = 'पहले अपना ईमेल पक्का कीजिए: वोट तभी गिना जाता है। लिंक अपनी प्रोफ़ाइल से फिर भेज सकते हैं।';
export const confirmToLike = 'पहले अपना ईमेल पक्का कीजिए: लाइक तभी गिना जाता है। लिंक अपनी प्रोफ़ाइल से फिर भेज सकते हैं।';
export const bikeUnknown = 'हमें यह बाइक नहीं मिली।';
export const bikeNotListed = 'हमें यह बाइक नहीं मिली। बाइक की सूची से चुनिए।';
export const bikesNotListed = (slugs: readonly string[]) =>
  `हमें ${slugs.length === 0 ? 'यह बाइक' : slugs.map((slug) => `‘${slug}’`).join(' या ')} नहीं मिली। बाइक की सूची से चुनिए।`;
export const notElectric = (bike: string) => `${bike} इलेक्ट्रिक नहीं है। इलेक्ट्रिक बाइक चुनिए या सभी बाइक से तुलना कीजिए।`;
export const sameBikeTwice = 'किसी बाइक की तुलना उसी से नहीं हो सकती। हर बाइक एक बार चुनिए।';
export const secondBikeMissing = 'तुलना के लिए ‘-vs-’ के बाद दूसरी बाइक दीजिए।';
export const tooManyCompared = (max: number) => `आप ${max} बाइक तक की तुलना कर सकते हैं। कुछ हटाइए।`;
export const cityUnknown = 'हमें यह शहर नहीं मिला।';
export const cityNotListed = 'हमें यह शहर नहीं मिला। शहरों की सूची से चुनिए।';
export const severalCities = (choices: readonly string[]) =>
  `इस नाम के कई शहर हैं। इनमें से एक दीजिए: ${choices.join('; ')}।`;
export const variantUnknown = 'इस बाइक का ऐसा कोई वेरिएंट नहीं है। वेरिएंट की सूची से चुनिए।';
export const brandUnknown = 'हमें यह ब्रांड नहीं मिला।';
export const brandNotListed = 'हमें यह ब्रांड नहीं मिला। ब्रांड की सूची से चुनिए।';
export const modelSlugUnknown = 'इस slug की कोई बाइक नहीं है। बाइक की सूची में सब हैं।';
export const madeBeforeSale = (name: string, year: number) =>
  `${name} ${year} से बिक रही है। ${year} या बाद का साल दीजिए, या मॉडल जाँचिए।`;
export const alreadyReviewed = 'आप इस बाइक का रिव्यू दे चुके हैं। उसे बदलिए या हटाइए।';
export const ownReview = 'आप अपने रिव्यू पर वोट नहीं दे सकते।';
export const reviewGone = 'यह रिव्यू अब नहीं है।';
export const articleUnknown = 'हमें यह लेख नहीं मिला।';
export const articleNotShown = 'यह लेख अभी नहीं दिखा पा रहे। फिर कोशिश कीजिए।';
export const partUnknown = 'हमें यह पार्ट नहीं मिला।';
export const partGroupUnknown = 'हमें पार्ट्स का यह समूह नहीं मिला।';
export const conversationDeleted = 'यह बातचीत पहले ही हटाई जा चुकी है।';
export const pictureQueueFull = 'अभी बहुत सारी तस्वीरें बन रही हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।';
export const noSharePicture = 'इस पते पर कोई तस्वीर नहीं है। पते में एक से चार चित्रों के नाम ~ से जुड़ते हैं और अंत में .png होता है।';
export const noDrawing = 'इस पते पर कोई चित्र नहीं है। बाइक की अपनी कॉल में उसके सभी चित्रों के पते हैं।';
export const noDrawingInColour = 'इस रंग में इस बाइक का चित्र नहीं है। बाइक की अपनी कॉल में सभी के पते हैं।';
export const noMark = 'इस पते पर कोई लोगो नहीं है। ब्रांड की अपनी कॉल में उसका पता है।';
export const noPhotograph = 'इस पते पर कोई फ़ोटो नहीं है। बाइक की अपनी कॉल में उसके फ़ोटो के पते हैं।';
export const contactsFound = (contacts: readonly English.Contact[]) =>
  `इसे हर कोई पढ़ सकता है। ${contacts.map(inWords).join(' और ')} हटाइए।`;
export const heldBack = (contacts: readonly English.Contact[]) =>
  `संदेश नहीं भेजा गया: लगता है इसमें ${contacts.map(inWords).join(' और ')} है। पहले संदेश से इसे हटाकर फिर भेजिए।`;
export const stateUnknown = (name: string) => `'${name}' नाम का राज्य या केंद्र शासित प्रदेश हमें नहीं पता। वर्तनी जाँचिए।`;
export const noDate = (text: string) => `'${text}' तारीख़ नहीं है। उसे 2026-11-21 की तरह साल-महीना-दिन में लिखिए।`;
export const tooEarly = (first: string, date: string) =>
  `ऑन-रोड कीमतें ${formatDateIn('hi', first)} से हैं। ${formatDateIn('hi', date)} उससे पहले है। बाद का दिन चुनिए।`;
export const noWholePrice = (price: number) => `एक्स-शोरूम कीमत शून्य से ऊपर पूरे रुपयों में हो, या null। ${price} वैसी नहीं है।`;

export type Checked = Translation<typeof Hindi, typeof English>;
