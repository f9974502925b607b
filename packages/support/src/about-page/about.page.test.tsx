import { OwnerSettingsProvider } from '@dopahiya/site';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AboutPage } from './about.page.tsx';

const openPage = () => render(<AboutPage />, { wrapper: MemoryRouter });

describe('<AboutPage />', () => {
  it('shows the numbers, labelled as samples', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'About Dopahiya' })).toBeVisible();
    for (const number of ['8M+', '450+', '12K+', '25+']) await expect.element(screen.getByText(number)).toBeVisible();
    await expect.element(screen.getByText('Sample', { exact: true }).first()).toBeVisible();
  });

  it('shows no numbers where marketing claims are hidden', async () => {
    const shown = (
      <OwnerSettingsProvider value={{ hidesClaims: true }}>
        <AboutPage />
      </OwnerSettingsProvider>
    );
    const screen = await render(shown, { wrapper: MemoryRouter });
    await expect.element(screen.getByRole('heading', { name: 'Our core values' })).toBeVisible();
    expect(screen.getByText('8M+').query()).toBeNull();
    expect(screen.getByRole('heading', { name: 'In numbers' }).query()).toBeNull();
  });

  it('shows what the desk says, also where other claims are hidden, and no label on what is no sample', async () => {
    const claims = {
      'about-models': { text: '460', detail: 'models on this site', isSample: false },
      'about-awards': null,
    };
    const shown = (
      <OwnerSettingsProvider value={{ hidesClaims: true, claims }}>
        <AboutPage />
      </OwnerSettingsProvider>
    );
    const screen = await render(shown, { wrapper: MemoryRouter });
    const list = screen.getByRole('term').elements();
    expect(list.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'models on this site: 460',
    ]);
    expect(screen.getByText('Sample', { exact: true }).elements()).toHaveLength(3);
  });

  it('marks each voice as a sample', async () => {
    const screen = await openPage();
    const voices = screen.getByRole('figure').elements();
    expect(voices.length).toBe(3);
    for (const voice of voices) expect(voice.textContent).toMatch(/Sample$/);
  });

  it('describes both ways of asking the bot', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { name: 'Ask our bot' })).toBeVisible();
    for (const way of [
      /then press “Start”\. We keep the chat for 90 days/,
      /“Ask without your details”.*we store nothing/,
    ])
      await expect.element(screen.getByText(way)).toBeVisible();
  });

  it('leads to the bikes and to the contact page', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('link', { name: 'Explore bikes' })).toHaveAttribute('href', '/bikes');
    await expect.element(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await openPage();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
