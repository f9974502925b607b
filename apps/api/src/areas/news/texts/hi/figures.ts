import { placeNameIn } from '@dopahiya/domain/languages';
import { sourceIn } from '../../../../core/hindi/source-in-hindi.ts';
import type { FigureTexts } from '../en/figures.ts';
import { formatDate, formatMonth } from '../../../../core/texts/hi/words.ts';

const spanOf = (first: string, last: string) =>
  first === last ? formatMonth(first) : `${formatMonth(first)} से ${formatMonth(last)}`;

/** Texts of figures in articles: columns, rows, and the notes under them. */
export const figures: FigureTexts = {
  formatDate,
  formatMonth,
  placeName: (name) => placeNameIn('hi', name),
  sourceName: (title) => sourceIn('hi', title),
  unknown: 'पता नहीं',
  lost: {
    inline: '(यह आँकड़ा अभी हमारे पास नहीं है)',
    block: '_*यहाँ के आँकड़े अभी नहीं मिल सकते: जिसके ये थे वह अब कैटलॉग में नहीं है, या कोई नियम ख़त्म हो गया है।*_',
  },
  basis: {
    exShowroom: (months) =>
      months === null ? `एक्स-शोरूम, दिल्ली` : `एक्स-शोरूम, दिल्ली, ${spanOf(months.first, months.last)}`,
    ruleDay: (day) => `टैक्स, शुल्क और प्रीमियम ${formatDate(day)} के नियमों से`,
    roadTax: (state, source) => `${state} का रोड टैक्स: ${source}`,
    catalogue: (day) => `Dopahiya के कैटलॉग से, ${formatMonth(day)}`,
    loan: (interest, months) => `लोन ${months} महीने का, घटते बकाया पर ${interest}% सालाना, किस्त हर महीने के आख़िर में`,
    footing: 'पैर कहाँ तक पहुँचेंगे, यह शरीर के आम अनुपात से लगाया अनुमान है, जूते पहनकर',
  },
  bike: 'बाइक',
  exShowroom: 'एक्स-शोरूम',
  onRoadIn: (place) => `${place} में ऑन-रोड`,
  months: 'महीने',
  instalment: 'किस्त',
  interestInAll: 'कुल ब्याज',
  percent: (value) => `${value}%`,
  battery: {
    size: 'बैटरी',
    from: 'नई बैटरी, कम से कम',
    to: 'ज़्यादा से ज़्यादा',
    basis: (from, to, life) =>
      `हमारा अनुमान, कंपनी की कीमत नहीं: ${from} से ${to} प्रति kWh, ${life.from} से ${life.to} साल बाद, आम तौर पर ${life.usual}`,
  },
  charges: { line: 'मद', amount: 'रकम', rule: 'किस नियम से', sum: 'सब मदों का जोड़' },
  energy: {
    columns: ['पेट्रोल, प्रति लीटर', 'घर की बिजली, प्रति यूनिट', 'पब्लिक चार्जर, प्रति यूनिट'],
    city: 'शहर',
    petrol: 'पेट्रोल',
    home: 'घर की बिजली, शुल्क समेत',
    public: 'पब्लिक चार्जर, GST समेत',
    noPrice: (name) => `${name}: कीमत पता नहीं`,
  },
  fits: {
    seat: 'सीट की ऊँचाई',
    weight: 'कर्ब वज़न',
    standsOn: (height) => `${height} सेमी के सवार के पैर`,
    footings: {
      flat: 'दोनों पैर पूरे ज़मीन पर',
      balls: 'दोनों पैरों के पंजे ज़मीन पर',
      tiptoe: 'दोनों पैरों की उँगलियाँ ज़मीन पर',
      short: 'एक बार में एक पैर',
    },
  },
  flat: {
    what: (interest) => `${interest}% का मतलब`,
    rate: 'असली सालाना दर',
    flat: 'फ़्लैट, आख़िर तक पूरे लोन पर',
    reducing: 'घटते बकाया पर',
    basis: (amount, months) => `${amount}, ${months} महीने के लिए, किस्त हर महीने के आख़िर में, बिना शुल्क`,
  },
  gst: {
    twoWheeler: 'दोपहिया',
    petrol: (band) => `पेट्रोल, ${band}`,
    electric: 'इलेक्ट्रिक',
    until: (day) => `${formatDate(day)} तक`,
    since: (day) => `${formatDate(day)} से`,
    follows: 'पूरा असर हो तो कीमत',
    noChange: 'कोई फ़र्क नहीं',
    less: (percent) => `${percent}% कम`,
    more: (percent) => `${percent}% ज़्यादा`,
    basis: 'GST और उसका मुआवज़ा सेस',
    rate: 'GST की दर',
    amount: 'इसमें GST',
    before: 'GST से पहले',
    rateBasis: 'GST उसी महीने की दर से',
  },
  insurance: {
    inAll: 'कुल बीमा',
    basis: (bike) => `${bike}, अपनी बाइक के नुकसान वाले बीमे पर छूट से पहले`,
  },
  lenders: {
    lender: 'बैंक या कंपनी',
    interest: 'सालाना ब्याज',
    fee: 'शुल्क',
    instalment: 'सबसे कम दर पर किस्त',
    from: (rate) => `${rate}% से`,
    between: (from, to) => `${from} से ${to}%`,
    basis: (amount, months) => `${amount}, ${months} महीने के लिए`,
  },
  real: {
    stated: { mileage: 'बताया गया माइलेज', range: 'बताई गई रेंज' },
    units: { mileage: 'किमी/लीटर', range: 'किमी' },
    inUse: 'असल चलाने में',
    how: 'कैसे पता',
    reported: 'चलाने वालों ने बताया',
    estimate: 'हमारा अनुमान',
    span: (from, to, unit) => `${from} से ${to} ${unit}`,
    basis: 'अनुमान बताए गए आँकड़े के आम हिस्से से, इंजन के नाप या बैटरी के हिसाब से',
  },
  renewals: {
    second: 'दूसरे साल',
    sixth: 'छठे साल',
    basis:
      'दोपहिया की श्रेणी के हिसाब से: अपने नुकसान वाले बीमे पर आधी छूट वाली दर, बिना क्लेम, व्यक्तिगत दुर्घटना बीमा और GST समेत; असली ऑफ़र इससे 30% कम से 40% ज़्यादा तक मिलते हैं',
  },
  states: {
    state: 'राज्य और उसका रोड टैक्स',
    charges: 'टैक्स और शुल्क',
    onRoad: 'ऑन-रोड',
    sureness: { high: 'पक्का स्रोत', medium: 'ठीक-ठाक स्रोत', low: 'कमज़ोर स्रोत' },
    basis: (ruleDay) => `${ruleDay}; ‘कमज़ोर स्रोत’ यानी हमें कोई अच्छा स्रोत नहीं मिला`,
  },
  tenures: {
    total: 'कुल भुगतान',
    basis: (amount, interest) => `${amount}, घटते बकाया पर ${interest}% सालाना, किस्त हर महीने के आख़िर में, बिना शुल्क`,
  },
  thirdParty: {
    names: { petrol: 'इंजन', electric: 'मोटर' },
    units: { petrol: 'सीसी', electric: 'kW' },
    both: 'इंजन या मोटर',
    premium: 'पाँच साल, GST से पहले',
    basis: (day) => `दरें ${formatDate(day)} से लागू`,
  },
  upkeep: {
    service: 'साल भर की सर्विस',
    tyres: 'टायरों की जोड़ी',
    lasts: 'पीछे का टायर चलता है',
    span: (from, to) => `${from} से ${to}`,
    km: (distance) => `${distance} किमी`,
    basis:
      'दोपहिया की श्रेणी के हिसाब से, 2026 के रुपये में, साल में 10,000 किमी पर: आम जानकारी, कुछ जगह जाँची हुई, जैसे हमारा खर्च वाला टूल गिनता है',
  },
  variants: { variant: 'वेरिएंट' },
  owning: {
    over: (years) => (years === 1 ? 'एक साल में' : `${years} साल में`),
    parts: {
      purchase: 'ऑन-रोड कीमत',
      energy: 'पेट्रोल या बिजली',
      service: 'सर्विस और टायर',
      insurance: 'आगे का बीमा',
      battery: 'बैटरी',
      resale: 'घटाइए: बेचने पर मिलेगा',
    },
    inAll: 'कुल',
    perKm: 'प्रति किमी',
    month: {
      perKm: 'ऊर्जा, प्रति किमी',
      energy: 'ऊर्जा, महीने में',
      service: 'सर्विस और टायर, महीने में',
      both: 'दोनों, महीने में',
    },
    petrol: (price, day) => `पेट्रोल ${price} प्रति लीटर, ${day}`,
    electricity: (price, day) => `घर पर चार्जिंग ${price} प्रति यूनिट, ${day}`,
    basis: (place, km, days) => `${place}, महीने में ${days} दिन रोज़ ${km} किमी; कई संभावित हालात का औसत`,
    verdict: (said) => {
      const from = said.isSure ? `${said.from} से ${said.to} कम` : `${said.from} ज़्यादा से ${said.to} कम`;
      return `**${said.less} पर औसतन ${said.more} से ${said.saved} कम खर्च होता है**, 10 में से 8 मामलों में ${from}। 100 में से ${said.chance} मामलों में यही सस्ती पड़ती है।`;
    },
  },
};
