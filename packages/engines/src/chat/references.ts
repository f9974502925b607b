import { alone } from '../plain-words/alone.ts';
import { hasCue } from './intents/cues.ts';
import { readFuel } from './read-choices.ts';
import type { IndexedModel } from '../parser/names/name-index.ts';
import type { ChatThread } from './chat-thread.ts';

const words = (source: string): RegExp => new RegExp(alone(source), 'iu');

const thing = '(?:one|wal[aie]|bike|scooter|option|वाल[ीाे])';
const ordinals: readonly RegExp[] = [
  words(`first(?: ${thing})?|1st|pehl[aie]|pahl[aie]|पहल[ीाे]`),
  words(`(?:second(?: ${thing})?|2nd)(?![ -]*hand)|dusr[aie]|doosr[aie]|दूसर[ीाे]`),
  words(`third(?: ${thing})?|3rd|teesr[aie]|tisr[aie]|तीसर[ीाे]`),
];
const bothWords = words('both|the two|of them|dono|donon|दोनों|दोनो');
const cheaper = words(
  `(?:the )?(?:cheaper(?: ${thing})?|cheapest(?: one)?)|sast[aie] ?(?:one|wal[aie]|option)|सस्त[ीाे] वाल[ीाे]`,
);
const dearer = words(
  `(?:the )?(?:dearer|costlier|more expensive)(?: ${thing})?|mah?eng[aie] ?${thing}|महंग[ीाे] वाल[ीाे]`,
);
const it = words(
  "it|its|it's|this(?: (?:bike|one|scooter))?|that(?: (?:bike|one|scooter))?|same|iska|iski|iske|uska|uski|uske|isk[aie]|ye|yeh|wo|woh|उसका|उसकी|उसके|इसका|इसकी|इसके|यह|वह|ये|वो",
);

/** The models that a message refers back to. */
export interface Pointed {
  bikes: readonly string[];
}

/** Resolves references to models in the conversation: 'the second one', 'both', 'it', 'the cheaper one'. */
export function pointedAt(text: string, thread: ChatThread, models: readonly IndexedModel[]): Pointed | null {
  const { recent, offered, listed } = thread;
  const shown = offered.length > 0 ? offered : listed;
  if (bothWords.test(text) && recent.length > 1) return { bikes: recent.slice(0, 2) };
  const pointed = byPrice(text, shown, models) ?? byPlace(text, shown) ?? (it.test(text) ? recent[0] : undefined);
  return pointed === undefined ? null : { bikes: [pointed] };
}

function byPrice(text: string, shown: readonly string[], models: readonly IndexedModel[]): string | undefined {
  if (shown.length < 2) return undefined;
  const priceOf = (key: string) => models.find(({ model }) => model.key === key)?.model.price ?? Infinity;
  // 'The cheapest electric scooter' starts a new search rather than referring back.
  if (hasCue(withoutPrices(text), 'bikes') || readFuel(withoutPrices(text)) !== undefined) return undefined;
  const sorted = shown.toSorted((one, other) => priceOf(one) - priceOf(other));
  if (cheaper.test(text)) return sorted[0];
  return dearer.test(text) ? sorted.at(-1) : undefined;
}

function byPlace(text: string, shown: readonly string[]): string | undefined {
  const place = ordinals.findIndex((ordinal) => ordinal.test(text));
  return place < 0 ? undefined : shown[place];
}

/** Removes 'the cheaper one' and the like, which do not ask for a price. */
export const withoutPrices = (text: string): string => text.replace(cheaper, ' ').replace(dearer, ' ');

/** Words that refer back to something or merely connect messages. */
export const pointingWords =
  "first|second|third|1st|2nd|3rd|pehl[aie]|pahl[aie]|dusr[aie]|doosr[aie]|teesr[aie]|पहल[ीाे]|दूसर[ीाे]|तीसर[ीाे]|both|two|dono|दोनों|it|its|it's|this|that|same|iska|iski|iske|uska|uski|uske|ye|yeh|wo|woh|उसका|उसकी|इसका|इसकी|यह|वह|there|wahan|wahi|वहां|वहीं|cheaper|one|ones|only|and|aur|or|और|what|about|how|if|then|also|bhi|भी|no|nahi|नहीं|not|instead|them|they|those|these";
