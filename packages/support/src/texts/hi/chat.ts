import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/chat.ts';
import type * as Hindi from './chat.ts';

export const tab = 'चैट: हमसे पूछिए';
export const tabShort = 'हमसे पूछिए';
export const title = 'दोपहिया से पूछिए';
export const close = 'चैट बंद कीजिए';

export const intro = 'बाइक, कीमत और शोरूम के बारे में पूछिए।';
export const name = 'पूरा नाम';
export const phone = 'फ़ोन';
export const email = 'ईमेल';
export const optional = 'चाहें तो';
export const city = 'शहर';
export const start = 'शुरू कीजिए';
export const skip = 'जानकारी दिए बिना पूछिए';
export const starting = 'शुरू हो रहा है...';
export const required = 'ज़रूरी जगहें भरिए';
export const phoneInvalid = '10 अंकों का सही फ़ोन नंबर लिखिए';
export const detailsFailed = 'आपकी जानकारी भेजते समय गड़बड़ी हुई';
export const kept = (days: number) => `${days} दिन रखा जाता है, या जब तक आप न मिटाएँ।`;

export const welcome = (person: string) => `नमस्ते${person === '' ? '' : ` ${person}`}। बाइक, कीमत या शोरूम के बारे में पूछिए।`;
export const log = 'बातचीत';
export const message = 'आपका संदेश';
export const placeholder = 'संदेश लिखिए';
export const send = 'भेजिए';
export const waiting = 'जवाब आ रहा है...';
export const failed = '⚠️ चैट से जवाब नहीं मिला। थोड़ी देर बाद फिर कोशिश कीजिए।';
export const notUnderstood = '🤖 माफ़ कीजिए, यह समझ में नहीं आया।';
export const asOf = (month: string) => `अनुमान, ${month}`;
export const copy = 'यह कीमत कॉपी कीजिए';
export const pricesAre = (qualifier: string) => `कीमतें: ${qualifier}`;
export const you = 'आप';
export const bot = 'दोपहिया';
export const forget = 'यह बातचीत मिटाएँ';
export const forgotten = 'हमने यह बातचीत मिटा दी है।';
export const notForgotten = 'मिटाया नहीं जा सका। थोड़ी देर बाद फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
