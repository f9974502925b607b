import { createApiClient } from '@dopahiya/api-client';
import { keepUnsent, rememberReturnPath, returnPath, signIn, unsentForms } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { logOut } from './log-out.ts';

const api = (answer: () => Response) => createApiClient({ origin: 'https://api.invalid', fetch: async () => answer() });

afterEach(() => localStorage.clear());

describe('logOut', () => {
  it.each([
    ['leaves nothing typed for the next person', () => new Response(null, { status: 204 }), true],
    ['keeps what is typed while the server keeps the session', () => Response.json({}, { status: 503 }), false],
  ])('%s', async (_, answer, isOut) => {
    signIn('asha');
    keepUnsent('/contact-us', { comments: 'Is it safe?' });
    rememberReturnPath('/messages');
    expect(await logOut(api(answer))).toBe(isOut);
    expect([unsentForms.read().length, returnPath.read()?.path]).toEqual(isOut ? [0, undefined] : [1, '/messages']);
  });
});
