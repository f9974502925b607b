import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/colours.ts';
import type * as Hindi from './colours.ts';

// Plain colours and finishes only: 'Stealth Black' and 'Emerald' are names, as brochures and showrooms say them.
const words = `and:और with:और black:काला white:सफ़ेद red:लाल blue:नीला green:हरा yellow:पीला grey:स्लेटी gray:स्लेटी silver:सिल्वर
  orange:नारंगी brown:भूरा purple:बैंगनी pink:गुलाबी maroon:मैरून gold:सुनहरा golden:सुनहरा bronze:ब्रॉन्ज़ copper:कॉपर beige:बेज
  cream:क्रीम metallic:मेटैलिक pearl:पर्ल matte:मैट matt:मैट mat:मैट glossy:ग्लॉसी gloss:ग्लॉसी satin:सैटिन dark:गहरा deep:गहरा
  light:हल्का dual:ड्यूअल tone:टोन`;

const known = new Map(words.split(/\s+/).map((pair) => pair.split(':') as [string, string]));

/** In Hindi if it only says a plain colour and a finish; otherwise it is the maker's own name, which stays as it is. */
export const colourName = (name: string) => {
  const parts = name.split(' ').map((word) => known.get(word.toLowerCase()));
  return parts.every((part) => part !== undefined) ? parts.join(' ') : name;
};

export type Checked = Translation<typeof Hindi, typeof English>;
