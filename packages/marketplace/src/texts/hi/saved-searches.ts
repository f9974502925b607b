import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/saved-searches.ts';
import type * as Hindi from './saved-searches.ts';

export const title = 'सहेजी गई खोजें';
export const save = 'यह खोज सहेजिए';
export const saved = 'खोज सहेज ली गई।';
export const all = 'अपनी सहेजी गई खोजें देखिए';
export const notSaved = 'यह खोज नहीं सहेजी जा सकी';
export const tryLater = 'कृपया बाद में फिर कोशिश कीजिए।';

export const notLoaded = 'आपकी सहेजी गई खोजें नहीं आ सकीं';
export const intro = (limit: number) => `सबसे नई बाइकें देखने के लिए खोज खोलिए। आप ${limit} खोजें सहेज सकते हैं।`;
export const none = 'अभी कोई खोज सहेजी नहीं गई';
export const howTo = 'पुरानी बाइकों के पेज पर फ़िल्टर चुनिए, फिर खोज सहेजिए।';
export const usedBikes = 'पुरानी बाइकें';
export const savedOn = (date: string) => `${date} को सहेजी गई`;
export const remove = 'हटाइए';
export const deleteNamed = (search: string) => `${search} हटाइए`;
export const notDeleted = 'यह खोज नहीं हटाई जा सकी';

export type Checked = Translation<typeof Hindi, typeof English>;
