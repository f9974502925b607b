import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/upcoming-list.ts';
import type * as Hindi from './upcoming-list.ts';

export const upcoming = {
  label: 'नई बाइकें',
  heading: 'भारत में आने वाली बाइकें',
  title: 'भारत में आने वाली बाइकें और स्कूटर: लॉन्च की तारीख़, संभावित कीमत',
  description: 'भारत में आने वाली बाइकें और स्कूटर, लॉन्च की तारीख़ और संभावित एक्स-शोरूम कीमत के साथ, एक पैमाने पर बनी।',
  intro:
    'भारत के लिए घोषित बाइकें और स्कूटर, सबसे पास का लॉन्च पहले। संभावित कीमत लॉन्च से पहले बदल सकती है। सभी बाइकें एक पैमाने पर बनी हैं।',
  empty: { title: 'कोई आने वाली बाइक नहीं मिली' },
  failure: { title: 'आने वाली बाइकें नहीं आ सकीं' },
};

export type Checked = Translation<typeof Hindi, typeof English>;
