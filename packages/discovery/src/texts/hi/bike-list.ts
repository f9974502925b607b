import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';
import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-list.ts';
import type * as Hindi from './bike-list.ts';

export const documentTitle = (title: string) => `${title} | Dopahiya`;
export const documentTitleOfPage = (title: string, page: number) => `${title}, पेज ${page} | Dopahiya`;
export const sharedPicture = (list: string, bikes: readonly string[]) => `${list}: ${bikes.join(', ')}, एक पैमाने पर`;
export const noListDescription = 'इस पते पर बाइकों की कोई सूची नहीं है।';

export const home = 'होम';
export const similarLists = 'मिलती-जुलती सूचियाँ';
export const fits = (height: number) => `मेरे ${height} सेमी कद को सही`;

export const shown = (count: number, { strong }: { strong: (text: string) => ReactNode }) =>
  strong(plural(count, { one: `${count} बाइक`, other: `${count} बाइकें` }));
export const shownOf = (count: number, all: number, { strong }: { strong: (text: string) => ReactNode }) =>
  sentence(`${all} में से `, strong(plural(count, { one: `${count} बाइक`, other: `${count} बाइकें` })));
/** Of the prices of a list as a whole: 'Prices: ex-showroom, Delhi · June 2026'. */
export const pricesAre = (qualifier: string) => `कीमतें: ${qualifier}`;
export const back = 'पीछे';
export const backToCategories = 'श्रेणियों पर वापस';
export const sorts = {
  popularity: 'लोकप्रियता',
  featured: 'चुनी हुई',
  'price-low': 'कीमत: कम से ज़्यादा',
  'price-high': 'कीमत: ज़्यादा से कम',
  mileage: 'माइलेज',
  range: 'रेंज',
  rating: 'रेटिंग',
  'engine-capacity': 'इंजन क्षमता',
  'engine-low': 'इंजन: छोटे से बड़ा',
  'engine-high': 'इंजन: बड़े से छोटा',
  weight: 'वज़न: कम से ज़्यादा',
  'weight-high': 'वज़न: ज़्यादा से कम',
  'seat-height': 'सीट: नीची से ऊँची',
  power: 'पावर',
  'top-speed': 'अधिकतम रफ़्तार',
  launch: 'नई पहले',
};

const reaches: Record<ReachField, string> = { mileage: 'माइलेज', battery_range: 'रेंज' };
const kindNames: Record<FigureKind, string> = {
  certified: 'सरकारी जाँच से प्रमाणित',
  claimed: 'कंपनी के दावे',
  reported: 'मालिकों और रोड टेस्ट के बताए',
};
const kindUnsaid = 'अनजान स्रोत के';
const inOneLine = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' और ');

/** Said of a list that goes by figures that are not all of one kind. */
export const differingKinds = (field: ReachField, kinds: readonly (FigureKind | null)[]) => {
  const names = inOneLine(kinds.map((kind) => (kind === null ? kindUnsaid : kindNames[kind])));
  return `ये ${reaches[field]} के आँकड़े ${names} हैं। हर बाइक पर लिखा है कौन-सा। सड़क पर प्रमाणित या दावे से कम मिलता है।`;
};

/** Said of a list that is put in order by a figure that few bikes state. */
export const topSpeedIsRare = 'जिनकी अधिकतम रफ़्तार पता नहीं, वे अंत में हैं।';

/** Said of a list of bikes with ABS, of which small ones may have it at a higher price. */
export const absOfDearerVariants = '125 सीसी तक की कुछ बाइकों में ABS सिर्फ़ महँगे वेरिएंट में है। यहाँ कीमत सबसे सस्ते वेरिएंट की है।';

export const instalment = (price: string, { months, interest }: { months: number; interest: number }) =>
  `किस्त ${price} से, ${months} महीने, ${interest}% ब्याज पर`;

export const earlier = 'पिछली बाइकें';
export const viewDetails = 'पूरा देखिए';
export const showMore = 'और बाइकें दिखाइए';
export const failed = 'बाइकें नहीं आ सकीं';
export const failedMore = 'और बाइकें नहीं आ सकीं';
export const pages = 'सूची के पेज';
export const noSuchPage = (page: number) => `इस सूची में पेज ${page} नहीं है`;
export const toFirstPage = 'पेज 1 पर जाइए';
export const toWholeList = (heading: string) => `${heading} पर वापस`;

export type Checked = Translation<typeof Hindi, typeof English>;
