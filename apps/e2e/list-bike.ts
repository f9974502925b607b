import { expect, type Page } from '@playwright/test';
import { confirmAddress } from './sign-in.ts';

/** A listing as a seller sends it. */
export const bikeDraft = {
  brand: 'honda',
  model: 'Activa',
  year_of_manufacture: 2021,
  km_ridden: 18_400,
  city: 'delhi',
  registration_location: 'DL01',
  owner: '1st',
  condition: 'good',
  expected_price: 52_000,
  description: 'One owner, serviced at the dealer, bills are there.',
  contact: '9876543210',
};

/** A listing as the API has stored it, with what its seller sends to change it. */
export interface ListedBike {
  id: number;
  slug: string;
  headers: Readonly<Record<string, string>>;
}

interface Account {
  username: string;
  email_verified: boolean;
}

/** Lists a bike of who is signed in, so that others see it: their address is confirmed first. `facts` are others than those of the draft. */
export async function listBike(page: Page, facts: Partial<typeof bikeDraft> = {}): Promise<ListedBike> {
  const { access } = (await (await page.request.post('/api/token/refresh/')).json()) as { access: string };
  const headers = { authorization: `Bearer ${access}` };
  const me = (await (await page.request.get('/api/users/me/', { headers })).json()) as Account;
  if (!me.email_verified) await confirmAddress(page, me.username);
  const answer = await page.request.post('/api/used-bikes/', { data: { ...bikeDraft, ...facts }, headers });
  expect(answer.status()).toBe(201);
  const { id, slug } = (await answer.json()) as Omit<ListedBike, 'headers'>;
  return { id, slug, headers };
}
