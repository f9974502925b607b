import { formatDate, formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/entry-editor.ts';
import type * as Hindi from './entry-editor.ts';

export const back = 'सूची पर लौटिए';
export const notLoaded = 'यह नहीं खुला';
export const isNew = 'अभी प्रकाशित नहीं है।';
export const isUnpublished = 'साइट पर नहीं दिखता।';
export const isScheduled = (date: string) => `${formatDate(date)} से दिखेगा।`;

export const stepsOf = 'चरण';
export const steps = { edit: 'बदलिए', sheet: 'स्पेक शीट पढ़िए', review: 'जाँचकर प्रकाशित कीजिए', history: 'इतिहास' };

export const saved = {
  published: 'कोई बदलाव बाकी नहीं।',
  server: 'सेव हो गया',
  device: 'इस डिवाइस पर सेव है',
  nowhere: 'अभी सेव नहीं हुआ: यह पेज खुला रखिए।',
};
export const draftNotSaved = 'ड्राफ़्ट नहीं भेजा गया';
export const found = (when: string) => `यह ${when} का आपका ड्राफ़्ट है।`;
export const otherDraft = (when: string) => `आपका एक और ड्राफ़्ट है, ${when} का।`;
export const takeOther = 'दूसरा ड्राफ़्ट लीजिए';
export const merged = 'किसी और ने बदलाव प्रकाशित किए। वे अब आपके ड्राफ़्ट में हैं।';
export const wasRemoved = 'किसी और ने इसे हटा दिया। प्रकाशित करने से यह लौट आएगा।';
export const discard = 'ड्राफ़्ट हटाइए';
export const discardMeans = 'पिछली बार प्रकाशित करने के बाद के आपके बदलाव मिट जाएँगे।';
export const notDiscarded = 'ड्राफ़्ट नहीं हटा';

export const goToReview = 'बदलाव जाँचिए';

export const published = 'प्रकाशित हो गया।';
export const liveSoon = 'एक मिनट में साइट पर दिखेगा।';
export const seePage = 'पेज देखिए';

export const nothingChanged = 'कुछ नहीं बदला';
export const notChecked = 'बदलाव नहीं जाँचे जा सके';
export const changes = (count: number) => plural(count, { one: 'एक बदलाव', other: `${formatNumber(count)} बदलाव` });
export const problems = 'पहले यह ठीक कीजिए';
export const required = 'यह भरिए।';
export const warnings = 'यह फिर से देखिए';
export const preview = 'ऐसा दिखेगा';
export const noPreview = 'झलक नहीं बन सकी';
export const previewLater = 'ज़रूरी बातें भरिए, फिर झलक दिखेगी।';
export const drawingOf = (bike: string) => `चित्र: ${bike}`;
export const onRoad = 'ऑन-रोड कीमत';
export const language = 'भाषा';
export const english = 'अंग्रेज़ी';
export const hindi = 'हिन्दी';
export const noHindi = 'अभी हिन्दी टेक्स्ट नहीं है।';
export const facts = {
  engine_capacity: 'इंजन, सीसी',
  mileage: 'माइलेज, km/l',
  max_power: 'ताक़त, bhp',
  max_torque: 'टॉर्क, Nm',
  kerb_weight: 'वज़न, kg',
  seat_height: 'सीट की ऊँचाई, mm',
  battery_range: 'रेंज, km',
  top_speed: 'सबसे तेज़, km/h',
};

export const monthOf = (price: string) => `नई कीमत किस महीने की है: ${price}`;
export const monthMeans = 'पुरानी कीमत इतिहास में रहती है।';
export const note = 'नोट';
export const optional = '(ज़रूरी नहीं)';
export const noteMeans = 'क्यों बदला। सिर्फ़ लॉग में दिखता है।';
export const publish = 'प्रकाशित कीजिए';
export const notPublished = 'यह प्रकाशित नहीं हुआ';
export const blockedByProblems = 'पहले ग़लतियाँ ठीक कीजिए।';
export const blockedByMonth = 'पहले महीना बताइए।';
export const remove = 'इसे हटाइए';
export const removeMeans = 'यह साइट से हट जाएगा। आप इसे वापस ला सकते हैं।';

export const conflict = 'इसे किसी और ने भी बदला';
export const conflictMeans = (count: number) =>
  plural(count, {
    one: 'चुनिए कि कौन-सा मान रहे। कुछ भी मिटा नहीं है।',
    other: `${formatNumber(count)} मानों के लिए चुनिए कि कौन-सा रहे। कुछ भी मिटा नहीं है।`,
  });
export const keepMine = 'मेरा रखिए';
export const takeTheirs = 'उनका लीजिए';
export const takeThese = 'ये मान लीजिए';
export const open = (count: number) =>
  plural(count, { one: 'एक मान चुनना बाकी है।', other: `${formatNumber(count)} मान चुनने बाकी हैं।` });

export type Checked = Translation<typeof Hindi, typeof English>;
