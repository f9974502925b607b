import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/honda/activa-6g?x=1', '/honda/activa-6g?x=1'],
  ['/', '/'],
  ['//evil.test/', '/'],
  ['/\\evil.test/', '/'],
  ['/\t/evil.test/', '/'],
  ['https://evil.test/', '/'],
  ['javascript:alert(1)', '/'],
  ['evil', '/'],
  [null, '/'],
])('leads from %j to %s', (path, target) => {
  expect(ownPath(path)).toBe(target);
});
