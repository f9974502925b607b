import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/fields.ts';
import type * as Hindi from './fields.ts';

export const labels = {
  slug: 'वेब पता',
  name: 'नाम',
  status: 'बिक्री',
  brand: 'ब्रांड',
  body_style: 'बॉडी स्टाइल',
  fuel_type: 'ईंधन',
  price: 'एक्स-शोरूम कीमत, दिल्ली',
  price_month: 'कीमत का महीना',
  launch_date: 'लॉन्च की तारीख़',
  popularity: 'महीने की बिक्री',
  highlights: 'ख़ास बातें',
  description: 'विवरण',
  additional_features: 'फ़ीचर',
  colours: 'रंग',
  hex: 'रंग',
  accent: 'दूसरा रंग',
  variants: 'वेरिएंट',
  special_features: 'वेरिएंट में क्या है',
  variant_colours: 'वेरिएंट के रंग',
  photos: 'फ़ोटो',
  file: 'फ़ोटो',
  alt: 'फ़ोटो में क्या है',
  credit: 'फ़ोटोग्राफ़र',
  licence: 'लाइसेंस',
  variant: 'वेरिएंट',
  colour: 'बाइक का रंग',
  sources: 'स्रोत',
  source_kind: 'स्रोत का प्रकार',
  title: 'शीर्षक',
  year: 'साल',
  confidence: 'भरोसा',
  source_fields: 'इस स्रोत के आँकड़े',
  engine_capacity: 'इंजन क्षमता, cc',
  max_power_rpm: 'पावर किस rpm पर',
  max_torque_rpm: 'टॉर्क किस rpm पर',
  drawing: 'ड्रॉइंग',
  company: 'कंपनी',
  founded_year: 'स्थापना',
  country_of_origin: 'देश',
  simple_icon: 'लोगो',
  dealer_finder: 'कंपनी की शोरूम सूची',
  city: 'शहर',
  address: 'गली का पता',
  pincode: 'पिन कोड',
  phone: 'फ़ोन',
  website: 'वेबसाइट',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  date: 'तारीख़',
  category: 'श्रेणी',
  excerpt: 'सार',
  author: 'लेखक',
  sample: 'नमूना',
  featured: 'मुख्य लेख',
  published: 'प्रकाशित',
  bikes: 'किन बाइकों के बारे में',
  tags: 'टैग',
  caption: 'चित्र के नीचे का वाक्य',
  specifications: 'लेख में तथ्य',
  tool: 'टूल का पता',
  tool_label: 'टूल के लिंक का वाक्य',
  markdown: 'लेख',
  hindi: 'हिन्दी में',
  questions: 'सवाल',
  question: 'सवाल',
  answer: 'जवाब',
  question_hindi: 'सवाल हिन्दी में',
  answer_hindi: 'जवाब हिन्दी में',
  parts: 'पुर्ज़े',
  part_price: 'कीमत',
  old_price: 'पहले की कीमत',
  quantity_left: 'स्टॉक में',
  applicable_model: 'किन बाइकों के लिए',
  needs: 'बाइक में क्या चाहिए',
  box_content: 'डिब्बे में',
  is_sample: 'नमूना',
  offers: 'लोन देने वाले',
  lender: 'बैंक या कंपनी',
  rate_from: 'सबसे कम सालाना ब्याज',
  rate_up_to: 'सबसे ज़्यादा सालाना ब्याज',
  charge: 'प्रोसेसिंग शुल्क',
  rate_month: 'दरों का महीना',
  rate_source: 'दरों का स्रोत',
  claims: 'दावे',
  claim_place: 'कहाँ है',
  shown: 'दिखता है',
  claim: 'दावा',
  claim_detail: 'नीचे का टेक्स्ट',
  claim_hindi: 'हिन्दी में दावा',
  claim_detail_hindi: 'हिन्दी में नीचे का टेक्स्ट',
  mail: 'मेल पता',
  officer_name: 'शिकायत अधिकारी',
  officer_mail: 'अधिकारी का मेल पता',
  weekdays_open: 'सोमवार से शुक्रवार, कब से',
  weekdays_close: 'सोमवार से शुक्रवार, कब तक',
  saturday_open: 'शनिवार, कब से',
  saturday_close: 'शनिवार, कब तक',
};

export const groups = {
  sale: 'नाम और बिक्री',
  prices: 'कीमतें',
  texts: 'विवरण',
  look: 'फ़ोटो और रंग',
  drawing: 'ड्रॉइंग',
  sources: 'स्रोत',
  place: 'जगह',
  contact: 'संपर्क',
  publishing: 'प्रकाशन',
  article: 'लेख',
  hindi: 'हिन्दी में',
  hours: 'काम के घंटे',
};

export const hints = {
  slug: 'छोटे अक्षरों के शब्द, बीच में हाइफ़न। बाद में नहीं बदला जा सकता।',
  price: 'सबसे सस्ते वेरिएंट की कीमत, पूरे रुपयों में। पता न हो तो ख़ाली छोड़ें।',
  price_month: 'जिस महीने यह कीमत देखी गई। पुरानी कीमत इतिहास में रहती है।',
  popularity: 'मोटा अंदाज़ा, पता न हो तो 0। सूचियाँ इसी से क्रम में लगती हैं।',
  description: 'हर पंक्ति एक पैराग्राफ़। ख़ाली हो तो पेज तथ्यों से ख़ुद लिखता है।',
  highlights: 'ख़ाली हों तो पेज तथ्यों से ख़ुद लिखता है।',
  photo: 'JPEG, PNG, WebP या AVIF, कम से कम 1,200 पिक्सेल चौड़ी। केवल वे फ़ोटो जिनका अधिकार आपके पास है।',
  licence: 'जैसे CC BY 4.0, या “कंपनी की अनुमति से”।',
  special_features: 'जैसा कंपनी लिखती है। पता न हो तो ख़ाली छोड़ें।',
  date: 'आगे की तारीख़ दें तो लेख उस दिन दिखेगा।',
  markdown:
    'पैराग्राफ़ों के बीच एक ख़ाली लाइन छोड़ें। “## ” से शीर्षक बनता है, “- ” से सूची। दोहरे कोष्ठक के आँकड़े लेख दिखाते समय निकाले जाते हैं।',
  featured: 'लेखों में सबसे पहले दिखता है।',
  article_sample: '“नमूना” दिखाता है।',
  bikes: 'हर बाइक के वेब पते का आख़िरी हिस्सा, जैसे hunter-350।',
  tool: 'इस साइट का कोई पेज, जैसे /emi-calculator।',
  simple_icon: 'simple-icons में लोगो का नाम।',
  source: 'जिस स्रोत में आँकड़े न चुने हों, वह बाकी सबका स्रोत है।',
  charge: 'लोन का प्रतिशत। 0 का मतलब कुछ नहीं। पता न हो तो ख़ाली छोड़ें।',
  rate_source: 'असली बैंक के लिए ज़रूरी। नमूने का नहीं होता।',
  claim_sample: '“नमूना” दिखाता है। दावा साबित कर सकें तब बंद करें।',
  mail: 'संपर्क पेज पर दिखता है। ख़ाली हो तो नहीं दिखता।',
  officer: 'शिकायतों का जवाब देते हैं। नाम गोपनीयता नीति, शर्तों और संपर्क पेज पर आता है।',
  hours: '0 से 24 तक पूरे घंटे, भारत का समय।',
};

export const statuses = { on_sale: 'बिक्री में', upcoming: 'आने वाली', discontinued: 'अब नहीं बिकती' };
export const fuelNames = { petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक' };
export const sourceKinds = {
  maker: 'कंपनी',
  dealer: 'डीलर',
  press: 'प्रेस',
  portal: 'पोर्टल',
  knowledge: 'आम जानकारी',
};
export const confidences = { high: 'ज़्यादा', middle: 'मध्यम' };
export const figureKinds = { certified: 'सरकारी जाँच', claimed: 'कंपनी का दावा', reported: 'असल इस्तेमाल' };
export const mileageKind = 'माइलेज का प्रकार';
export const rangeKind = 'रेंज का प्रकार';

export const unpublished = 'अप्रकाशित';
export const partsOf = (count: number) => `${count} पुर्ज़े`;

/** Titles of the entries that stand alone. */
export const singles = {
  'loan-offers': 'लोन की दरें',
  claims: 'विज्ञापन के दावे',
  contact: 'संपर्क और समय',
};

/** Where each claim stands. */
export const claimPlaces = {
  'home-count': 'होम पेज: मॉडलों की संख्या',
  'badge-inspection': 'बेचने का पेज: जाँच',
  'badge-speed': 'बेचने का पेज: बिकने का समय',
  'badge-price': 'बेचने का पेज: दाम का मिलान',
  'benefit-price': 'बेचने का पेज: ज़्यादा पैसे',
  'benefit-sellers': 'बेचने का पेज: बेचने वालों की संख्या',
  'benefit-protection': 'बेचने का पेज: धोखे से बचाव',
  'benefit-call': 'बेचने का पेज: टीम का फ़ोन',
  'about-riders': 'हमारे बारे में: यूज़र',
  'about-models': 'हमारे बारे में: मॉडल',
  'about-dealers': 'हमारे बारे में: डीलर',
  'about-awards': 'हमारे बारे में: पुरस्कार',
  'loan-share': 'लोन पेज: ज़्यादा से ज़्यादा प्रतिशत',
  'loan-tenures': 'लोन पेज: अवधि',
};

export const replacesPrice = (month: string, price: string) =>
  `यह ${month} की कीमत की जगह लेगी, जो ${price} थी। क्या कीमत उसके बाद बदली? तब बाद का महीना दीजिए, पुरानी कीमत इतिहास में रहेगी।`;

export type Checked = Translation<typeof Hindi, typeof English>;
