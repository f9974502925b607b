import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goToSectionWhenLoaded } from '../frame.ts';

const address = location.href;

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="above" style="height: 4000px"></div>';
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  history.replaceState(null, '', address);
  scrollTo(0, 0);
});

function addPart(): HTMLElement {
  const part = document.createElement('section');
  Object.assign(part, { id: 'rider-fit', tabIndex: -1 });
  part.style.height = '4000px';
  document.body.append(part);
  return part;
}

/** Position in the viewport, minus the scroll padding. */
const topOf = (part: HTMLElement) =>
  Math.round(
    part.getBoundingClientRect().top -
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0'),
  );

describe('goToSectionOnceThere()', () => {
  it('goes to a part that is there', async () => {
    const part = addPart();
    end = goToSectionWhenLoaded('#rider-fit');
    await expect.poll(() => topOf(part)).toBe(0);
    expect(document.activeElement).toBe(part);
  });

  it('goes to a part that comes after its page, and stays with it while what is above it grows', async () => {
    end = goToSectionWhenLoaded('#rider-fit');
    const part = addPart();
    await expect.poll(() => topOf(part)).toBe(0);
    document.getElementById('above')?.style.setProperty('height', '6000px');
    await expect.poll(() => topOf(part)).toBe(0);
  });

  it('leaves a visitor who moved on where she is', async () => {
    end = goToSectionWhenLoaded('#rider-fit');
    dispatchEvent(new WheelEvent('wheel'));
    const part = addPart();
    await new Promise(requestAnimationFrame);
    expect(scrollY).toBe(0);
    expect(document.activeElement).not.toBe(part);
  });
});
