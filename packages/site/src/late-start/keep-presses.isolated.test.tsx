import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepPresses } from './keep-presses.ts';

let pressed: string[];
let above: HTMLElement;
let main: HTMLElement;

beforeAll(keepPresses);
beforeEach(() => {
  pressed = [];
  main = document.body.appendChild(document.createElement('main'));
  main.innerHTML =
    '<p></p><button type="button" style="display: block; height: 40px">End</button><button type="button">Other</button>';
  above = main.querySelector('p') as HTMLElement;
  main.addEventListener('click', ({ target }) => void pressed.push((target as Element).tagName));
  for (const button of main.querySelectorAll('button'))
    button.addEventListener('click', () => void pressed.push(button.textContent));
});
afterEach(() => main.remove());

const button = () => main.querySelector('button') as HTMLElement;

/** Presses the first button; what happens meanwhile decides what gets the click of its release. */
function press(meanwhile: () => void, released: MouseEventInit & { on?: Element } = {}) {
  const { left, top } = button().getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + 10, clientY: top + 20 };
  const begun = button();
  begun.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true, button: 0 }));
  meanwhile();
  const { on = document.elementFromPoint(at.clientX, at.clientY) === begun ? begun : main, ...rest } = released;
  on.dispatchEvent(new MouseEvent('click', { ...at, detail: 1, ...rest }));
}

const moveDown = () => void (above.style.height = '200px');

it('lets a press count for its button, which what loads above it moves before the release', () => {
  press(moveDown);
  expect(pressed).toEqual(['End', 'BUTTON']);
});

it('does not press another button that comes under the pointer', () => {
  press(moveDown, { on: main.querySelectorAll('button')[1] as Element });
  expect(pressed).toEqual(['End', 'BUTTON']);
});

it('counts a press on what rests once', () => {
  press(() => undefined);
  expect(pressed).toEqual(['End', 'BUTTON']);
});

it.each<[string, () => void, MouseEventInit]>([
  ['drew the pointer away', moveDown, { clientX: 300 }],
  ['held a key that opens links elsewhere', moveDown, { ctrlKey: true }],
  ['pressed what hides itself', () => void (button().style.display = 'none'), {}],
  ['pressed what goes', () => button().remove(), {}],
])('takes nothing for pressed by who %s', (_, meanwhile, released) => {
  press(meanwhile, { on: main, ...released });
  expect(pressed).toEqual(['MAIN']);
});

it('forgets a press after its click', () => {
  press(() => undefined);
  moveDown();
  main.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(pressed).toEqual(['End', 'BUTTON', 'MAIN']);
});
