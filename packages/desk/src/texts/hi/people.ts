import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/people.ts';
import type * as Hindi from './people.ts';

export const title = 'लोग';
export const intro = 'मालिक और संपादक डेस्क चलाते हैं। भूमिका सिर्फ़ मालिक देते हैं।';
export const introOfEditor = 'भूमिका देने या हटाने के लिए मालिक से कहिए।';
export const failed = 'सूची नहीं खुली';
export const roles = { owner: 'मालिक', editor: 'संपादक', moderator: 'मॉडरेटर' };
export const noSecondFactor = 'दो चरण का लॉग इन चालू नहीं है, इसलिए भूमिका अभी काम नहीं करती।';
export const grant = 'भूमिका दीजिए';
export const username = 'यूज़रनेम';
export const usernameMeans = 'पहले इनका खाता होना चाहिए।';
export const role = 'भूमिका';
export const doGrant = 'दीजिए';
export const notGranted = 'भूमिका नहीं दी गई';
export const revoke = 'हटाइए';
export const revokeOf = (name: string) => `${name} की भूमिका हटाइए`;
export const revokeMeans = 'इनके ड्राफ़्ट और पुराने बदलाव रहेंगे।';
export const revoked = (name: string) => `अब ${name} की कोई भूमिका नहीं है।`;
export const notRevoked = 'भूमिका नहीं हटी';

export type Checked = Translation<typeof Hindi, typeof English>;
