import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/header-user.ts';
import type * as Hindi from './header-user.ts';

export const stillSignedIn = 'आप अब भी लॉग इन हैं: सर्वर तक बात नहीं पहुँची। कृपया फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
