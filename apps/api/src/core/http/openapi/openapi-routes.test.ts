import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Services } from '../../../areas.ts';
import { reservedBikeSlugs } from '../../catalogue-file/catalogue-file.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const services = {} as Services;
const app = createApp({ services, logger: pino({ level: 'silent' }) });

/** Routes that create something. */
const made = new Set([
  'post /api/users/register',
  'post /api/chatbot/user-details',
  'post /api/used-bikes',
  'post /api/used-bikes/saved_searches',
  'post /api/used-bike-images',
  'post /api/used-bikes/{key}/conversation',
  'post /api/conversations/{id}/messages',
  'post /api/reports',
  'post /api/moderation/decisions',
  'post /api/desk/entries/{kind}/{slug}/publish',
  'post /api/desk/revisions/{id}/undo',
  'post /api/desk/exports',
  'post /api/desk/photos',
]);

describe('the OpenAPI document', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = (await (await app.request('/api/openapi.json')).json()) as OpenApiDocument;
  });

  it('has every call of the app, with a group, a summary and an answer', () => {
    const calls = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !/\/(openapi\.json|docs(\/:file)?)$/.test(path),
    );
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method} ${path.replace(/\/$/, '')}`, call] as const),
    );
    const addresses = calls.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`,
    );
    expect(new Set(described.map(([address]) => address))).toEqual(new Set(addresses));
    for (const [address, call] of described) {
      const status = made.has(address) ? 201 : 200;
      expect(call).toMatchObject({
        tags: [expect.any(String)],
        summary: expect.stringMatching(/^[A-Z].*[^.]$/),
        responses: { [status]: { content: expect.any(Object) } },
      });
      const { responses } = call as { responses: object };
      expect(Object.keys(responses).filter((key) => key.startsWith('2'))).toEqual([String(status)]);
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

  it('offers every call, and no file, in each language', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const call of Object.values(methods)) {
        const { parameters = [] } = call as { parameters?: object[] };
        const offered = parameters.filter((one) => 'name' in one && one.name === 'lang');
        expect(offered).toHaveLength(path.startsWith('/api/') ? 1 : 0);
      }
  });

  it('names every call under bikes/ that a model’s slug must not take', () => {
    const segments = Object.keys(document.paths).flatMap((path) => /^\/api\/bikes\/([^/{]+)/.exec(path)?.[1] ?? []);
    expect(reservedBikeSlugs).toEqual(new Set(segments));
  });
});

describe('the reference', () => {
  const filesOf = (page: string) => [...page.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, address = '']) => address);

  it('is a page that loads nothing but files of its own, by a policy that says so', async () => {
    const answer = await app.request('/api/docs/');
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const policy = String(answer.headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page).not.toMatch(/<script>|<style|style="|https?:/);
    expect(filesOf(page)).toHaveLength(4);
    for (const address of filesOf(page)) expect((await app.request(address)).status).toBe(200);
  });

  it('sends its files compressed, to be cached for ever under a name of their content', async () => {
    const page = await (await app.request('/api/docs/')).text();
    const script = filesOf(page).find((address) => /swagger-ui.*\.js$/.test(address));
    const answer = await app.request(String(script), { headers: { 'accept-encoding': 'gzip, br' } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(450_000);
  });

  it.each(['nobody.js', '..%2fpackage.json', 'constructor'])('has no file %s', async (name) => {
    expect((await app.request(`/api/docs/${name}`)).status).toBe(404);
  });
});
