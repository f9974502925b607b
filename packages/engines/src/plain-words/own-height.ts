import { alone } from './alone.ts';

/** Words for one's own. */
export const mine = 'my|meri|mera|mere|apn[aei]|mujhe|मेरी|मेरा|मेरे';

/** Matches 'for my height'. */
export const ownHeight = new RegExp(
  alone(
    String.raw`(?:(?:that |which )?fits? |(?:for|as per|according to|suits?) )?(?:${mine}) (?:own )?(?:height|size|kad|हाइट|क\u093C?द)(?: (?:ke (?:liye|hisaa?b se)|wal[aie]|के (?:लिए|हिसाब से)))?|(?:that |which )?(?:fits|suits) me`,
  ),
  'giu',
);

/** Replaces 'my height' in the words of a search with a height in cm. */
export const withOwnHeight = (words: string, height: number): string =>
  words.normalize('NFC').replace(ownHeight, `${height} cm rider`);
