/** Joiners that are part of the spelling: after a mark, and between letters of any script but Latin. */
const spellingJoiner = String.raw`(?<=\p{M})[\u200C\u200D]|(?<=(?!\p{Script=Latin})\p{L})[\u200C\u200D](?=(?!\p{Script=Latin})[\p{L}\p{M}])`;
/** Invisible characters: zero-width spaces, fillers, soft hyphens, variation selectors, tags, the Braille blank. */
const unseenClass = String.raw`(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]`;
const unseen = new RegExp(`${spellingJoiner}|(${unseenClass})`, 'gu');
const anyUnseen = new RegExp(unseenClass, 'gu');
/** Direction marks: they change the order in which the text after them is displayed. */
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Removes invisible characters from a text for display. Joiners stay where Indian names are spelled with them.
 * Direction marks stay too, so that validation rejects them instead of silently changing the text.
 */
export const shownText = (text: string): string =>
  text.replaceAll(unseen, (character, isUnseen?: string) => (isUnseen === undefined ? character : ''));

/** Like `shownText`, also without direction marks: for search, comparison, and parsing numbers or addresses. */
export const visibleText = (text: string): string => shownText(text).replaceAll(direction, '');

/** Removes all invisible characters, including joiners: for detecting hidden words and numbers. */
export const bareText = (text: string): string => text.replaceAll(anyUnseen, '').replaceAll(direction, '');

const plain = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200C\u200D])*$/u;

/** Checks whether a line has only visible characters: no control, direction or invisible characters, and no line breaks. */
export const isPlainLine = (text: string): boolean =>
  plain.test(text) && !turnsDirection(text) && shownText(text) === text;

/** Checks whether a text contains direction marks. */
export const turnsDirection = (text: string): boolean => text.search(direction) !== -1;

/** Normalises a search text: removes invisible characters, trims and lowercases it. */
export const normaliseSearchText = (typed: string): string => visibleText(typed).trim().toLowerCase();
