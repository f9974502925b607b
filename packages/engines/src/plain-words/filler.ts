import { alone } from './alone.ts';

const english = String.raw`acc?hh?[aie]|an?|and|badhiya|any|are|around|at|batao|bataiye|best|bhi|bikes?|budget|buy|by|can|find|for|from|give|gaa?[dr]i(?:yan?)?|good|great|having|hai|highest|ho|i|in|india|indian|is|it|latest|list|looking|me|jo|kaun ?si|koi|kon ?si|model|models|most|mujhe|motor ?bikes?|motorcycles?|my|na(?:ya|yi|ye)|need|new|of|on|or|please|price|recommend|search|should|show|dikha(?:o|iye)|suggest|some|that|the|to|top(?: \d{1,2})?|used|(?:second|2nd)[ -]?hand|puran[aie]|(?:two|2)[ -]?wheelers?|under|vehicles?|want|what|which|with|ya|aur`;
const hindi =
  'wal[aie]|(?:ke )?liye|ke beech|k[aie]|chahiye|बाइक|बाइक्स|मोटरसाइकिल|मोटर साइकिल|दोपहिया|गाड़ी|वाला|वाली|वाले|की|का|के|में|और|चाहिए|लिए|लिये|अच्छी|अच्छा|कोई|भी|बताओ|बताइए|दिखाओ|दिखाइए|सबसे|नई|नया|पुरान[ाीे]|सेकंड हैंड';

/** Stop words in searches. */
export const filler = new RegExp(alone(`${english}|${hindi}`), 'giu');

/** Checks whether a word is a stop word. */
export const isFiller = (word: string): boolean => new RegExp(`^(?:${english}|${hindi})$`, 'iu').test(word);
