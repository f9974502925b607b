import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/server.ts';
import type * as Hindi from './server.ts';

export const headTitle = (text: string) => `${text} | Dopahiya`;
export const home = 'Dopahiya के होम पेज पर जाइए';

export const noPage = 'पेज नहीं मिला।';
export const noFile = 'फ़ाइल नहीं मिली।';
export const onlyGet = 'यह पता सिर्फ़ GET माँगें लेता है।';
export const onlyForms = 'यह पता सिर्फ़ फ़ॉर्म लेता है।';
export const brokenOff = 'पूरा फ़ॉर्म हम तक नहीं पहुँचा। पीछे जाकर फिर भेजिए।';
export const formTooLong = 'आपका फ़ॉर्म बहुत लंबा है। छोटा करके फिर भेजिए।';
export const foreign = 'यह फ़ॉर्म किसी और वेबसाइट से आया। Dopahiya खोलकर वहाँ से भेजिए।';
export const busy = 'साइट अभी व्यस्त है। थोड़ी देर में फिर कोशिश कीजिए।';
export const tooMany = 'आपने बहुत जल्दी बहुत पेज खोले। थोड़ा रुककर फिर कोशिश कीजिए।';
export const failed = 'हमारी ओर से गड़बड़ी हुई। थोड़ी देर में फिर कोशिश कीजिए।';
export const noSitemap = 'साइटमैप अभी नहीं मिल सकता। थोड़ी देर में फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
