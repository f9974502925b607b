/** Where a joiner is spelling: after a mark, and between letters of any script but Latin. */
const spellingJoiner = String.raw`(?<=\p{M})[\u200C\u200D]|(?<=(?!\p{Script=Latin})\p{L})[\u200C\u200D](?=(?!\p{Script=Latin})[\p{L}\p{M}])`;
/** What nobody sees: zero-width blanks, fillers, soft hyphens, variation selectors, tags, the Braille blank. */
const unseenClass = String.raw`(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]`;
const unseen = new RegExp(`${spellingJoiner}|(${unseenClass})`, 'gu');
const anyUnseen = new RegExp(unseenClass, 'gu');
/** What turns the direction of the text behind it: others would read other words than were written. */
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text that others read, without what nobody sees in it. Joiners stay where names of India are spelled with them. Direction
 * marks stay too, so that the contract refuses them and no text is changed into another without a word.
 */
export const shownText = (text: string): string =>
  text.replaceAll(unseen, (character, isUnseen?: string) => (isUnseen === undefined ? character : ''));

/** A text that is searched, compared or read as a number or an address: as `shownText`, and without direction marks. */
export const visibleText = (text: string): string => shownText(text).replaceAll(direction, '');

/** A text without anything that nobody sees, also without joiners: for what is read for hidden words and numbers. */
export const bareText = (text: string): string => text.replaceAll(anyUnseen, '').replaceAll(direction, '');

const plain = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200C\u200D])*$/u;

/** Whether a line holds nothing but what others can see: no control, direction or invisible characters, and no line ends. */
export const isPlainLine = (text: string): boolean =>
  plain.test(text) && !turnsDirection(text) && shownText(text) === text;

/** Whether a text has marks that turn its direction. */
export const turnsDirection = (text: string): boolean => text.search(direction) !== -1;

/** What somebody looks for with what they typed: without what nobody sees, in small letters. */
export const normaliseSearchText = (typed: string): string => visibleText(typed).trim().toLowerCase();
