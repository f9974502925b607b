import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './core/database/open-database.ts';
import type { OpenApiDocument } from './core/http/openapi/openapi-document.ts';
import { type RandomRequest, randomRequests } from './testing/random-requests.ts';
import { type SeededApp, seededApp } from './testing/seeded-app.ts';
import { openTestDatabase } from './testing/test-databases.ts';

const REQUESTS = 1500;
const SEED = 20_261_121;
const leaveOut = 'Remove control characters.';
const withNul = { detail: expect.stringContaining('NUL') as string };

describe('whatever is asked of the API', () => {
  let database: Database;
  let api: SeededApp;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  /** Returns what is wrong with the response to a request; undefined if nothing is. */
  async function problemWith({ path, init }: RandomRequest): Promise<string | undefined> {
    const { status, headers, text } = await send(path, init);
    if (status < 200 || status >= 500) return `${init.method} ${path}: status ${status}`;
    if (status < 400 || init.method === 'HEAD') return undefined;
    if (!headers.get('content-type')?.startsWith('application/json')) return `${init.method} ${path}: no JSON`;
    return isRefusal(JSON.parse(text)) ? undefined : `${init.method} ${path}: says neither detail nor fields: ${text}`;
  }

  async function send(path: string, init: RequestInit) {
    const answer = await api.app.request(path, init);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  const statuses = new Map<number, number>();

  it(`answers ${REQUESTS} random requests, and says why where it refuses`, async () => {
    const { body: document } = await api.get<OpenApiDocument>('/api/openapi.json');
    const requests = randomRequests(document, SEED);
    const problems: string[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const problem = await problemWith(requests.next().value);
      if (problem) problems.push(problem.slice(0, 300));
    }
    expect(problems).toEqual([]);
    for (const status of [200, 400, 404, 405]) expect(statuses.get(status)).toBeGreaterThan(REQUESTS / 50);
  });

  it('refuses the character NUL in any address, before it reaches a column', async () => {
    const { body: document } = await api.get<OpenApiDocument>('/api/openapi.json');
    const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
      ((get?.parameters ?? []) as { in: string; name: string }[]).map(({ in: place, name }) =>
        place === 'path' ? path.replace(`{${name}}`, 'a%00') : `${path}?${name}=%00`,
      ),
    );
    expect(reads.length).toBeGreaterThan(50);
    for (const address of reads) {
      const { status, body } = await api.get(address.replaceAll(/\{\w+\}/g, '1'));
      const [, field] = /\?(.*)=/.exec(address) ?? [];
      const refusal = field ? { [field]: [leaveOut] } : withNul;
      expect([address, status, body]).toMatchObject([address, field ? 400 : 404, refusal]);
    }
  });

  it('refuses the character NUL in any body, however deep, and takes the text that stands for it', async () => {
    for (const [body, refusal] of [
      [{ username: '\0', password: 'a' }, { username: [leaveOut] }],
      [{ username: 'a', password: '\\\0' }, { password: [leaveOut] }],
      [{ '\0': '\0' }, withNul],
      [{ a: [{ b: 'x\0y' }] }, withNul],
    ]) {
      const { status, body: answer } = await api.post('/api/token/', body);
      expect([status, answer]).toMatchObject([400, refusal]);
    }
    const harmless = { username: String.raw`\u0000`, password: String.raw`\\u0000` };
    expect((await api.post('/api/token/', harmless)).status).toBe(401);
  });

  it('still holds its bikes after all that', async () => {
    expect((await api.get<{ count: number }>('/api/bikes/')).body.count).toBe(20);
  });

  it.each([
    ['text/plain', '{"city":"Delhi"}', 400, 'This call accepts JSON. Send the header content-type: application/json.'],
    ['application/json', '{"city":', 400, 'The body must be JSON, for example {"name": "value"}.'],
    ['application/json', '["Delhi"]', 400, 'The body must be an object, for example {"name": "value"}.'],
    ['application/json', `"${'x'.repeat(17_000)}"`, 413, 'The body is larger than 16 kB, the maximum. Send less.'],
  ])('says what is wrong with a body of type %s', async (type, body, status, detail) => {
    const request = { method: 'POST', headers: { 'content-type': type }, body };
    const answer = await api.app.request('/api/bikes/surya-s1/on-road-price/', request);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ detail })]);
  });

  it('answers a method that an address does not take with those that it takes', async () => {
    const answer = await api.app.request('/api/bikes/', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      detail: 'This address doesn’t accept DELETE. Use one of: GET, HEAD.',
      request_id: answer.headers.get('x-request-id'),
    });
  });
});

function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const values = Object.values(body);
  return 'detail' in body ? typeof body.detail === 'string' : values.length > 0 && values.every(isListOfTexts);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');
}
