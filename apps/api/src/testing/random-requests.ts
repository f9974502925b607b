import type { OpenApiDocument } from '../core/http/openapi/openapi-document.ts';

/** Random request. */
export interface RandomRequest {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** Returns a number from 0 to below a limit. */
type Random = (below: number) => number;

interface Call {
  method: string;
  path: string;
  fields: string[];
}

const nasty = [
  '',
  ' ',
  '0',
  '1',
  '2',
  '-1',
  '1e9',
  '1.5',
  '9'.repeat(15),
  '9'.repeat(400),
  'NaN',
  'null',
  'true',
  'undefined',
  "' or 1=1 --",
  "'; drop table bikes; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%',
  '_',
  '\\',
  '\0',
  '\u202E',
  '\uFFFF',
  '😀',
  'हीरो',
  'İstanbul',
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  '$1',
  '{"a":1}',
  ',,,',
  '-vs-',
  'http://example.test',
  '__proto__',
  'a'.repeat(101),
  'ए'.repeat(80),
  'x'.repeat(10_000),
];

const likely = [
  '3',
  '4',
  'It climbs the ghat and never complains.',
  'monsoon over the ghats',
  'vega',
  'surya',
  'surya-s1',
  'surya-royal-350',
  'surya-s1-vs-vega-e1',
  'vega,surya',
  'scooter',
  'scooters',
  'electric',
  'bikes',
  'petrol',
  'price-low',
  'mileage',
  'Delhi',
  'fatehpur',
  'Heritage',
  '350cc',
  'roayl',
  'on_sale',
  '100',
  '350',
  '100000',
];

const strayFields = ['search', 'page', 'limit', 'sort', '__proto__', 'constructor', 'x[]', 'q'];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  '',
  'a/b/c',
];
const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"city":',
  '\u0000',
  '{"city":"\\ud800"}',
  '{"__proto__":{"city":"Delhi"}}',
];

/**
 * Generates requests to the routes of an OpenAPI document, or to those matching `paths`: some plausible, most not; deterministic per seed.
 */
export function* randomRequests(document: OpenApiDocument, seed: number, paths = /^/): Generator<RandomRequest, never> {
  const random = parkMiller(seed);
  const calls = callsIn(document).filter(({ path }) => paths.test(path));
  while (true) yield randomRequest(random, pick(random, calls));
}

/** Park-Miller generator: the same numbers on every run. */
function parkMiller(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}

function callsIn({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod as Record<string, { parameters?: { in: string; name: string }[] }>).map(
      ([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        fields: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      }),
    ),
  );
}

function randomRequest(random: Random, call: Call): RandomRequest {
  const value = () => (random(3) === 0 ? pick(random, nasty) : pick(random, likely));
  const path = call.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(value()) || 'x');
  const fields = [...call.fields, ...(random(4) === 0 ? strayFields : [])];
  const query = Array.from(
    { length: fields.length === 0 ? 0 : random(5) },
    () => `${encodeURIComponent(pick(random, fields))}=${encodeURIComponent(value())}`,
  );
  const method = random(8) === 0 ? pick(random, methods) : call.method;
  const hasBody = !['GET', 'HEAD'].includes(method);
  return {
    path: `${random(6) === 0 ? path.replace(/\/$/, '') : path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init: {
      method,
      headers: { 'content-type': pick(random, contentTypes) },
      ...(hasBody && { body: randomBody(random, value) }),
    },
  };
}

function randomBody(random: Random, value: () => string): string {
  if (random(3) === 0) return random(20) === 0 ? 'x'.repeat(20_000) : pick(random, brokenBodies);
  const values: (() => unknown)[] = [value, value, () => random(9), () => null, () => [value()], () => random(2) === 0];
  const names = pick(random, [
    ['city', 'variant', 'loan', value()],
    ['bike', 'rating', 'text', value()],
    ['rating', 'text', 'title', 'bike'],
    ['added', 'removed', 'first_name', 'last_name'],
    ['username', 'password', 'email', 'first_name'],
    ['token', 'password', 'new_password', value()],
  ]);
  return JSON.stringify(
    Object.fromEntries(names.slice(0, 1 + random(4)).map((name) => [name, pick(random, values)()])),
  );
}
