import { alone } from '../plain-words/alone.ts';
import type { NamedModel } from './chat-names.ts';
import type { ChatThread } from './chat-thread.ts';

const words = (source: string): RegExp => new RegExp(alone(source), 'iu');

const one = '(?:one|wal[aie]|bike|scooter|option|वाल[ीाे])';
const ordinals: readonly RegExp[] = [
  words(`first(?: ${one})?|1st|pehl[aie]|pahl[aie]|पहल[ीाे]`),
  words(`second(?: ${one})?|2nd|dusr[aie]|doosr[aie]|दूसर[ीाे]`),
  words(`third(?: ${one})?|3rd|teesr[aie]|tisr[aie]|तीसर[ीाे]`),
];
const bothWords = words('both|the two|of them|dono|donon|दोनों|दोनो');
const cheaper = words(`(?:the )?(?:cheaper|cheapest)(?: ${one})?|sast[aie] ?${one}|सस्त[ीाे] वाल[ीाे]`);
const dearer = words(`(?:the )?(?:dearer|costlier|more expensive)(?: ${one})?|mah?eng[aie] ?${one}|महंग[ीाे] वाल[ीाे]`);
const it = words(
  "it|its|it's|this(?: (?:bike|one|scooter))?|that(?: (?:bike|one|scooter))?|same|iska|iski|iske|uska|uski|uske|isk[aie]|ye|yeh|wo|woh|उसका|उसकी|उसके|इसका|इसकी|इसके|यह|वह|ये|वो",
);

/** What a message points back to. */
export interface Pointed {
  bikes: readonly string[];
  /** Without the words that point. */
  isBoth: boolean;
}

/** The models of the conversation that a message points to: 'the second one', 'both', 'it', 'the cheaper one'. */
export function pointedAt(text: string, thread: ChatThread, models: readonly NamedModel[]): Pointed | null {
  const listed = thread.offered.length > 0 ? thread.offered : thread.listed;
  const recent = thread.recent;
  if (bothWords.test(text) && recent.length > 1) return { bikes: recent.slice(0, 2), isBoth: true };
  const byPrice = cheaper.test(text) ? 1 : dearer.test(text) ? -1 : 0;
  if (byPrice !== 0 && listed.length > 1) {
    const priceOf = (key: string) => models.find((model) => model.key === key)?.price ?? Infinity;
    const [first] = listed.toSorted((a, b) => byPrice * (priceOf(a) - priceOf(b)));
    return { bikes: first === undefined ? [] : [first], isBoth: false };
  }
  const place = ordinals.findIndex((ordinal) => ordinal.test(text));
  const picked = place < 0 ? undefined : listed[place];
  if (picked !== undefined) return { bikes: [picked], isBoth: false };
  const [last] = recent;
  return last !== undefined && it.test(text) ? { bikes: [last], isBoth: false } : null;
}

/** Words that point to something that was said before, or only join a message to it. */
export const pointingWords =
  "first|second|third|1st|2nd|3rd|pehl[aie]|pahl[aie]|dusr[aie]|doosr[aie]|teesr[aie]|पहल[ीाे]|दूसर[ीाे]|तीसर[ीाे]|both|two|dono|दोनों|it|its|it's|this|that|same|iska|iski|iske|uska|uski|uske|ye|yeh|wo|woh|उसका|उसकी|इसका|इसकी|यह|वह|there|wahan|wahi|वहां|वहीं|cheaper|one|ones|only|and|aur|or|और|what|about|how|if|then|also|bhi|भी|no|nahi|नहीं|not|instead|them|they|those|these";
