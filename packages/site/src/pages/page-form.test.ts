import { ApiError } from '@dopahiya/api-client';
import { expect, it } from 'vitest';
import { explainRefusal, ownPath } from './page-form.ts';

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

it('says at a field what is wrong with it, and above the form what is wrong with fields that it does not show', () => {
  const fields = { email: ['This is no address.', 'It is too long.'], phone: ['Too short.'] };
  const refusal = new ApiError({ kind: 'status', status: 400, message: 'Refused', fields });
  expect(explainRefusal(refusal, ['email'], 'Not sent.')).toEqual({
    fieldErrors: { email: 'This is no address. It is too long.' },
    problem: 'Too short.',
  });
  expect(explainRefusal(refusal, ['email', 'phone'], 'Not sent.').problem).toBeNull();
  expect(explainRefusal(new TypeError('x is undefined'), ['email'], 'Not sent.')).toEqual({
    fieldErrors: {},
    problem: 'Not sent.',
  });
});
