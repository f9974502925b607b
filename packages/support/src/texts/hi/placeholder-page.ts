import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/placeholder-page.ts';
import type * as Hindi from './placeholder-page.ts';

export const headTitle = (title: string) => `${title} | दोपहिया`;
export const text = 'यह सुविधा अभी बन रही है और जल्द मिलेगी';
export const goBack = 'वापस जाइए';

export const titles = {
  insurance: 'बीमा',
  'news-media': 'समाचार माध्यम',
  reviews: 'रिव्यू',
  'sell-bikes': 'बाइक बेचें',
  'spare-parts': 'पुर्ज़े',
  'used-bikes': 'पुरानी बाइकें',
};
export const page = 'जल्द आ रहा है';

export type Checked = Translation<typeof Hindi, typeof English>;
