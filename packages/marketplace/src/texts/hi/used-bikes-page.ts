import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/used-bikes-page.ts';
import type * as Hindi from './used-bikes-page.ts';

export const headTitle = 'भारत में बिकाऊ पुरानी बाइकें और स्कूटर | दोपहिया';
export const headDescription =
  'पुरानी बाइकें और स्कूटर, जिन्हें उनके मालिक बेच रहे हैं: ब्रांड, दाम, शहर, साल और किलोमीटर के हिसाब से। नमूनों पर निशान है।';

export const title = 'अपनी सही सवारी ढूँढिए';
export const intro = 'पुरानी बाइकें और स्कूटर, सीधे चलाने वालों से। जो केवल नमूना है, उस पर ऐसा लिखा है।';
export const verified = (count: number) => `${formatNumber(count)} जाँची हुई पुरानी बाइकें`;
export const sell = 'अपनी बाइक बेचिए';
export const browse = 'बाइकें देखिए';

export const byBrand = 'ब्रांड से देखिए';
export const allBrands = 'सभी ब्रांड';

export type Checked = Translation<typeof Hindi, typeof English>;
