import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/own-listing-form.ts';
import type * as Hindi from './own-listing-form.ts';

export const editOf = (title: string) => `${title} बदलिए`;
export const labels = {
  expected_price: 'माँगा गया दाम',
  is_price_negotiable: 'दाम पर बात हो सकती है',
  brand: 'ब्रांड',
  model: 'मॉडल',
  version: 'वर्ज़न',
  year_of_manufacture: 'बनने का साल',
  km_ridden: 'कितने किलोमीटर चली',
  color: 'रंग',
  city: 'शहर',
  registration_location: 'रजिस्ट्रेशन की जगह',
  owner: 'मालिक',
  condition: 'हालत',
  is_insured: 'बीमा है',
  insurance_expiry_date: 'बीमा कब तक',
  is_loan_active: 'लोन बाकी है',
  loan_provider: 'लोन किससे',
  loan_remarks: 'लोन के बारे में',
  description: 'ब्योरा',
  contact: 'फ़ोन नंबर',
};
export const optional = 'ज़रूरी नहीं';
export const whereItStands = 'बाइक कहाँ देखी जा सकती है';
export const whoSeesPhone = '10 अंक। दूसरे इसे कभी नहीं देखते।';
export const noColour = 'नहीं बताया';
export const [yes, no, nothing] = ['हाँ', 'नहीं', 'कुछ नहीं'];

export const missing = 'इसे भरिए।';
export const kmWrong = (max: string) => `0 से ${max} तक पूरे किलोमीटर अंकों में लिखिए।`;
export const yearWrong = 'किस साल बनी, चार अंकों में लिखिए।';
export const descriptionWrong = (min: number, max: number) => `${min} से ${max} अक्षर लिखिए।`;
export const phoneWrong = '10 अंकों का फ़ोन नंबर लिखिए।';

export const save = 'बदलाव सहेजिए';
export const saveMine = 'मेरा सहेजिए';
export const cancel = 'रहने दीजिए';
export const saved = 'आपके बदलाव सहेजे गए।';
export const unchanged = 'कुछ नहीं बदला गया।';
export const notSaved = 'आपके बदलाव नहीं सहेजे गए।';
export const notSavedWhy = 'सर्वर ने नहीं लिया। जो आपने लिखा वह यहीं है: थोड़ी देर में फिर कोशिश कीजिए।';

export const changedMeanwhile = 'यह विज्ञापन इस बीच बदला गया।';
export const bothStand = 'दूसरे टैब में, या हमने। जो आपने लिखा वह फ़ॉर्म में है: उसे अब वाले के ऊपर सहेजिए, या अब वाला रहने दीजिए।';
export const yours = (value: string) => `आपका: ${value}`;
export const theirs = (value: string) => `अब वहाँ: ${value}`;
export const takeTheirs = 'अब वाला रहने दीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
