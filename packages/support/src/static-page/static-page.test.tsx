import { OwnerSettingsProvider } from '@dopahiya/site';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AboutPage } from '../about-page/about.page.tsx';
import { AccessibilityPage } from '../accessibility-page/accessibility.page.tsx';
import { CookiesPage } from '../cookies-page/cookies.page.tsx';
import { PrivacyPage } from '../privacy-page/privacy.page.tsx';

const AboutPageWithoutClaims = () => (
  <OwnerSettingsProvider value={{ hidesClaims: true }}>
    <AboutPage />
  </OwnerSettingsProvider>
);

it.each<[string, ComponentType]>([
  ['about page', AboutPage],
  ['about page without claims', AboutPageWithoutClaims],
  ['accessibility statement', AccessibilityPage],
  ['cookie policy', CookiesPage],
  ['privacy policy', PrivacyPage],
])('leads to each part of the %s', async (_, Page) => {
  await page.viewport(1440, 900);
  const screen = await render(<Page />, { wrapper: MemoryRouter });
  const links = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements();
  const parts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  const prose = screen.getByRole('heading', { level: 2 }).elements().slice(1);
  expect(parts).toEqual(prose);
  expect(links.map(({ textContent }) => textContent)).toEqual(prose.map(({ textContent }) => textContent));
});
