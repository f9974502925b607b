/** Where a joiner is spelling in a name of any script but Latin, as a part of a regular expression: after a mark, and between letters. */
export const joinerInNames = String.raw`(?:(?<=\p{M})[\u200C\u200D]|(?<=[\p{L}--\p{Script=Latin}])[\u200C\u200D](?=[\p{L}\p{M}]))`;
const unseenInNames = new RegExp(
  String.raw`${joinerInNames}|([\p{Default_Ignorable_Code_Point}--[\u202A-\u202E\u2066-\u2069]])`,
  'gv',
);

/**
 * A person's name without what nobody sees in it. Not by the rule of `visibleText`: what is searched is compared, so of what is
 * unseen as little as possible stays, and what turns the direction is noise. A name is kept and shown as its owner spells it: it
 * may be of any script (Urdu needs joiners too), and a fixed list of characters is too short for what is shown to others. What
 * turns the direction stays here, so that it is refused and nobody's name is changed into another without a word.
 */
export const visibleName = (name: string): string =>
  name.replaceAll(unseenInNames, (character, isUnseen?: string) => (isUnseen === undefined ? character : ''));
