import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import bootScript from './boot.ts?inline-script';

/** Separate browser window, so that removing its features does not affect other tests. */
let frame: HTMLIFrameElement;
let browser: Window & typeof globalThis;

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  browser = frame.contentWindow as typeof browser;
});
afterEach(() => frame.remove());

/** Creates the end of a page as the server writes it, with a router that imports this module. */
function openPage(entry: string): void {
  browser.document.body.innerHTML =
    '<button type="button">Compare</button>' +
    '<p id="page-notice" hidden data-old="Too old." data-broken="Broken."></p>' +
    `<script type="text/plain" id="late-module" data-files="data:text/javascript," data-entry="${entry}">${textOf(entry)}</script>`;
  const script = browser.document.createElement('script');
  script.text = bootScript;
  browser.document.body.append(script);
}

const textOf = (entry: string) => `import("${entry}");`;
const moduleOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const start = () => moduleOf('window.started = true; lateStart.loaded()');
const started = () => Reflect.get(browser, 'started') as unknown;
const find = (selector: string) => browser.document.querySelector(selector) as HTMLElement;
const press = () => find('button').dispatchEvent(new browser.PointerEvent('pointerdown', { bubbles: true }));

describe('the boot script', () => {
  it.each([
    ['Array.prototype.toSorted', () => browser.Array.prototype, 'toSorted'],
    ['Object.hasOwn', () => browser.Object, 'hasOwn'],
    ['Promise.allSettled', () => browser.Promise, 'allSettled'],
    ['ResizeObserver', () => browser, 'ResizeObserver'],
    ['popovers', () => browser.HTMLElement.prototype, 'showPopover'],
    ['dialogs', () => browser, 'HTMLDialogElement'],
  ])('starts nothing in a browser without %s, says so, and shows what everybody sees', async (_, owner, name) => {
    browser.document.documentElement.dataset['hydrating'] = 'city';
    Reflect.deleteProperty(owner(), name);
    openPage(start());
    press();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(started()).toBeUndefined();
    expect(find('#page-notice').textContent).toBe('Too old.');
    expect(find('#page-notice').hidden).toBe(false);
    expect(browser.document.documentElement.dataset['hydrating']).toBeUndefined();
  });

  it('says that a module could not be loaded until it could be', async () => {
    openPage(moduleOf('throw new Error()'));
    press();
    await expect.poll(() => find('#page-notice').textContent).toBe('Broken.');
    const entry = start();
    find('#late-module').textContent = textOf(entry);
    press();
    await expect.poll(() => find('#page-notice').hidden).toBe(true);
    expect(started()).toBe(true);
  });

  it.each([
    ['has no observer of paints', () => Reflect.deleteProperty(browser, 'PerformanceObserver')],
    ['refuses to watch paints', () => Reflect.set(browser.PerformanceObserver.prototype, 'observe', refuse)],
    ['never tells of a paint', () => Reflect.set(browser.PerformanceObserver.prototype, 'observe', () => undefined)],
  ])('starts without input in a browser that %s', async (_, silence) => {
    silence();
    openPage(start());
    await expect.poll(started).toBe(true);
  });
});

function refuse(): never {
  throw new TypeError('paint is no type of entry');
}
