import { describe, expect, it } from 'vitest';
import { honestAside, tricksAside } from '../testing/first-messages-aside.ts';
import { honestUnseen, tricksUnseen } from '../testing/first-messages-unseen.ts';
import { honestMessages, trickMessages } from '../testing/first-messages.ts';
import { moreHonestMessages, moreTrickMessages } from '../testing/more-first-messages.ts';
import { screenText } from './screen-text.ts';

const screen = (text: string, earlier: readonly string[] = []) => screenText(text, 'message', earlier);

const honest = [...honestMessages, ...moreHonestMessages];
const tricks = [...trickMessages, ...moreTrickMessages];
const isHeld = (text: string) => screen(text).held;

describe('screenText', () => {
  it.each(tricks)('finds what %j hides', (text, reason) => {
    expect(screen(text).reasons).toContain(reason);
  });

  it('holds no honest message that it is fitted to', () => {
    expect(honest.filter(isHeld)).toEqual([]);
  });

  it.each([
    ['written before the rules', honestAside, tricksAside],
    ['written after them', honestUnseen, tricksUnseen],
  ])('is right about nearly all of what is kept aside, %s', (_, honestOnes, trickOnes) => {
    const passed = trickOnes.filter(([text]) => !isHeld(text));
    const held = honestOnes.filter(isHeld);
    expect({ passed, isEnough: passed.length <= trickOnes.length * 0.05 }).toMatchObject({ isEnough: true });
    expect({ held, isEnough: held.length <= honestOnes.length * 0.03 }).toMatchObject({ isEnough: true });
  });

  it('holds no honest message twice: who says that it is honest is believed', () => {
    const all = [...honest, ...honestAside, ...honestUnseen].map((text) => screen(text));
    expect(all.filter(({ held, isDoubtful }) => held && !isDoubtful)).toEqual([]);
  });

  it.each([
    ['a plain number', '9876543210'],
    ['one with 0 before it, in two parts', 'Call 098765 43210'],
    ['one with 0 before it, in three parts', '0987 654 3210'],
    ['one with 91 before it, in two parts', 'Call 9198765 43210'],
    ['one with 0091 before it, in two parts', '009198765 43210'],
    ['one in words', 'nau aath saat chhe paanch chaar teen do ek shunya'],
    ['a link', 'https://pay.example'],
    ['a payment handle', 'rahul@okaxis'],
  ])('is sure of %s', (_, text) => {
    expect(screen(text)).toMatchObject({ held: true, isDoubtful: false });
  });

  it.each([
    ['times', 'My hours: 98.76 54.32 10'],
    ['Tamil tens', 'thonnooru ettu ezhubathu aaru aimbathu naalu muppathu rendu pathu'],
  ])('finds a number disguised as %s', (_, text) => {
    expect(screen(text).reasons).toEqual(['number']);
  });

  it.each(['insta par, mera naam, rider_07', 'mera insta hai riderboy'])('finds the user name in %j', (text) => {
    expect(screen(text).reasons).toEqual(['handle']);
  });

  it('may be wrong only where all that it finds is doubtful', () => {
    expect(screen('mera insta hai riderboy')).toMatchObject({ held: true, isDoubtful: true });
    expect(screen('mera insta hai riderboy, call 98765 43210')).toMatchObject({ held: true, isDoubtful: false });
  });

  it('names everything that it finds', () => {
    expect(screen('98765 43210, or rahul@okaxis, or https://pay.example').reasons).toEqual([
      'number',
      'link',
      'payment',
    ]);
  });

  it('reads a message on from those before it, and finds what comes out with it alone', () => {
    expect(screen('43210', ['Is it there? 98765']).reasons).toEqual(['number']);
    expect(screen('pay.com', ['Look at mybike']).reasons).toEqual(['link']);
    expect(screen('And the bills?', ['Call 98765', '43210']).held).toBe(false);
    expect(screen('What about 60000?', ['Is 65000 ok?', '18400 km, is that right?']).held).toBe(false);
  });
});
