import { describe, expect, it } from 'vitest';
import { honestMessages, trickMessages } from '../testing/first-messages.ts';
import { screenMessage } from './screen-message.ts';

describe('screenMessage', () => {
  it('is right about at least 95 of 100 first messages', () => {
    expect([honestMessages.length, trickMessages.length]).toEqual([50, 50]);
    const heldHonest = honestMessages.filter((text) => screenMessage(text).held);
    const passed = trickMessages.filter(([text, reason]) => !screenMessage(text).reasons.includes(reason));
    console.info(`${100 - heldHonest.length - passed.length} of 100 right`, { heldHonest, passed });
    expect(heldHonest.length + passed.length).toBeLessThanOrEqual(5);
  });

  it('holds no honest message twice: who says that it is honest is believed', () => {
    expect(honestMessages.map(screenMessage).filter(({ held, isDoubtful }) => held && !isDoubtful)).toEqual([]);
  });

  it.each([
    ['a plain number', '9876543210'],
    ['one in words', 'nau aath saat chhe paanch chaar teen do ek shunya'],
    ['a link', 'https://pay.example'],
    ['a payment handle', 'rahul@okaxis'],
  ])('is sure of %s', (_, text) => {
    expect(screenMessage(text)).toMatchObject({ held: true, isDoubtful: false });
  });

  it('names everything that it finds', () => {
    expect(screenMessage('98765 43210, or rahul@okaxis, or https://pay.example').reasons).toEqual([
      'number',
      'link',
      'payment',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['digits without end', '9'.repeat(20_000)],
    ['blanks between them', '9 '.repeat(10_000)],
    ['dots', '.'.repeat(20_000)],
    ['at signs', '@'.repeat(20_000)],
    ['words of digits', 'ninetynine'.repeat(2000)],
    ['dots in words', 'a dot '.repeat(3500)],
    ['one long word', 'a-'.repeat(10_000)],
  ])('is done with %s at once', (_, text) => {
    const before = performance.now();
    screenMessage(text);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
