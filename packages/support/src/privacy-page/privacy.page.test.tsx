import { OwnerSettingsProvider } from '@dopahiya/site';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrivacyPage } from './privacy.page.tsx';

const openPage = () => render(<PrivacyPage />, { wrapper: MemoryRouter });

describe('<PrivacyPage />', () => {
  it('has ten numbered sections, from what is collected to grievances', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    const titles = screen.getByRole('heading', { level: 2 }).elements();
    expect(titles.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect.element(screen.getByRole('heading', { name: '10. Grievances' })).toBeVisible();
  });

  it('says what is stored of an account and of a message, and for how long', async () => {
    const screen = await openPage();
    const said = [
      /^Your username, name and email/,
      /^An account needs no phone number\. Only a listing does/,
      /^If you choose “Ask without your details” instead, we store nothing/,
      /^Messages from the contact page: your name, email, phone number/,
      /^We delete contact messages after 12 months/,
    ];
    for (const text of said) await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('says what is stored of a seller, for how long, and what of a fraud stays', async () => {
    const screen = await openPage();
    const said = [
      /^If you list a bike: .* a phone number/,
      /^A listing is on sale for 60 days/,
      /we delete a listing with photos 7 days after/,
      /up to 10,000 phone numbers/,
    ];
    for (const text of said) await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('says who answers complaints: whom the owner names, else the contact page', async () => {
    const screen = await openPage();
    await expect
      .element(screen.getByRole('link', { name: 'Contact Us', exact: true }))
      .toHaveAttribute('href', '/contact-us');
    await screen.unmount();
    const grievanceOfficer = { name: 'Asha Rao', mail: 'asha@example.in' };
    const named = await render(
      <OwnerSettingsProvider value={{ grievanceOfficer }}>
        <PrivacyPage />
      </OwnerSettingsProvider>,
      { wrapper: MemoryRouter },
    );
    await expect.element(named.getByText(/^Asha Rao is our grievance officer/)).toBeVisible();
    await expect
      .element(named.getByRole('link', { name: 'asha@example.in' }))
      .toHaveAttribute('href', 'mailto:asha@example.in');
  });

  it('leads to the page on cookies', async () => {
    const screen = await openPage();
    await expect
      .element(screen.getByRole('link', { name: 'See the cookies page' }))
      .toHaveAttribute('href', '/cookies');
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await openPage();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
