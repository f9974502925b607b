/** Letters of the scripts of India: only between two of them does a joiner say how they are written. */
const indic = String.raw`[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;
const unseen = new RegExp(
  String.raw`(${indic})[\u200C\u200D](?=${indic})|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]`,
  'gu',
);

/**
 * A text without what nobody sees in it: zero-width blanks, direction marks, soft hyphens, byte order marks, which come along
 * when text is copied. Joiners between letters of Indian scripts stay: names are written with them. For what is searched and
 * read; a person's own name has `visibleName`.
 */
export function visibleText(text: string): string {
  return text.replaceAll(unseen, (shown, letter: string | undefined) => (letter === undefined ? '' : shown));
}

/** What somebody looks for with what they typed: without what nobody sees, in small letters. */
export const soughtText = (typed: string): string => visibleText(typed).trim().toLowerCase();
