import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bootScript } from './boot-script.ts';

const strip = () => document.querySelector<HTMLElement>('#page-notice');

/** The end of a page as the server wrote it, for the modules that it loads, and what it says of when. */
function openPage(modules: string[] = [], idle = ''): void {
  document.body.innerHTML =
    '<button type="button">Compare</button>' +
    '<p id="page-notice" hidden data-old="Too old." data-broken="Broken."></p>' +
    `<script type="application/json" id="page-state"${idle}>${JSON.stringify({ modules })}</script>`;
  const script = document.createElement('script');
  script.text = bootScript;
  document.body.append(script);
}

const moduleOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const started = () => Reflect.get(window, 'started') as unknown;

let undo: (() => void)[] = [];

/** Takes a built-in away until the test is over. */
function without(owner: object, name: string): void {
  const found = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
  Reflect.deleteProperty(owner, name);
  undo.push(() => Object.defineProperty(owner, name, found));
}

beforeEach(() => Reflect.deleteProperty(window, 'started'));
afterEach(() => {
  for (const back of undo) back();
  undo = [];
  window.releaseEarlyInput?.();
  delete window.releaseEarlyInput;
});

describe('the boot script', () => {
  it.each([
    [Array.prototype, 'toSorted'],
    [Object, 'hasOwn'],
    [window, 'ResizeObserver'],
    [HTMLElement.prototype, 'showPopover'],
  ])(
    'starts nothing in a browser without what scripts need, says so, and shows what everybody sees',
    async (owner, name) => {
      document.documentElement.dataset['hydrating'] = 'city';
      without(owner, name);
      openPage([moduleOf('window.started = true')], ' data-idle="0"');
      // What would press it needs built-ins itself.
      document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(started()).toBeUndefined();
      expect(strip()?.textContent).toBe('Too old.');
      expect(strip()?.hidden).toBe(false);
      expect(document.documentElement.dataset['hydrating']).toBeUndefined();
    },
  );

  it('says that a module could not be loaded until it could be', async () => {
    const hush = (event: Event) => event.preventDefault();
    addEventListener('error', hush);
    undo.push(() => removeEventListener('error', hush));
    openPage(['/no-such-module.js']);
    await userEvent.click(document.querySelector('button') as Element);
    await expect.poll(() => strip()?.textContent).toBe('Broken.');
    const state = document.querySelector('#page-state') as Element;
    state.textContent = JSON.stringify({ modules: [moduleOf('window.started = true')] });
    await userEvent.click(document.querySelector('button') as Element);
    await expect.poll(() => strip()?.hidden).toBe(true);
    expect(started()).toBe(true);
  });
});
