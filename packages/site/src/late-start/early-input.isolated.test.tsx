import { type ChangeEvent, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EarlyInput } from './early-input.ts';
import { Hydrated } from './hydrated.tsx';
import { beginHydration } from './take-over.ts';
import bootScript from './boot.ts?inline-script';

function Page() {
  const [taps, setTaps] = useState(0);
  const [words, setWords] = useState('');
  const [city, setCity] = useState('delhi');
  const [isNew, setNew] = useState(false);
  const [mail, setMail] = useState('');
  const [loan, setLoan] = useState(91_674);
  const setLoanOf = (event: ChangeEvent<HTMLInputElement>) => setLoan(event.target.valueAsNumber);
  return (
    <>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Compare
      </button>
      <a href="#brands">Brands</a>
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
      <input aria-label="New" type="checkbox" checked={isNew} onChange={(event) => setNew(event.target.checked)} />
      <select aria-label="City" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="delhi">Delhi</option>
        <option value="pune">Pune</option>
      </select>
      <input
        aria-label="Loan"
        type="range"
        min={10_000}
        max={1_000_000}
        step={1000}
        value={loan}
        onChange={setLoanOf}
      />
      <select aria-label="Sort" onChange={() => setTaps(100)}>
        <option value="price">Price</option>
      </select>
      <textarea aria-label="Letter" defaultValue={'Dear\r\nSir'} onChange={() => setTaps(100)} />
      <form>
        <label>
          Mail <input name="mail" type="email" value={mail} onChange={(event) => setMail(event.target.value)} />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
      </form>
      <output>{`${mail}${taps} ${words} ${city} ${isNew}${loan === 91_674 ? '' : ` ${loan}`}`}</output>
    </>
  );
}

const treeWith = (end: ReactNode) => (
  <>
    <Page />
    {end}
  </>
);

let container: HTMLElement;
let root: Root | undefined;

/** Creates the server-rendered page with its script at the end; no module is loaded yet. */
function openPage(): void {
  container = document.body.appendChild(document.createElement('div'));
  const block = '<script type="text/plain" id="late-module" data-files="data:text/javascript,"></script>';
  container.innerHTML = `<main>${renderToString(treeWith(null))}</main>${block}`;
  const script = document.createElement('script');
  script.text = bootScript;
  container.append(script);
}

async function hydratePage(): Promise<void> {
  const done = Promise.withResolvers<void>();
  const takeOver = beginHydration(done.resolve);
  root = hydrateRoot(container.querySelector('main') as HTMLElement, treeWith(<Hydrated then={takeOver} />), {
    onRecoverableError: () => undefined,
  });
  await done.promise;
}

const find = <Found extends HTMLElement>(selector: string): Found => container.querySelector(selector) as Found;
const shown = () => find('output').textContent;

afterEach(() => {
  window.lateStart?.end();
  root?.unmount();
  root = undefined;
  container.remove();
});

describe('early input', () => {
  it('replays a tap once the page is hydrated, and counts two on one button as one', async () => {
    openPage();
    await userEvent.click(find('button'));
    await userEvent.click(find('button'));
    expect(shown()).toBe('0  delhi false');
    await hydratePage();
    await expect.poll(shown).toBe('1  delhi false');
    await userEvent.click(find('button'));
    await expect.poll(shown).toBe('2  delhi false');
  });

  it('tells the components what was typed, ticked and chosen', async () => {
    openPage();
    await userEvent.fill(find('input'), 'classic');
    await userEvent.click(find('[type=checkbox]'));
    await userEvent.selectOptions(find('select'), 'pune');
    await hydratePage();
    await expect.poll(shown).toBe('0 classic pune true');
  });

  it('keeps what was typed and the focus where somebody else put an element beside fields, so that React makes them anew', async () => {
    openPage();
    for (const name of ['mail', 'password']) find(`[name=${name}]`).before(document.createElement('div'));
    await userEvent.fill(find('[name=mail]'), 'asha@example.in');
    await userEvent.fill(find('[name=password]'), 'monsoon rain');
    const before = find('[name=password]');
    await hydratePage();
    expect(find('[name=password]')).not.toBe(before);
    await expect.poll(shown).toBe('asha@example.in0  delhi false');
    expect(find<HTMLInputElement>('[name=mail]').value).toBe('asha@example.in');
    expect(find<HTMLInputElement>('[name=password]').value).toBe('monsoon rain');
    expect(document.activeElement).toBe(find('[name=password]'));
  });

  it('leaves a field alone that a component which is hydrated has put into the place of another', () => {
    container = document.body.appendChild(document.createElement('div'));
    const type = (text: string) => {
      container.innerHTML = '<form><input name="q" /></form>';
      find<HTMLInputElement>('input').value = text;
    };
    const input = new EarlyInput();
    type('hi');
    input.noteEdits(() => true);
    type('himalayan');
    input.replay(() => true);
    expect(find<HTMLInputElement>('input').value).toBe('himalayan');
  });

  it('tells of an edit once, as soon as its field is hydrated', () => {
    container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<form><input name="q" /></form>';
    const field = find<HTMLInputElement>('input');
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    field.value = 'himalayan';
    const input = new EarlyInput();
    input.noteEdits(() => false);
    input.replay(() => false);
    expect(heard).toEqual([]);
    input.replay(() => true);
    input.replay(() => true);
    expect(heard).toEqual(['himalayan']);
  });

  it('takes nothing for an edit that the browser itself has made of a value', async () => {
    openPage();
    expect(find<HTMLInputElement>('[type=range]').value).toBe('92000');
    await userEvent.fill(find('input'), 'classic');
    await hydratePage();
    await expect.poll(shown).toBe('0 classic delhi false');
  });

  it('tells of a thumb that was moved from a value that the browser had moved before', async () => {
    openPage();
    await userEvent.fill(find('[type=range]'), '150000');
    await hydratePage();
    await expect.poll(shown).toBe('0  delhi false 150000');
  });

  it('leaves links to the browser', async () => {
    openPage();
    await userEvent.click(find('a'));
    expect(location.hash).toBe('#brands');
    history.replaceState(null, '', location.pathname + location.search);
    await hydratePage();
    expect(shown()).toBe('0  delhi false');
  });
});
