import { expect, it } from 'vitest';
import { ownPath } from './page-form.ts';

it.each([
  ['/honda/activa-6g?x=1', '/honda/activa-6g?x=1'],
  ['/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test/', '/'],
  ['/\t/evil.test/', '/'],
  ['/.//evil.test/', '/'],
  ['/./\\evil.test/', '/'],
  ['/a/..//evil.test', '/'],
  ['/%2e//evil.test', '/'],
  ['/a/%2E%2e/\\/evil.test', '/'],
  ['/\n/evil.test/', '/'],
  ['///evil.test/', '/'],
  ['http:evil.test', '/'],
  ['//user@own.invalid/', '/'],
  ['/bikes/../electric', '/electric'],
  ['/search?q=//evil.test', '/search?q=//evil.test'],
  ['https://evil.test/', '/'],
  ['javascript:alert(1)', '/'],
  ['evil', '/'],
  [null, '/'],
])('leads from %j to %s', (path, target) => {
  expect(ownPath(path)).toBe(target);
});
