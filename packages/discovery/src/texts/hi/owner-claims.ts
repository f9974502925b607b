import type { OwnClaim } from '@dopahiya/site';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

/** Marketing claims that the specification prescribes; none is computed from data. */
export const thousandsOfMotorcycles: OwnClaim = {
  id: 'home-count',
  text: 'दुनिया के बड़े ब्रांडों की हज़ारों मोटरसाइकिलें देखिए',
};
export const mostSearched = 'इस हफ़्ते सबसे ज़्यादा खोजी गई बाइकें';
export const lovedByUsers = 'हमारे यूज़र की पसंदीदा बाइकें';
export const environmentFriendly = 'पर्यावरण के अनुकूल इलेक्ट्रिक वाहन';

export type Checked = Translation<typeof Hindi, typeof English>;
