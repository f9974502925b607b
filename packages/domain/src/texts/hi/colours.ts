import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/colours.ts';
import type * as Hindi from './colours.ts';

const words = `and:और with:और black:काला white:सफ़ेद red:लाल blue:नीला green:हरा yellow:पीला grey:स्लेटी gray:स्लेटी silver:सिल्वर
  orange:ऑरेंज brown:भूरा purple:बैंगनी pink:गुलाबी maroon:मैरून gold:गोल्ड golden:गोल्डन bronze:ब्रॉन्ज़ copper:कॉपर beige:बेज
  cyan:सियान teal:टील cream:क्रीम ivory:आइवरी khaki:ख़ाकी metallic:मेटैलिक pearl:पर्ल matte:मैट matt:मैट mat:मैट glossy:ग्लॉसी
  gloss:ग्लॉसी satin:सैटिन dark:गहरा deep:गहरा light:हल्का midnight:मिडनाइट racing:रेसिंग sports:स्पोर्ट्स candy:कैंडी
  graphite:ग्रेफ़ाइट titanium:टाइटेनियम carbon:कार्बन neon:नियॉन lime:लाइम wine:वाइन royal:रॉयल sky:स्काई navy:नेवी ocean:ओशन
  ice:आइस snow:स्नो smoke:स्मोक storm:स्टॉर्म desert:डेज़र्ट forest:फ़ॉरेस्ट army:आर्मी military:मिलिट्री stealth:स्टेल्थ cosmic:कॉस्मिक
  chrome:क्रोम charcoal:चारकोल gunmetal:गनमेटल steel:स्टील sapphire:सफ़ायर ruby:रूबी emerald:एमरल्ड sand:सैंड jet:जेट vivid:विविड
  ebony:एबनी sparkle:स्पार्कल electric:इलेक्ट्रिक dual:ड्यूअल tone:टोन`;

const known = new Map(words.split(/\s+/).map((pair) => pair.split(':') as [string, string]));

/** In Hindi if all its words are known; otherwise it is the maker's own name, which stays as it is. */
export const colourName = (name: string) => {
  const parts = name.split(' ').map((word) => known.get(word.toLowerCase()));
  return parts.every((part) => part !== undefined) ? parts.join(' ') : name;
};

export type Checked = Translation<typeof Hindi, typeof English>;
