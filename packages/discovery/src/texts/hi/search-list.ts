import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/search-list.ts';
import type * as Hindi from './search-list.ts';

export const search = {
  label: 'खोज',
  description: 'नाम से बाइक और स्कूटर खोजिए, या बताइए क्या चाहिए: 1 लाख से कम का 50 kmpl वाला स्कूटर।',
  intro: 'नाम से खोजिए, या बताइए क्या चाहिए: ब्रांड, बजट, इंजन, माइलेज, रेंज या सीट की ऊँचाई।',
  failure: { title: 'बाइकें नहीं आ सकीं' },
};
export const emptySearch = { heading: 'खोज', title: 'बाइक और स्कूटर खोजिए' };
export const searchFor = (words: string) => ({
  heading: `"${words}" के नतीजे`,
  title: `${words}: बाइकें और स्कूटर`,
});
export const noResults = (words: string) => ({
  title: `"${words}" के लिए कुछ नहीं मिला`,
  message: 'वर्तनी जाँचिए, कम शब्द लिखिए, या सभी बाइकें देखिए।',
});
export const backToAllBikes = 'सभी बाइकों पर वापस';
export const seeAllBikes = 'सभी बाइकें देखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
