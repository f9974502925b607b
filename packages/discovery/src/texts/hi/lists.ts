import { howToRead } from './every-list.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/lists.ts';
import type * as Hindi from './lists.ts';

const rangeOnTheRoad = 'सड़क पर बताई रेंज से कम मिलती है।';

export const bikesTrail = 'बाइकें';
export const electricTrail = 'इलेक्ट्रिक';

export const electricFailure = {
  title: 'इलेक्ट्रिक बाइकें नहीं आ सकीं',
  message: 'इलेक्ट्रिक बाइकें लाने में गड़बड़ी हुई।',
  withStatus: (status: number | null, message: string) => `इलेक्ट्रिक बाइकें नहीं आ सकीं: ${status} ${message}`,
};

export const invalidCapacity = 'चुनी हुई इंजन क्षमता सही नहीं है';
export const invalidBudget = 'चुना हुआ बजट सही नहीं है';
export const invalidBodyStyle = 'चुना हुआ स्टाइल सही नहीं है';
export const noList = 'यह सूची हमें नहीं मिली';

export const popular = {
  label: 'लोकप्रिय बाइकें',
  heading: 'लोकप्रिय बाइकें',
  title: 'भारत की लोकप्रिय बाइकें और स्कूटर',
  description: 'भारत में सबसे ज़्यादा बिकने वाले दोपहिया, एक्स-शोरूम कीमत, इंजन, माइलेज और पावर के साथ, एक पैमाने पर बने।',
  intro: `भारत में सबसे ज़्यादा बिकने वाली बाइकें और स्कूटर। बिक्री के आँकड़े अनुमानित हैं, इसलिए पास-पास वाली आगे-पीछे हो सकती हैं। ${howToRead}`,
  empty: { title: 'कोई लोकप्रिय बाइक नहीं मिली', message: 'नए मॉडल के लिए बाद में देखिए' },
  failure: { title: 'लोकप्रिय बाइकें नहीं आ सकीं' },
};
export const bestOfEachStyle = 'हर स्टाइल में सबसे अच्छी';

export const scooters = {
  label: 'नए स्कूटर',
  heading: 'सबसे अच्छे स्कूटर',
  title: 'भारत के सबसे अच्छे स्कूटर: कीमत, माइलेज, सीट की ऊँचाई',
  description: 'भारत में बिकने वाला हर स्कूटर, पेट्रोल और इलेक्ट्रिक, एक्स-शोरूम कीमत, माइलेज या रेंज के साथ, एक पैमाने पर बना।',
  intro: `भारत में बिकने वाला हर पेट्रोल और इलेक्ट्रिक स्कूटर, ज़्यादा बिकने वाले पहले। ${howToRead}`,
  empty: { title: 'कोई स्कूटर नहीं मिला' },
  failure: { title: 'स्कूटर नहीं आ सके' },
};
export const maxiScooters = 'मैक्सी स्कूटर';

export const electric = {
  label: 'इलेक्ट्रिक',
  heading: 'इलेक्ट्रिक बाइकें और स्कूटर',
  title: 'भारत की इलेक्ट्रिक बाइकें और स्कूटर: कीमत और रेंज',
  description: 'भारत में बिकने वाला हर इलेक्ट्रिक स्कूटर और मोटरसाइकिल, रेंज, बैटरी, अधिकतम रफ़्तार और एक्स-शोरूम कीमत के साथ।',
  intro: `भारत में बिकने वाली हर इलेक्ट्रिक बाइक और स्कूटर, ज़्यादा बिकने वाले पहले। ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'कोई इलेक्ट्रिक बाइक नहीं मिली' },
};
export const electricBikes = {
  label: 'इलेक्ट्रिक बाइकें',
  heading: 'इलेक्ट्रिक बाइकें',
  title: 'भारत की इलेक्ट्रिक बाइकें: कीमत, रेंज, रफ़्तार',
  description: 'भारत में बिकने वाली हर इलेक्ट्रिक मोटरसाइकिल, रेंज, बैटरी, अधिकतम रफ़्तार और एक्स-शोरूम कीमत के साथ, एक पैमाने पर बनी।',
  intro: `भारत में बिकने वाली इलेक्ट्रिक मोटरसाइकिलें और मोपेड, ज़्यादा बिकने वाली पहले। ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'कोई इलेक्ट्रिक बाइक नहीं मिली' },
};
export const electricScooters = {
  label: 'इलेक्ट्रिक स्कूटर',
  heading: 'इलेक्ट्रिक स्कूटर',
  title: 'भारत के इलेक्ट्रिक स्कूटर: कीमत, रेंज, चार्जिंग',
  description: 'भारत में बिकने वाला हर इलेक्ट्रिक स्कूटर, रेंज, बैटरी, अधिकतम रफ़्तार और एक्स-शोरूम कीमत के साथ, एक पैमाने पर बना।',
  intro: `भारत में बिकने वाला हर इलेक्ट्रिक स्कूटर, ज़्यादा बिकने वाले पहले। ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'कोई इलेक्ट्रिक स्कूटर नहीं मिला' },
  failure: { title: 'इलेक्ट्रिक स्कूटर नहीं आ सके' },
};
export const toElectricBikes = 'इलेक्ट्रिक बाइकें';
export const toElectricScooters = 'इलेक्ट्रिक स्कूटर';
export const toCompareElectric = 'इलेक्ट्रिक मिलाइए';

export const categories = {
  scooters: {
    label: 'स्कूटर',
    heading: 'सभी स्कूटर',
    title: 'भारत के सभी स्कूटर: कीमत, माइलेज, रेंज',
    description: 'भारत में बिकने वाले सभी स्कूटर, पेट्रोल और इलेक्ट्रिक, एक्स-शोरूम कीमत के साथ, एक पैमाने पर बने।',
    intro: `भारत में बिकने वाले सभी पेट्रोल और इलेक्ट्रिक स्कूटर, मैक्सी स्कूटर भी। ${howToRead}`,
  },
  sports: {
    label: 'स्पोर्ट्स',
    heading: 'सभी स्पोर्ट्स बाइकें',
    title: 'भारत की सभी स्पोर्ट्स बाइकें: कीमत, पावर, वज़न',
    description: 'भारत में बिकने वाली सभी स्पोर्ट्स और सुपर बाइकें, एक्स-शोरूम कीमत के साथ, एक पैमाने पर बनी।',
    intro: `भारत में बिकने वाली सभी स्पोर्ट्स और सुपर बाइकें। ${howToRead}`,
  },
  mileage: {
    label: 'सबसे अच्छा माइलेज',
    heading: 'सबसे अच्छे माइलेज की बाइकें',
    title: 'भारत की सबसे अच्छे माइलेज की बाइकें और स्कूटर',
    description: 'भारत में बिकने वाली सबसे अच्छे माइलेज की बाइकें और स्कूटर, एक्स-शोरूम कीमत के साथ, एक पैमाने पर बनी।',
    intro: `सबसे अच्छे माइलेज की बाइकें और स्कूटर पहले। ${howToRead}`,
  },
  cruisers: {
    label: 'क्रूज़र',
    heading: 'सभी क्रूज़र',
    title: 'भारत की सभी क्रूज़र: कीमत, सीट की ऊँचाई, वज़न',
    description: 'भारत में बिकने वाली सभी क्रूज़र, एक्स-शोरूम कीमत के साथ, एक पैमाने पर बनी।',
    intro: `भारत में बिकने वाली सभी क्रूज़र। ${howToRead}`,
  },
};
export const ofCategory = {
  empty: { title: 'इस श्रेणी में कोई बाइक नहीं मिली' },
  failure: { title: 'बाइकें नहीं आ सकीं' },
};

/** A range by its name, and as it stands inside a sentence. */
interface Range {
  name: string;
  inSentence: string;
}

export const capacity = ({ name, inSentence }: Range) => ({
  label: name,
  heading: `${name} की सबसे अच्छी बाइकें`,
  title: `भारत की ${name} की सबसे अच्छी बाइकें: कीमत, माइलेज, पावर`,
  description: `भारत में बिकने वाली ${inSentence} इंजन की हर बाइक और स्कूटर: एक्स-शोरूम कीमत, माइलेज, पावर, एक पैमाने पर।`,
  intro: `भारत में बिकने वाली ${inSentence} इंजन की हर बाइक और स्कूटर, ज़्यादा बिकने वाली पहले। ${howToRead}`,
  empty: { title: 'इस दायरे में कोई बाइक नहीं मिली' },
});
export const capacityInSentence = {
  lowest: (max: string) => `${max} सीसी तक`,
  highest: (min: string) => `${min} सीसी से ज़्यादा`,
  between: (min: string, max: string) => `${min}-${max} सीसी`,
};

export const budget = ({ name, inSentence }: Range) => ({
  label: name,
  heading: `${name} की सबसे अच्छी बाइकें`,
  title: `भारत की सबसे अच्छी बाइकें और स्कूटर: ${inSentence}`,
  description: `भारत में ${inSentence} एक्स-शोरूम में बिकने वाली हर बाइक और स्कूटर, माइलेज, पावर और सीट की ऊँचाई के साथ, एक पैमाने पर।`,
  intro: `भारत की हर बाइक और स्कूटर जिसका सबसे सस्ता वेरिएंट ${inSentence} का है, ज़्यादा बिकने वाली पहले। ${howToRead}`,
  empty: { title: 'इस बजट में कोई बाइक नहीं मिली' },
});
export const budgetInSentence = {
  lowest: (max: string) => `${max} से कम`,
  highest: (min: string) => `${min} से ज़्यादा`,
  between: (min: string, max: string) => `${min} – ${max}`,
};

export type Checked = Translation<typeof Hindi, typeof English>;
