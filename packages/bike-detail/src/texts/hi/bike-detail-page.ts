import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-detail-page.ts';
import type * as Hindi from './bike-detail-page.ts';

export const back = 'पीछे';
export const loading = 'बाइक आ रही है';

export const failureAdvice = 'जो बाइक आप खोज रहे हैं वह नहीं है या हटा दी गई है।';
export const backToBikes = 'बाइकों पर वापस';
export const tryAgain = 'फिर कोशिश कीजिए';

export const priceLabel = (name: string) => `${name} की कीमत`;
export const onRoadIn = (city: string) => `ऑन-रोड, ${city}`;
export const compare = 'मिलाइए';
export const getBestPrice = 'सबसे अच्छी कीमत पाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
