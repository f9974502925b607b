import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-slots.ts';
import type * as Hindi from './bike-slots.ts';

export const changeBike = 'बाइक बदलिए';
export const changeThisBike = (bike: string) => `बाइक बदलिए: ${bike}`;
export const remove = 'हटाइए';
export const removeBike = (bike: string) => `${bike} हटाइए`;
export const enlargeBike = (bike: string) => `${bike} को बड़ा कीजिए`;
export const versus = 'बनाम';

export const noBike = 'अभी कोई बाइक नहीं';
export const selectBike = 'बाइक चुनिए';
export const addThirdBike = 'तीसरी बाइक जोड़िए';
export const addFourthBike = 'चौथी बाइक जोड़िए';

export const sideView = 'बगल से';
export const picture = (bike: string, view: string) => `${bike}, ${view}`;

export const loading = 'तुलना आ रही है...';

export type Checked = Translation<typeof Hindi, typeof English>;
