import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

export const verifiedReviews = 'जाँचे हुए रिव्यू';
export const verifiedHow = 'हर रिव्यू प्रकाशित करने से पहले हम पढ़ते हैं। नमूनों पर वैसा लिखा है।';
export const secureConnection = 'सुरक्षित कनेक्शन';

export type Checked = Translation<typeof Hindi, typeof English>;
