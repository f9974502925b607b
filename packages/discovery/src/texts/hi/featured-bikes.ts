import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/featured-bikes.ts';
import type * as Hindi from './featured-bikes.ts';

export const tabs = 'चुनी हुई बाइकें';
export const trending = {
  label: 'चलन में',
  heading: 'चुनी हुई बाइकें',
  badge: 'अभी चलन में',
  bikes: 'चलन की बाइकें',
  all: 'चलन की सभी बाइकें देखिए',
};
export const popular = {
  label: 'लोकप्रिय',
  heading: 'चुनी हुई बाइकें',
  badge: 'सबसे लोकप्रिय',
  bikes: 'लोकप्रिय बाइकें',
  all: 'सभी लोकप्रिय बाइकें देखिए',
};
export const electric = {
  label: 'इलेक्ट्रिक',
  heading: 'चुनी हुई बाइकें',
  badge: 'इलेक्ट्रिक वाहन',
  bikes: 'इलेक्ट्रिक बाइकें',
  all: 'सभी इलेक्ट्रिक बाइकें देखिए',
};
export const upcoming = {
  label: 'आने वाली',
  heading: 'आने वाली बाइकें',
  badge: 'जल्द आ रही हैं',
  subtitle: 'जल्द होने वाले लॉन्च',
  bikes: 'आने वाली बाइकें',
  all: 'सभी आने वाली बाइकें देखिए',
};

export const viewOffers = 'ऑफ़र देखिए';
export const popularBadge = 'लोकप्रिय';

export type Checked = Translation<typeof Hindi, typeof English>;
