import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/loan-sections.ts';
import type * as Hindi from './loan-sections.ts';

/** Words of what stands below the calculator of the page on two-wheeler loans. */
export const lenders = 'बैंक और ब्याज दरें';
export const sampleOffers = 'नमूने की पेशकशें';
export const lendersNote = 'अनुमानित। नमूने के बैंक आम पेशकशें दिखाते हैं।';
export const published = 'बताई गई दरें';
export const publishedNote = 'बैंकों ने ये दरें दिखाए महीने में बताई थीं। बदल गई हों, इसलिए आज की दर लिखित में माँगिए।';
export const lendersLoading = 'बैंकों की दरें आ रही हैं';
export const lendersFailed = 'बैंक नहीं आ सके';
export const lendersFailedHint = 'बैंकों की दरें नहीं आ सकीं। कैलकुलेटर फिर भी चलता है।';
export const noLenders = 'कोई बैंक नहीं मिला';
export const lender = 'बैंक';
export const rate = 'दर, शुरू';
export const charges = 'शुल्क';
export const month = 'महीना';
export const emiColumn = (loan: string, months: number) => `${loan} की किस्त, ${months} महीने`;
export const everything = 'कुल खर्च';
export const sample = 'नमूना';
export const cheapest = '(सबसे सस्ता)';
export const nil = 'कुछ नहीं';
export const notSaid = 'नहीं बताया';
export const onwards = (percent: string) => `${percent}% से`;
export const upTo = (from: string, to: string) => `${from}% से ${to}%`;
export const from = (percent: string) => `${percent}%`;
export const lendersFoot = (months: number) => `कुल खर्च यानी ${months} किस्तें और सबसे कम शुल्क। उभरी हुई पंक्ति सबसे सस्ती है।`;
export const source = (name: string) => `स्रोत: ${name}`;

export const steps = 'लोन कैसे लें';
export const stepList = [
  { title: 'ऑन-रोड कीमत देखिए', text: 'लोन आपके शहर की ऑन-रोड कीमत का एक हिस्सा होता है।' },
  { title: 'दो पेशकशें मिलाइए', text: 'घटते बकाये की दर पूछिए। फ़्लैट 9% असल में करीब 16.5% है।' },
  {
    title: 'काग़ज़ जमा कीजिए',
    text: 'पहचान और पते का प्रमाण, और तीन महीने की सैलरी स्लिप या बैंक स्टेटमेंट।',
  },
  {
    title: 'शोरूम में दस्तख़त कीजिए',
    text: 'आख़िरी किस्त तक रजिस्ट्रेशन प्रमाणपत्र पर बैंक का नाम रहता है।',
  },
];

export const faqs = 'अक्सर पूछे सवाल';
export const faqList = [
  {
    question: 'फ़्लैट और घटती दर में क्या फ़र्क है?',
    answer: 'फ़्लैट दर आख़िर तक पूरे लोन पर लगती है। घटती दर सिर्फ़ बचे हुए बकाये पर लगती है। हमेशा घटती दर पूछिए।',
  },
  {
    question: 'क्या मैं लोन पहले चुका सकता हूँ?',
    answer:
      'आमतौर पर हाँ। कुछ बैंक बकाये का 5% तक लेते हैं। शुल्क मुख्य तथ्य विवरण (Key Fact Statement) में लिखा होता है, जो हर बैंक को देना पड़ता है। हमारा कैलकुलेटर दिखाता है कि पहले चुकाने से कितना बचता है।',
  },
  {
    question: 'क्या लोन से बीमा बदलता है?',
    answer: 'क़ानूनन सिर्फ़ थर्ड-पार्टी और व्यक्तिगत दुर्घटना बीमा ज़रूरी है। लोन चुकने तक बैंक अपनी बाइक के नुकसान का बीमा भी माँगते हैं।',
  },
  {
    question: 'रजिस्ट्रेशन प्रमाणपत्र का क्या होता है?',
    answer:
      'उस पर बैंक का नाम रहता है (हाइपोथिकेशन)। आख़िरी किस्त के बाद बैंक अनापत्ति पत्र देता है। उसे फ़ॉर्म 35 के साथ RTO ले जाकर नाम हटवाइए।',
  },
];

export type Checked = Translation<typeof Hindi, typeof English>;
