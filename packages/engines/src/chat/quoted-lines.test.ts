import { expect, it } from 'vitest';
import { emptyThread } from './chat-thread.ts';
import { intentModel } from './fixtures/intent-model.ts';
import { names } from './fixtures/names.ts';
import { questions } from './fixtures/questions.ts';
import { quotedLines } from './quoted-lines.ts';
import { ChatReader } from './read-message.ts';

it.each([
  [
    'ex showroom 92529, rto 7902, insurance 6400, handling 1850 total 108681 is it fair',
    ['ex_showroom 92529 law', 'rto_bundle 7902 law', 'insurance_bundle 6400 law', 'handling 1850 no-basis'],
  ],
  ['handling ke 2500 aur plate ke 800', ['handling 2500 no-basis', 'hsrp 800 inside']],
  ['एक्स शोरूम 92529 आरटीओ 7902 हैंडलिंग 1850', ['ex_showroom 92529 law', 'rto_bundle 7902 law', 'handling 1850 no-basis']],
])('%s is a quotation', (text, lines) => {
  const { intent, quoted } = new ChatReader(names, intentModel).read(text, emptyThread);
  expect(intent).toBe('quote_check');
  expect(quoted.map(({ code, amount, standing }) => `${code} ${amount} ${standing}`)).toEqual(lines);
});

it('takes no other question for a quotation', () => {
  expect(questions.filter(([text]) => quotedLines(text).length > 0)).toEqual([]);
});
