import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/faqs.ts';
import type * as Hindi from './faqs.ts';

export const title = 'अक्सर पूछे सवाल';
export const failedTitle = 'सवाल नहीं आ सके। थोड़ी देर में फिर कोशिश कीजिए।';
export const loading = 'सवाल आ रहे हैं...';
export const noneKnown = 'इस मॉडल के लिए कोई सवाल-जवाब नहीं।';

export type Checked = Translation<typeof Hindi, typeof English>;
