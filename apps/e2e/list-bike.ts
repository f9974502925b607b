import { expect, type Page } from '@playwright/test';
import { confirmAddress } from './sign-in.ts';

/** Listing as sent by a seller. */
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

/** Listing as stored by the API, with what its seller sends to change it. */
export interface ListedBike {
  id: number;
  slug: string;
  headers: Readonly<Record<string, string>>;
}

interface Account {
  username: string;
  email_verified: boolean;
}

/** Lists a bike of the signed-in user publicly, confirming their address first. `facts` override the draft's. */
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
