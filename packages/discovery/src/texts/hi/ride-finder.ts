import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/ride-finder.ts';
import type * as Hindi from './ride-finder.ts';

export const findBy = 'किससे खोजें';
export const brandTab = 'ब्रांड';
export const budgetTab = 'बजट';
export const displacementTab = 'इंजन';
export const bodyStyleTab = 'स्टाइल';
export const comingSoon = (tab: string) => `${tab} फ़िल्टर जल्द आ रहा है`;

export const searchBrands = 'ब्रांड खोजिए';
export const searchBrandsPlaceholder = 'ब्रांड खोजिए...';
export const brands = 'ब्रांड';
export const models = (count: number) => plural(count, { one: `${count} मॉडल`, other: `${count} मॉडल` });
export const noBrands = 'इस खोज का कोई ब्रांड नहीं मिला';
export const brandsFailed = 'जानकारी नहीं आ सकी';
export const brandsFailedWhy = 'ब्रांड नहीं आ सके।';
export const moreBrandsFailedWhy = 'और ब्रांड नहीं आ सके।';
export const loadMoreBrands = 'और ब्रांड दिखाइए';
export const brandsShown = (shown: number, all: number) => `${all} में से ${shown} ब्रांड`;
export const categories = 'श्रेणियाँ';

export const budget = 'बजट';
export const displacement = 'इंजन क्षमता';
export const under = (amount: string) => `${amount} से कम`;
export const above = (amount: string) => `${amount} से ज़्यादा`;
export const thousands = (count: number) => `${count} हज़ार`;
export const lakhs = (count: number) => `${count} लाख`;
export const allRanges = 'सभी दायरे';
export const noBikesInBudget = 'इस बजट में कोई बाइक नहीं मिली';
export const noBikesInRange = 'इस दायरे में कोई बाइक नहीं मिली';
export const bikesFailed = 'बाइकें नहीं आ सकीं';

export const bodyStyle = 'स्टाइल';
export const chooseBodyStyle = 'बाइकें देखने के लिए स्टाइल चुनिए।';
export const noBikesOfStyle = 'इस स्टाइल की कोई बाइक नहीं मिली';
export const styleFailed = 'बाइकें नहीं आ सकीं। फिर कोशिश कीजिए।';

export const viewAllBikes = 'सभी बाइकें देखिए';
export const viewAll = (bikes: string) => `सभी देखिए: ${bikes}`;

export type Checked = Translation<typeof Hindi, typeof English>;
