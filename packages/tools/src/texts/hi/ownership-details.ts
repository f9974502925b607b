import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/ownership-details.ts';
import type * as Hindi from './ownership-details.ts';

/** Words of the curves of the page on what a bike costs to own, and of what stands below them. */
export const publicCharger = 'बाहर चार्जिंग, प्रति यूनिट';

export const breakEven = 'कब से सस्ती';
export const month = (number: number) => `महीना ${number}`;
export const never = 'कभी नहीं';
export const fromStart = 'शुरू से';
export const breakEvenChance = (name: string, chance: number, last: number | null) =>
  last === null
    ? `${chance}% मामलों में अंत तक ${name} पर कम खर्च होता है।`
    : last === 0
      ? `10 में से 9 मामलों में पहले दिन से ${name} पर कम खर्च होता है।`
      : `10 में से 9 मामलों में महीना ${last} तक ${name} पर कम खर्च हो चुका होता है।`;
export const perKm = 'कुल खर्च प्रति किमी';
export const energyPerKm = 'ईंधन का खर्च प्रति किमी';
export const petrolAt = (price: string) => `पेट्रोल ${price} प्रति लीटर।`;
export const electricityAt = (price: string) => `बिजली ${price} प्रति यूनिट।`;
export const inFigures = 'मुख्य आँकड़े';
export const tableTitle = 'तालिका में दिखाइए';
export const tableCaption = 'अब तक का औसत खर्च; नीचे 10 में से 8 मामलों का दायरा';
export const afterYears = 'बाद';
export const lakhs = (count: number) => `₹${formatNumber(count)} लाख`;
export const monthWord = 'महीना';
export const bought = 'ख़रीद';
export const yearNumber = (year: number) => `${year} साल`;
export const spanOf = (from: string, to: string) => `${from} से ${to}`;
export const netRow = 'बेचने के बाद कुल';

export const driversTitle = 'खर्च अलग क्यों है';
export const driversIntro = (count: number, km: string, other: string) =>
  `${count} साल और ${km} किमी का औसत। दाईं ओर की पट्टी: ${other} सस्ती।`;
export const sideOf = (name: string) => `${name} सस्ती`;
export const togetherFor = (name: string) => `कुल, ${name} के पक्ष में`;
export const energyBasis = (km: string, first: string, other: string) => `${km} किमी: ${first} प्रति किमी बनाम ${other}`;
export const against = (first: string, other: string) => `${first} बनाम ${other}`;
export const parts = {
  purchase: 'ऑन-रोड कीमत',
  energy: 'पेट्रोल या बिजली',
  service: 'सर्विस और घिसाई',
  insurance: 'बीमा',
  battery: 'नई बैटरी',
  resale: 'बेचने पर मिली कीमत',
};
export const sensitivityTitle = 'नतीजा सबसे ज़्यादा किससे बदलता है';
export const sensitivityIntro = 'हर अनुमान के कम और ज़्यादा मान के बीच अंतर कितना बदलता है।';

export const assumptionsTitle = 'हमने क्या माना';
export const assumptionsIntro = (draws: number) =>
  `इन दायरों के मान लेकर हम ${formatNumber(draws)} बार हिसाब करते हैं। जिनका स्रोत नहीं लिखा, वे हमारे अनुमान हैं।`;
export const changeTitle = 'अपने मान भरिए';
export const sourceOf = (source: string) => `स्रोत: ${source}`;
export const dated = (source: string, date: string) => `${source}, ${date}`;
export const estimate = 'ये खर्च अनुमान हैं। ईंधन की कीमत दिखाई तारीख़ की है। टैक्स और प्रीमियम हमारी ऑन-रोड कीमत के नियमों से हैं।';

interface Assumption {
  name: string;
  source: string;
  unit: 'percent' | 'rupees' | 'years' | 'share';
}

/** What each range is called, and where it comes from. */
export const assumptions: Record<string, Assumption> = {
  petrolGrowth: {
    name: 'पेट्रोल की सालाना बढ़त',
    source: '2022 से 2026 की कीमतों से हमारा अनुमान',
    unit: 'percent',
  },
  electricityGrowth: {
    name: 'बिजली की सालाना बढ़त',
    source: '2022 से 2026 के टैरिफ़ आदेशों से हमारा अनुमान',
    unit: 'percent',
  },
  costGrowth: { name: 'सर्विस और बीमे की सालाना बढ़त', source: '', unit: 'percent' },
  chargingLoss: { name: 'चार्जिंग में बेकार जाती बिजली', source: '', unit: 'percent' },
  batteryPerKwh: { name: 'नई बैटरी, प्रति kWh', source: 'कंपनियों और दुकानों की कीमत सूचियाँ, 2024', unit: 'rupees' },
  batteryLife: { name: 'बैटरी कितने साल चलती है', source: '3 से 8 साल की वारंटी से हमारा अनुमान', unit: 'years' },
  insuranceOffer: {
    name: 'बीमा प्रीमियम, टैरिफ़ का हिस्सा',
    source: 'बीमा कंपनियों की पेशकशों से हमारा अनुमान',
    unit: 'percent',
  },
  firstYearLoss: {
    name: 'पहले साल कीमत में गिरावट',
    source: 'बीमित कीमतों से हमारा अनुमान',
    unit: 'percent',
  },
  laterLossPetrol: {
    name: 'बाद में हर साल की गिरावट, पेट्रोल',
    source: '7,142 पुरानी बाइकों की माँगी कीमतें, 2022',
    unit: 'percent',
  },
  laterLossElectric: {
    name: 'बाद में हर साल की गिरावट, इलेक्ट्रिक',
    source: 'कोई स्रोत नहीं मिला, इसलिए दायरा बड़ा है',
    unit: 'percent',
  },
  salePrice: { name: 'माँगी कीमत का वह हिस्सा जो ख़रीदार देते हैं', source: '', unit: 'percent' },
  petrolPrice: { name: 'पेट्रोल की कीमत', source: '', unit: 'rupees' },
  electricityPrice: { name: 'बिजली की कीमत', source: '', unit: 'rupees' },
  mileage: { name: 'ट्रैफ़िक में माइलेज', source: '', unit: 'share' },
  sale: { name: 'बेचते समय माँग', source: '', unit: 'share' },
};
export const effectOfBike = (bike: string, name: string) => `${bike}: ${name}`;
export const mileage = (name: string) => `${name}, ट्रैफ़िक में`;
export const mileageValue = (from: string, to: string, unit: string) => `${from} से ${to} ${unit}`;
export const mileageSource = (share: string) => `हमारा अनुमान: बताए गए आँकड़े का ${share}`;
export const service = (name: string) => `${name}, 10,000 किमी की सर्विस`;
export const serviceSource = 'वर्कशॉप के बिलों से हमारा अनुमान';
export const asked = (name: string, years: number) => `${name}, ${years} साल बाद माँगी कीमत`;
export const askedSource = (rows: string, date: string) => `पुरानी बाइकों के ${rows} विज्ञापन, ${date}`;
export const askedRoughly = (rows: string, date: string) =>
  `पुरानी बाइकों के ${rows} विज्ञापन, ${date}। मिलती-जुलती कम हैं, इसलिए दायरा बड़ा है`;
export const howWeValue = 'पुरानी बाइक की कीमत हम कैसे आँकते हैं';
export const kmPerLitre = 'किमी प्रति लीटर';
export const kmPerCharge = 'किमी प्रति चार्ज';
export const percent = (value: string) => `${value}%`;
export const yearsText = (value: string) => `${value} साल`;
export const range = (from: string, to: string) => `${from} से ${to}`;
export const outside = (min: string, max: string) => `${min} से ${max} के बीच की संख्या लिखिए।`;

export type Checked = Translation<typeof Hindi, typeof English>;
