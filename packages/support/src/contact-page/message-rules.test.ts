import { createApiClient } from '@dopahiya/api-client';
import { describe, expect, it } from 'vitest';
import { messageRules } from './message-rules.ts';

const typed = {
  name: ' Pooja Sharma ',
  email: ' pooja@example.in\u200B',
  mobile_number: '+91 98765-43210',
  city: 'Jaipur',
  comments: 'One\r\nTwo ',
  agreed_to_terms: 'yes',
};
const message = {
  name: 'Pooja Sharma',
  email: 'pooja@example.in',
  mobile_number: '9876543210',
  city: 'Jaipur',
  comments: 'One\nTwo',
  agreed_to_terms: true as const,
};

const outcomeOf = async (answer: () => Response) => {
  const api = createApiClient({ origin: 'https://api.invalid', fetch: async () => answer() });
  return messageRules.send(api, message).then((taken) => messageRules.leadTo(typed, taken), messageRules.explain);
};

describe('a message', () => {
  it('is sent as it was meant, with ten digits and plain line ends', () => {
    expect(messageRules.read(typed)).toEqual({ sent: message });
  });

  it.each(['+91 (0) 98765 43210', '98765–43210', '0091-9876543210', '९८७६५४३२१०', '+91-098765 43210'])(
    'takes the number %s',
    (mobile_number) => {
      expect(messageRules.read({ ...typed, mobile_number })).toEqual({ sent: message });
    },
  );

  it.each(['0000000000', '1111111111'])('refuses the number %s', (mobile_number) => {
    expect(messageRules.read({ ...typed, mobile_number })).toEqual({
      fieldErrors: { mobile_number: expect.any(String) as string },
    });
  });

  it.each(['user@भारत.भारत', 'a@münchen.de', 'user@xn--h2brj9c.xn--h2brj9c'])('takes the address %s', (email) => {
    expect(messageRules.read({ ...typed, email })).toMatchObject({ sent: { email } });
  });

  it('has as many characters as fit, line ends counted once', () => {
    const comments = 'a\r\n'.repeat(999) + 'ab';
    expect(messageRules.read({ ...typed, comments })).toMatchObject({
      sent: { comments: expect.any(String) as string },
    });
    expect(messageRules.read({ ...typed, comments: `${comments}c` })).toEqual({
      fieldErrors: { comments: expect.stringMatching(/^Use 2,000 characters or fewer\. You have 2,001/) as string },
    });
    expect(messageRules.read({ ...typed, name: 'x'.repeat(81), city: 'x'.repeat(81) })).toMatchObject({
      fieldErrors: { name: expect.stringContaining('80') as string, city: expect.stringContaining('80') as string },
    });
  });

  it('is not sent where a field is missing or the terms are not agreed to', () => {
    expect(messageRules.read({})).toEqual({
      fieldErrors: {
        name: 'Enter your name.',
        email: 'Enter an email like name@example.in',
        mobile_number: 'Please enter a valid 10-digit phone number',
        city: 'Enter your city.',
        comments: 'Enter your message.',
        agreed_to_terms: 'Agree to the Terms and Conditions.',
      },
    });
  });

  it.each([
    ['mailed', () => Response.json({ stored: true, mailed: true }), '/contact-us?sent=1'],
    ['only stored', () => Response.json({ stored: true, mailed: false }), '/contact-us?sent=stored'],
    ['taken without a word', () => new Response(null, { status: 204 }), '/contact-us?sent=1'],
    ['taken with a list', () => Response.json([]), '/contact-us?sent=1'],
  ])('leads on when it is %s', async (_, answer, path) => {
    expect(await outcomeOf(answer)).toBe(path);
  });

  it.each([
    ['an empty object', () => Response.json({}, { status: 500 }), 'Failed to submit the form.'],
    ['nothing', () => new Response(null, { status: 400 }), 'Failed to submit the form.'],
    ['a detail', () => Response.json({ detail: 'Too large.' }, { status: 413 }), 'Too large.'],
    ['a message', () => Response.json({ message: 'The desk is closed.' }, { status: 400 }), 'The desk is closed.'],
    ['a relay', () => new Response(null, { status: 504 }), 'Network error. Please try again later.'],
    ['a field that nobody sees', () => Response.json({ captcha: ['Prove it.'] }, { status: 400 }), 'Prove it.'],
  ])('says why it was refused with %s', async (_, answer, problem) => {
    expect(await outcomeOf(answer)).toEqual({ fieldErrors: {}, problem });
  });

  it('says beside the field what the API says of it', async () => {
    const answer = () => Response.json({ city: ['No such city.'] }, { status: 400 });
    expect(await outcomeOf(answer)).toEqual({ fieldErrors: { city: 'No such city.' }, problem: null });
  });
});
