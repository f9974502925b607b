import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Services } from '../../areas.ts';
import { reservedBikeSlugs } from '../../catalogue/bikes/bike-lists.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const services = {} as Services;
const app = createApp({ services, logger: pino({ level: 'silent' }) });

describe('the OpenAPI document', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = (await (await app.request('/api/openapi.json')).json()) as OpenApiDocument;
  });

  it('has every call of the app, with a group, a summary and an answer', () => {
    const calls = app.routes.filter(({ method, path }) => method !== 'ALL' && !/\/(openapi\.json|docs)$/.test(path));
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method} ${path.replace(/\/$/, '')}`, call] as const),
    );
    const addresses = calls.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`,
    );
    expect(new Set(described.map(([address]) => address))).toEqual(new Set(addresses));
    for (const [, call] of described) {
      expect(call).toMatchObject({
        tags: [expect.any(String)],
        summary: expect.stringMatching(/^[A-Z].*[^.]$/),
        responses: { 200: { content: expect.any(Object) } },
      });
    }
  });

  it('takes the contract for what calls answer, and names its parts', () => {
    const page = document.paths['/api/bikes/']?.get?.responses?.['200'];
    expect(page).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: { count: { type: 'integer' }, results: { items: { $ref: '#/components/schemas/BikeCard' } } },
          },
        },
      },
    });
    expect(document.components.schemas?.['BikeCard']).toMatchObject({
      properties: { price: { type: ['number', 'null'] }, slug: { type: ['string', 'null'] } },
    });
  });

  it('says what a query and a body may hold', () => {
    const { parameters } = document.paths['/api/bikes/']?.get ?? {};
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'fuel',
        in: 'query',
        schema: expect.objectContaining({ enum: ['petrol', 'electric'] }),
      }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'max_range', description: 'Highest range in km, included' }),
    );
    expect(document.paths['/api/bikes/{slug}/on-road-price/']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['city'] } } },
    });
  });

  it('names every call under bikes/ that a model’s slug must not take', () => {
    const segments = Object.keys(document.paths).flatMap((path) => /^\/api\/bikes\/([^/{]+)/.exec(path)?.[1] ?? []);
    expect(reservedBikeSlugs).toEqual(new Set(segments));
  });
});

describe('the reference', () => {
  it('is a page of its own that loads nothing and runs no script', async () => {
    const answer = await app.request('/api/docs/');
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('max-width');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; frame-ancestors 'none'`,
    );
    expect(page).not.toMatch(/<script|<link|<img|src=|style="/);
    expect(page).toContain('<code>POST /api/bikes/{slug}/on-road-price/</code>');
    expect(page).toContain('results: BikeCard[];');
  });
});
