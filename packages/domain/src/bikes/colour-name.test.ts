import { expect, it } from 'vitest';
import * as hindi from '../texts/hi/colours.ts';

it.each([
  ['Black', 'काला'],
  ['Matte Blue', 'मैट नीला'],
  ['Pearl Orange', 'पर्ल नारंगी'],
  ['Redditch Red', 'Redditch Red'],
  ['Stealth Black', 'Stealth Black'],
  ['Emerald', 'Emerald'],
])('says the colour %s in Hindi as %s', (name, said) => expect(hindi.colourName(name)).toBe(said));
