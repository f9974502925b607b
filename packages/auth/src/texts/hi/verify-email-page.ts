import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/verify-email-page.ts';
import type * as Hindi from './verify-email-page.ts';

export const headTitle = 'ईमेल पते की पुष्टि कीजिए | Dopahiya';
export const headDescription = 'आपको भेजे गए लिंक से अपने ईमेल पते की पुष्टि कीजिए।';

export const title = 'ईमेल की पुष्टि';
export const intro = 'ताकि हमें पता रहे कि नए पासवर्ड का लिंक आप तक ही पहुँचता है, किसी और तक नहीं।';
export const confirm = 'मेरे ईमेल की पुष्टि कीजिए';
export const done = 'आपके ईमेल पते की पुष्टि हो गई है।';
export const doneHalf = 'धन्यवाद। दूसरे मेल का लिंक भी खोलते ही नया पता यहाँ आपका हो जाएगा।';
export const failed = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';
export const login = 'लॉग इन';
export const goOn = 'जहाँ छोड़ा था, वहीं से आगे बढ़िए';
export const stillThere = 'क्या आप कुछ लिख रहे थे? उसी टैब या ब्राउज़र में लौटिए। वह अब भी वहाँ है।';
export const profile = 'मेरी प्रोफ़ाइल';
export const anotherLink = 'दूसरा लिंक भेजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
