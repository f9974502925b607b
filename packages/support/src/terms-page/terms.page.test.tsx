import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TermsPage } from './terms.page.tsx';

const openPage = () => render(<TermsPage />, { wrapper: MemoryRouter });

describe('<TermsPage />', () => {
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('has seven sections, all open so that they are read and printed without a press', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    const titles = screen.getByRole('heading', { level: 3 });
    await expect.element(titles.first()).toBeVisible();
    expect(titles.elements().map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const text of [
      /18 or older/,
      /a phone number, which we don’t publish/,
      /call 1930 at once/,
      /paid us in the last 12 months/,
    ])
      await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('leads to the privacy policy and to the contact page', async () => {
    const screen = await openPage();
    await expect
      .element(screen.getByRole('link', { name: 'Privacy Policy', exact: true }))
      .toHaveAttribute('href', '/privacy-policy');
    await expect
      .element(screen.getByRole('link', { name: 'Contact Us', exact: true }).first())
      .toHaveAttribute('href', '/contact-us');
    await expect.element(screen.getByText(/^Send complaints through/)).toBeVisible();
  });

  it('remembers whether they were accepted or declined, and says so after a reload', async () => {
    const screen = await openPage();
    await screen.getByRole('button', { name: 'I Decline' }).click();
    await expect.element(screen.getByText(/^You declined these terms/)).toBeVisible();
    await screen.getByRole('button', { name: 'I Accept' }).click();
    await screen.unmount();
    const again = await openPage();
    await expect.element(again.getByText(/^You accepted these terms/)).toBeVisible();
    await expect.element(again.getByRole('button', { name: 'I Accept' })).toHaveAttribute('aria-pressed', 'true');
    expect(again.getByText(/^You declined/).query()).toBeNull();
  });

  it('takes an answer to other terms for none', async () => {
    localStorage.setItem('terms-answer', JSON.stringify({ answer: 'accepted', edition: '2020-01' }));
    const screen = await openPage();
    await expect.element(screen.getByRole('button', { name: 'I Accept' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText(/^You accepted/).query()).toBeNull();
  });

  it('leads to each of its parts on a wide screen', async () => {
    await page.viewport(1440, 900);
    const screen = await openPage();
    const links = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements();
    expect(links).toHaveLength(7);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h3')?.textContent).toBe(link.textContent);
    }
  });

  it('is downloaded by printing it', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const screen = await openPage();
    await screen.getByRole('button', { name: 'Download PDF Version' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await openPage();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
