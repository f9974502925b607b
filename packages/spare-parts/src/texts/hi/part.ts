import type { PartNeed } from '@dopahiya/domain/parts';
import { formatPrice, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/part.ts';
import type * as Hindi from './part.ts';

export const listTitle = (group: string, bike: string) => `${bike} के लिए: ${group}`;
export const listHeadTitle = (group: string, bike: string) => `${bike} के लिए ${group} | Dopahiya`;
export const listHeadDescription = (group: string, bike: string) =>
  `${bike} के लिए ${group}: नमूने के उत्पाद, और हर एक लगेगा या नहीं।`;
export const headTitle = (part: string, bike: string) => `${part}, ${bike} के लिए | Dopahiya`;
export const headDescription = (part: string, bike: string) =>
  `${part}, ${bike} के लिए: नमूना, दाम, डिब्बे में क्या है और लगेगा या नहीं।`;

export const notYet = 'ऑर्डर करना अभी संभव नहीं है। दाम और मेल नमूने हैं।';
export const aboutFit =
  'पार्ट लगेगा या नहीं, यह हमारी सूची की जानकारी से निकलता है: इंजन, गियरबॉक्स, ब्रेक और लैंप। पार्ट नंबर ही अंतिम है; ख़रीदने से पहले मिलाइए।';
export const sample = 'नमूना';
export const samplePrice = 'नमूने का दाम';
export const left = (count: number) => (count > 0 ? `${count} बचे हैं` : 'कोई नहीं बचा');
export const oldPrice = (amount: number) => `पहले का दाम: ${formatPrice(amount)}`;
export const off = (percent: number) => `${percent}% कम`;
export const addToCart = 'कार्ट में डालिए';
export const addNamed = (part: string) => `कार्ट में डालिए: ${part}`;
export const share = 'शेयर कीजिए';

export const fits = (bike: string) => `${bike} में लगेगा`;
export const fitsNot = (bike: string) => `${bike} में नहीं लगेगा`;
export const fitUnknown = 'लगेगा या नहीं, पता नहीं';
export const unmet = (needs: string) => `इसके लिए चाहिए: ${needs}।`;
export const unsure = (needs: string) => `हमारी सूची नहीं बताती कि बाइक में यह है या नहीं: ${needs}।`;
export const and = ' और ';
export const needs: Record<PartNeed, string> = {
  petrol_engine: 'पेट्रोल इंजन',
  battery_drive: 'बैटरी से चलने वाली मोटर',
  liquid_cooling: 'लिक्विड कूलिंग',
  gearbox: 'हाथ का गियरबॉक्स',
  belt_drive: 'बेल्ट ड्राइव (CVT)',
  chain: 'चेन',
  kick_start: 'किक स्टार्टर',
  front_disc: 'आगे डिस्क ब्रेक',
  rear_disc: 'पीछे डिस्क ब्रेक',
  front_drum: 'आगे ड्रम ब्रेक',
  rear_drum: 'पीछे ड्रम ब्रेक',
  abs: 'ABS',
  halogen_headlamp: 'हैलोजन हेडलैंप',
  led_headlamp: 'LED हेडलैंप',
  halogen_tail_lamp: 'हैलोजन टेल लैंप',
  led_tail_lamp: 'LED टेल लैंप',
  halogen_turn_signals: 'हैलोजन इंडिकेटर',
  scooter: 'स्कूटर की बॉडी',
  motorcycle: 'मोटरसाइकिल की बॉडी',
};

export const partsList = 'उत्पाद';
export const noParts = 'कोई उत्पाद नहीं मिला';
export const noPartsHint = 'इस समूह में अभी कुछ नहीं है।';
export const loadMore = 'और दिखाइए';
export const loadingMore = 'आ रहा है...';
export const moreFailed = 'आगे का हिस्सा नहीं आ सका। कृपया फिर कोशिश कीजिए।';
export const pages = 'उत्पादों के पेज';
export const shown = (count: number) => plural(count, { one: '1 उत्पाद', other: `${count} उत्पाद` });
export const loading = 'उत्पाद आ रहे हैं';
export const failed = 'उत्पाद नहीं आ सके';
export const failedWhy = 'उत्पाद लाने में गड़बड़ी हुई';

export const notFound = 'उत्पाद नहीं मिला।';
export const notFoundHint = 'हमारे स्पेयर पार्ट्स में इस पते पर कुछ नहीं है।';
export const allParts = (bike: string) => `${bike} के सभी पार्ट्स`;

export const forBike = (brand: string, model: string) => `इस बाइक के लिए देखा: ${brand} ${model}`;
export const brand = 'ब्रांड';
export const applicableModel = 'किस मॉडल के लिए';
export const inTheBox = 'डिब्बे में';
export const highlights = 'ख़ास बातें';
export const description = 'विवरण';
export const aboutGroup = (group: string) => `${group} के बारे में`;
export const aboutBrand = (name: string) => `${name} के बारे में`;
export const drawnFor = (group: string) => `यह चित्र समूह ${group} का है, इस उत्पाद का नहीं`;

export type Checked = Translation<typeof Hindi, typeof English>;
