import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/account-form.ts';
import type * as Hindi from './account-form.ts';

export const passwordHint = 'कम से कम 8 अक्षर';
export const strengths: readonly string[] = [
  'बहुत छोटा',
  'कमज़ोर: आसानी से बूझा जा सकता है। तीन-चार ऐसे शब्द लीजिए जिनका आपस में कोई नाता न हो।',
  'ठीक-ठाक: कुछ और अक्षरों से अच्छा बन जाएगा।',
  'अच्छा',
  'मज़बूत',
];

export type Checked = Translation<typeof Hindi, typeof English>;

export const oneName = 'मेरा एक ही नाम है';
