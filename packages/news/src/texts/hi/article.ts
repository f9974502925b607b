import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/article.ts';
import type * as Hindi from './article.ts';

export const documentTitle = (title: string) => `${title} | दोपहिया`;
export const pendingTitle = 'लेख | दोपहिया';
export const pendingDescription = 'भारत के दोपहिया की ख़बरें, रिव्यू, तुलनाएँ और गाइड।';
export const missingDocumentTitle = 'लेख नहीं मिला | दोपहिया';
export const pictureAlt = (bike: string) => `${bike}, असली अनुपात में बना चित्र`;

export const home = 'होम';
export const newsAndReviews = 'ख़बरें और रिव्यू';
export const loading = 'लेख आ रहा है...';
export const sample = 'नमूना';
export const sampleNote = 'यह लेख एक नमूना है: यह दिखाता है कि यहाँ लेख कैसे दिखते हैं।';
export const languageNote = (written: 'en' | 'hi'): string | null => (written === 'hi' ? null : 'यह लेख अंग्रेज़ी में है।');
export const views = (count: number) => `${formatNumber(count)} बार देखा गया`;
export const likes = (count: number) => `${formatNumber(count)} लोगों को पसंद`;

export const copyTable = 'तालिका कॉपी कीजिए';
export const tableCopied = 'तालिका कॉपी हो गई';
export const tableNotCopied = 'ब्राउज़र ने कॉपी नहीं करने दिया। तालिका चुनकर ख़ुद कॉपी कीजिए।';

export const keySpecifications = 'मुख्य आँकड़े';
export const aboutBikes = 'इस लेख की बाइकें';
export const like = 'पसंद';
export const likedBy = (count: number) => `पसंद (${formatNumber(count)})`;
export const likeFailed = 'आपकी पसंद दर्ज नहीं हुई। फिर कोशिश कीजिए।';
export const confirmFirst = 'लेख पसंद करने से पहले अपना ईमेल पता पक्का कीजिए।';
export const toConfirm = 'ईमेल पक्का कीजिए';
export const likesNeedScripts = 'पसंद दर्ज करने के लिए JavaScript चाहिए।';
export const backToNews = 'ख़बरों और रिव्यू पर वापस';

export const alsoLike = 'आपको यह भी पसंद आ सकता है';
export const noneRelated = 'इससे जुड़ा कोई लेख नहीं मिला।';
export const relatedLoading = 'जुड़े लेख आ रहे हैं...';
export const relatedFailed = 'जुड़े लेख नहीं आ सके';
export const relatedFailedWhy = 'ख़बरें नहीं मिल सकीं';

export const missingTitle = 'लेख नहीं मिला';
export const missingMessage = 'यह लेख हमारे पास नहीं है।';
export const browseAll = 'सभी लेख देखिए';
export const failedTitle = 'लेख नहीं आ सका';
export const failedWithStatus = (status: number) => `सर्वर ने ${status} कहा`;
export const failedWhy = 'लेख नहीं मिल सका।';
export const backToReviews = 'लेखों पर वापस';
export const tryAgain = 'फिर कोशिश कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
