import { brandQueries, createApiClient } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { locationAt } from '../testing/location-at.ts';
import { showroomsPage } from './showrooms.page.tsx';

const api = createApiClient({ origin: 'https://dopahiya.example' });

function answerAt(address: string, brandSlug?: string) {
  const client = new QueryClient();
  const honda = { id: 3, name: 'Honda', slug: 'honda' } as Brand;
  client.setQueryData(brandQueries.all(api).queryKey, [honda]);
  const at = locationAt(address, brandSlug === undefined ? {} : { brandSlug });
  return showroomsPage.answerWith(at, { api, client, error: null });
}

describe('showroomsPage', () => {
  it('is not there at the path of a brand that nobody has', () => {
    expect(answerAt('/dealership/nobody', 'nobody')).toEqual({ status: 404 });
    expect(answerAt('/dealership/honda', 'honda')).toBeNull();
  });

  it('answers its form beside the field when it names a brand that nobody has', () => {
    expect(answerAt('/dealership?brand=nonsense&city=Pune')).toBeNull();
  });

  it('leads from the address of its form to that of the brand', () => {
    expect(answerAt('/dealership?brand=HONDA&city=Pune')).toEqual({
      redirect: '/dealership/honda?city=Pune',
      status: 302,
    });
  });
});
