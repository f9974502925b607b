import { createApiClient } from '@dopahiya/api-client';
import { languageChoice, signIn, signOut } from '@dopahiya/visitor';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const sent = vi.fn<(request: Request) => Promise<Response>>();
const api = createApiClient({ origin: 'https://api.test', fetch: sent });

afterEach(() => {
  signOut();
  sent.mockReset();
});

describe('chooseLanguage', () => {
  it('tells the account of who is signed in', async () => {
    signIn('asha');
    const bodies: unknown[] = [];
    sent.mockImplementation(async (request) => {
      if (request.method !== 'PATCH') return Response.json({ access: 'token', username: 'asha' });
      bodies.push(await request.json());
      return new Response(null, { status: 204 });
    });
    await chooseLanguage(api, 'hi');
    expect(bodies).toEqual([{ language: 'hi' }]);
    expect(languageChoice.read()).toBe('hi');
  });

  it('only remembers the choice of anybody else', () => {
    expect(chooseLanguage(api, 'en')).toBeUndefined();
    expect(languageChoice.read()).toBe('en');
    expect(sent).not.toHaveBeenCalled();
  });
});
