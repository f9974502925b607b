import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { entityTag } from './entity-tag.ts';
import { answerError, answerNoRoute } from './error-answers.ts';
import { errors } from '../texts/index.ts';
import { invalidFields, notFound } from '../errors.ts';
import { languageOf, refuseUnknownLanguage } from './request-language.ts';
import { cachePolicy, cataloguePolicy } from './response-headers.ts';

const logger = pino({ level: 'silent' });
const app = new Hono<ApiEnv>()
  .use(entityTag, cachePolicy(cataloguePolicy), refuseUnknownLanguage)
  .get('*', (c) => c.json({ said: { en: 'Hello', hi: 'नमस्ते' }[languageOf(c)] }))
  .onError(answerError(logger));

describe('the language of a request', () => {
  it.each([
    ['English', '/api/bikes/', {}],
    ['English', '/api/bikes/?lang=', {}],
    ['English', '/api/bikes/?lang=en', {}],
    ['English, whatever the browser prefers,', '/api/bikes/', { 'accept-language': 'hi-IN' }],
    ['Hindi', '/api/bikes/?lang=hi', { 'accept-language': 'en' }],
  ])('is %s at %s', async (language, address, headers) => {
    expect(await (await app.request(address, { headers })).json()).toEqual({
      said: language === 'Hindi' ? 'नमस्ते' : 'Hello',
    });
  });

  it('is that of errors, also of fields', async () => {
    const failing = new Hono<ApiEnv>()
      .get('/missing', () => {
        throw notFound(errors.bikeUnknown);
      })
      .get('/fields', () => {
        throw invalidFields({ city: [errors.cityUnknown] });
      })
      .notFound(answerNoRoute)
      .onError(answerError(logger));
    const said = async (address: string) => (await (await failing.request(address)).json()) as object;
    expect(await said('/missing')).toMatchObject({ detail: 'We couldn’t find this bike.' });
    expect(await said('/missing?lang=hi')).toMatchObject({ detail: 'हमें यह बाइक नहीं मिली।' });
    expect(await said('/fields?lang=hi')).toEqual({ city: ['हमें यह शहर नहीं मिला।'] });
    expect(await said('/nowhere?lang=hi')).toMatchObject({ detail: errors.noCall.hi });
  });

  it.each(['ta', 'HI', 'hi-IN', '../hi'])('refuses %s', async (lang) => {
    const answer = await app.request(`/api/bikes/?lang=${encodeURIComponent(lang)}`);
    expect([answer.status, await answer.json()]).toEqual([400, { lang: ['Give one of: en, hi.'] }]);
  });

  it('has an answer and an ETag for each language, cached apart', async () => {
    const edition = { current: () => Promise.resolve('1'), known: () => '1' };
    const cache = new AnswerCache({ fetch: async (request, caller) => app.fetch(request, caller), edition, logger });
    const addresses = ['/api/bikes/', '/api/bikes/?lang=hi'];
    const ask = (address: string, headers = {}) =>
      cache.fetch(new Request(`http://api.invalid${address}`, { headers }));
    const [english, hindi] = await Promise.all(addresses.map((address) => ask(address)));
    expect(english?.headers.get('etag')).not.toBe(hindi?.headers.get('etag'));
    const known = { 'if-none-match': String(hindi?.headers.get('etag')) };
    const again = await Promise.all(addresses.map((address) => ask(address, known)));
    expect(again.map(({ status }) => status)).toEqual([200, 304]);
  });
});
