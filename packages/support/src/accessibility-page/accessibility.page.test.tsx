import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccessibilityPage } from './accessibility.page.tsx';

const openPage = () => render(<AccessibilityPage />, { wrapper: MemoryRouter });

describe('<AccessibilityPage />', () => {
  it('names its aim, and what was not tried', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
    await expect.element(screen.getByText(/WCAG 2\.2, level AA/)).toBeVisible();
    await expect.element(screen.getByText(/tested in Firefox or Safari/)).toBeVisible();
    await expect.element(screen.getByText(/tested with a screen reader/)).toBeVisible();
  });

  it('leads to where a barrier is reported', async () => {
    const screen = await openPage();
    await expect.element(screen.getByText(/tell us the page/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await openPage();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
