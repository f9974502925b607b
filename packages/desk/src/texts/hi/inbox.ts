import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/inbox.ts';
import type * as Hindi from './inbox.ts';

export const title = 'इनबॉक्स';
export const messages = 'संदेश';
export const figureReports = 'ग़लत आँकड़ों की शिकायतें';
export const questions = 'जिन सवालों का जवाब नहीं मिला';
export const moderation = 'जाँच';

export const states = 'कौन-से संदेश';
export const stateOf = { open: 'खुले', answered: 'जवाब दिया', archived: 'संभाले हुए' };
export const messagesFailed = 'संदेश नहीं खुले';
export const noMessages = 'यहाँ कोई संदेश नहीं';
export const subject = 'Dopahiya को आपका संदेश';
export const move = { open: 'फिर खोलिए', answered: 'जवाब दे दिया', archived: 'संभालकर रखिए' };
export const moveOf = (action: string, who: string) => `${action}: ${who}`;
export const notMoved = 'संदेश जैसा था वैसा ही है';
export const erase = 'मिटाइए';
export const eraseOf = (who: string) => `${who} का संदेश मिटाइए`;
export const eraseMeans = 'यह हमेशा के लिए मिट जाएगा।';
export const notErased = 'संदेश नहीं मिटा';

export const reportsFailed = 'शिकायतें नहीं खुलीं';
export const noReports = 'कोई शिकायत बाकी नहीं';
export const ours = (value: string) => `हमारा आँकड़ा: ${value}।`;
export const reported = (value: string) => `बताया गया: ${value}।`;
export const times = (count: number, shown: string) =>
  plural(count, { one: 'एक बार बताया गया।', other: `${shown} बार बताया गया।` });
export const seenAt = (place: string) => `कहाँ देखा: ${place}।`;
export const accept = 'मानिए';
export const acceptOf = (what: string) => `मानिए: ${what}`;
export const keep = 'हमारा रखिए';
export const keepOf = (what: string) => `हमारा रखिए: ${what}`;
export const notSettled = 'शिकायत जैसी थी वैसी ही है';

export const questionsFailed = 'सवाल नहीं खुले';
export const noQuestions = 'हर सवाल का जवाब मिला';
export const asked = (count: number, shown: string) =>
  plural(count, { one: 'एक बार पूछा गया।', other: `${shown} बार पूछा गया।` });

export const cases = (count: number) =>
  plural(count, {
    one: count === 0 ? 'कोई मामला बाकी नहीं।' : 'एक मामला बाकी है।',
    other: `${formatNumber(count)} मामले बाकी हैं।`,
  });
export const openModeration = 'जाँच खोलिए';

export type Checked = Translation<typeof Hindi, typeof English>;
