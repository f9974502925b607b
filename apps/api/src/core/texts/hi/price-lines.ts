import { formatDateIn, formatMonthIn } from '@dopahiya/domain/languages';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/price-lines.ts';
import type * as Hindi from './price-lines.ts';

export const labels = {
  ex_showroom: 'एक्स-शोरूम कीमत',
  subsidy: 'केंद्र की सब्सिडी',
  road_tax: 'रोड टैक्स',
  road_tax_cess: 'रोड टैक्स पर सेस',
  road_tax_surcharge: 'रोड टैक्स पर सरचार्ज',
  road_safety_cess: 'सड़क सुरक्षा सेस',
  social_security_cess: 'सामाजिक सुरक्षा सेस',
  welfare_cess: 'परिवहन कर्मचारी कल्याण सेस',
  registration: 'रजिस्ट्रेशन शुल्क',
  smart_card: 'स्मार्ट कार्ड',
  hypothecation: 'हाइपोथिकेशन',
  own_damage: 'ओन डैमेज, 1 साल',
  third_party: 'थर्ड-पार्टी, 5 साल',
  personal_accident: 'मालिक का दुर्घटना बीमा, 1 साल',
  insurance_gst: 'बीमा पर GST',
  number_plate: 'नंबर प्लेट',
};

export const withCaveat = (rule: string, caveat: string) => `${rule}। ${caveat}`;
export const band = ({ above, upTo }: English.Limits): string =>
  [above !== null && `${above} से ऊपर`, upTo !== null && `${upTo} तक`].filter(Boolean).join(' ');
export const fee = (what: string, amount: string) => `${what}: ${amount}`;

export const noPrice = 'हमें एक्स-शोरूम कीमत नहीं पता।';
export const noVariantPrice = 'हमें इस वेरिएंट की एक्स-शोरूम कीमत नहीं पता। डीलर से पूछिए।';
export const noPriceBeforeGst = 'GST से पहले की कीमत नहीं निकल पाई। हमें इंजन क्षमता या उस समय की टैक्स दर नहीं पता।';
export const noDisplacement = 'हमें इंजन क्षमता नहीं पता।';
export const noMotorPower = 'हमें मोटर की पावर नहीं पता।';
export const noKerbWeight = 'हमें वज़न नहीं पता।';
export const noBattery = 'हमें बैटरी की क्षमता नहीं पता।';
export const noRule = (date: string) => `${formatDateIn('hi', date)} का कोई नियम हमें नहीं पता।`;
export const noPremiumFor = (size: string) => `टैरिफ़ में ${size} के लिए प्रीमियम नहीं है।`;
export const noPremiumForEngine = 'टैरिफ़ में इस इंजन के लिए प्रीमियम नहीं है।';
export const noPremium = 'एक प्रीमियम नहीं निकल पाया।';
export const noRoadTax = 'रोड टैक्स नहीं निकल पाया।';
export const noRoadTaxRule = (state: string, date: string) =>
  `${formatDateIn('hi', date)} को ${state} में दोपहिया के रोड टैक्स का नियम हमें नहीं मिला। अपने RTO से पूछिए।`;
export const noTaxForEngine = (state: string) => `${state} ने इतने बड़े इंजन का टैक्स नहीं बताया है। अपने RTO से पूछिए।`;
export const taxedByEngine = (state: string) =>
  `${state} में टैक्स इंजन की क्षमता से लगता है। इलेक्ट्रिक दोपहिया का नियम हमें नहीं मिला। अपने RTO से पूछिए।`;

export const catalogue = (gst: string | undefined) => (gst ? `हमारा कैटलॉग। GST: ${gst}` : 'हमारा कैटलॉग');
export const oldDelhiPrice = (city: string) =>
  `दिल्ली की यह कीमत एक साल से ज़्यादा पुरानी है, इसलिए ${city} में आज अलग हो सकती है`;
export const delhiPrice = (city: string) => `यह दिल्ली की कीमत है, ${city} में अलग हो सकती है`;
export const listed = (month: string | null | undefined) =>
  month ? `${formatMonthIn('hi', month)} की एक्स-शोरूम कीमत` : 'सूची की एक्स-शोरूम कीमत';
export const withTaxesOfMonth = (price: string) => `${price}, उस महीने के टैक्स समेत`;
export const withGst = (price: string) => `${price}, GST समेत`;
export const withGstOf = (price: string, percent: number, amount: string) =>
  `${price}, ${percent}% GST (${amount}) समेत`;
export const subsidy = (scheme: string, perKwh: string, limits: { rupees: string | null; percent: number }) =>
  `${scheme} सब्सिडी: बैटरी के हर kWh पर ${perKwh}, अधिकतम ${limits.rupees === null ? '' : `${limits.rupees} और `}फ़ैक्ट्री कीमत का ${limits.percent}%`;

const bases = { before_gst: 'GST से पहले की कीमत', ex_showroom: 'एक्स-शोरूम कीमत', road_tax: 'रोड टैक्स' };
const subjects = { price: 'कीमत', displacement: 'इंजन', kerb_weight: 'वज़न' };
export const roadTaxAmount = (state: string, amount: string) => `${state} में रोड टैक्स: ${amount}`;
export const roadTaxShare = (state: string, percent: number, of: English.TaxBase) =>
  `${state} में रोड टैक्स: ${bases[of]} का ${percent}%`;
export const noElectricRoadTax = (state: string, until: string | undefined) =>
  `${state} में इलेक्ट्रिक दोपहिया पर${until ? ` ${formatDateIn('hi', until)} तक` : ''} रोड टैक्स नहीं है`;
export const inBand = (tax: string, period: string | undefined, of: keyof typeof subjects, limits: string) =>
  [tax, period, limits && `${subjects[of]} ${limits}`].filter(Boolean).join(', ');
export const generalRule = 'इलेक्ट्रिक दोपहिया का अलग नियम नहीं मिला, इसलिए सामान्य नियम लिया';
export const cessAmount = (state: string, amount: string) => `${state} में हर नए दोपहिया पर ${amount} लगता है`;
export const cessShare = (state: string, percent: number, of: English.TaxBase) =>
  `${state} में ${bases[of]} का ${percent}% लगता है`;

export const ownDamage = (percent: number, zone: string | null, value: string, share: number) =>
  `एक साल का ओन डैमेज बीमा: IDV ${value} (कीमत का ${share}%) का ${percent}%${zone === null ? '' : `, ज़ोन ${zone}`}`;
export const thirdParty = (amount: string, of: 'petrol' | 'electric', limits: string) =>
  `पाँच साल का थर्ड-पार्टी बीमा: ${amount}, ${of === 'petrol' ? 'इंजन' : 'मोटर'} ${limits}`;
export const personalAccident = (amount: string) => `मालिक का एक साल का दुर्घटना बीमा: ${amount}`;
export const insuranceGst = (percent: number, premiums: string) => `${premiums} के प्रीमियम पर ${percent}% GST`;

export type Checked = Translation<typeof Hindi, typeof English>;
