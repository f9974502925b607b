import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/language.ts';
import type * as Hindi from './language.ts';

export const language: string = 'hi-IN';

export const monthNames: readonly string[] = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

const shortened: Readonly<Record<string, string>> = {
  जनवरी: 'जन॰',
  फ़रवरी: 'फ़र॰',
  जुलाई: 'जुल॰',
  अगस्त: 'अग॰',
  सितंबर: 'सित॰',
  अक्टूबर: 'अक्टू॰',
  नवंबर: 'नव॰',
  दिसंबर: 'दिस॰',
};

export const shortMonth = (name: string): string => shortened[name] ?? name;

export const pluralForm = (count: number): string => (Math.abs(count) <= 1 ? 'one' : 'other');

export type Checked = Translation<typeof Hindi, typeof English>;
