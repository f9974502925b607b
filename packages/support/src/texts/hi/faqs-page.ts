import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/faqs-page.ts';
import type * as Hindi from './faqs-page.ts';

export const headTitle = 'अक्सर पूछे सवाल | Dopahiya';
export const headDescription = 'भारत में दोपहिया ख़रीदने के सवालों के जवाब: कीमत, टैक्स, बीमा, लोन, और Dopahiya कैसे चलता है।';

export const home = 'होम';
export const title = 'अक्सर पूछे सवाल';
export const intro = 'दोपहिया ख़रीदने और इस साइट के बारे में जवाब।';
export const search = 'सवाल खोजिए';
export const searchPlaceholder = 'बीमा, माइलेज, नमूना';
export const submit = 'खोजिए';
export const aboutBuying = 'ख़रीदना और रखना';
export const aboutThisSite = 'इस साइट के बारे में';
export const ownAddress = 'इस जवाब का लिंक';
export const ownAddressOf = (question: string) => `इस जवाब का लिंक: ${question}`;
export const loading = 'सवाल आ रहे हैं...';
export const failed = 'सवाल नहीं आ सके। थोड़ी देर में फिर कोशिश कीजिए।';
export const noneKnown = 'इस मॉडल के लिए कोई सवाल-जवाब नहीं।';
export const noneFound = 'मिलता हुआ कोई सवाल नहीं';
export const tryOtherWords = 'एक ही शब्द लिखिए, या कोई दूसरा शब्द।';

export type Checked = Translation<typeof Hindi, typeof English>;
