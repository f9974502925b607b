import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const [one, other] = [randomBytes(32), randomBytes(32)];

it('opens what it sealed, for the same owner', () => {
  const box = new SecretBox([one]);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 7);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect([box.open(sealed, 7), box.open(sealed, 8)]).toEqual(['JBSWY3DPEHPK3PXP', undefined]);
});

it('seals the same differently each time', () => {
  const box = new SecretBox([one]);
  expect(box.seal('secret', 7)).not.toBe(box.seal('secret', 7));
});

it('opens with the key before, and says that it is not the one in use', () => {
  const sealed = new SecretBox([one]).seal('secret', 7);
  const box = new SecretBox([other, one]);
  expect([box.open(sealed, 7), box.isCurrent(sealed)]).toEqual(['secret', false]);
  expect(box.isCurrent(box.seal('secret', 7))).toBe(true);
  expect(new SecretBox([other]).open(sealed, 7)).toBeUndefined();
});

it.each([
  ['nothing', () => ''],
  ['a name alone', (sealed: string) => sealed.split('.')[0] ?? ''],
  ['another text', (sealed: string) => `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
])('does not open %s', (_, change) => {
  const box = new SecretBox([one]);
  expect(box.open(change(box.seal('secret', 7)), 7)).toBeUndefined();
});
