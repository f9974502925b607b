import { siteLanguages } from '@dopahiya/domain/site';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fontFaces } from '../../page-style/font-faces.ts';
import { LanguageSwitch } from './language-switch.tsx';

const [english] = siteLanguages;
const hindi = { ...english, code: 'hi' as const, tag: 'hi-IN', name: 'हिन्दी', short: 'हि', prefix: '/hi' };

const renderAt = (path: string, languages = [english, hindi]) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageSwitch languages={languages} />
    </MemoryRouter>,
  );

describe('<LanguageSwitch />', () => {
  it('leads to the same page in each other language, by its own name', async () => {
    const screen = await renderAt('/search?q=hero');
    const link = screen.getByRole('link', { name: 'हिन्दी' });
    await expect.element(link).toHaveAttribute('href', '/hi/search?q=hero');
    await expect.element(link).toHaveAttribute('hreflang', 'hi-IN');
    expect(screen.getByRole('link').elements()).toHaveLength(1);
  });

  it('draws a name with the font of such names, also where the system has no letters for it', async () => {
    const names = '/names.woff2';
    const faces = fontFaces({ names, body: '', bodyRupee: '', display: '', displayRupee: '', devanagari: '' });
    const family = /font-family: ('[^']+')/.exec(faces.split('\n').find((face) => face.includes(names)) ?? '')?.[1];
    const screen = await renderAt('/');
    const { fontFamily } = getComputedStyle(screen.getByRole('link').element());
    expect(fontFamily.replaceAll('"', "'").split(', ')).toContain(family);
  });

  it('tells which language was chosen', async () => {
    const choose = vi.fn<(code: string) => undefined>();
    const screen = await render(
      <MemoryRouter>
        <LanguageSwitch languages={[english, hindi]} onChoose={choose} />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'हिन्दी' });
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    expect(choose).toHaveBeenCalledWith('hi');
  });

  it('does not open the page before what is done with the choice', async () => {
    const screen = await render(
      <MemoryRouter>
        <LanguageSwitch languages={[english, hindi]} onChoose={() => new Promise(() => {})} />
      </MemoryRouter>,
    );
    const clicks: MouseEvent[] = [];
    const note = (event: MouseEvent) => void clicks.push(event);
    addEventListener('click', note);
    await screen.getByRole('link', { name: 'हिन्दी' }).click();
    removeEventListener('click', note);
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  });

  it('is not there while no other language is complete', async () => {
    const screen = await renderAt('/', [english, { ...hindi, isComplete: false }]);
    expect(screen.container.textContent).toBe('');
  });
});
