import type { Dealership } from '@dopahiya/domain/places';

/** Where a maps service shows the way to a showroom: by its place, else by its address; null when neither is known. */
export function directionsTo({ latitude, longitude, address, city }: Dealership): string | null {
  const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  const search = [address, city].filter(Boolean).join(', ');
  const destination = place ?? search;
  if (!destination) return null;
  const query = new URLSearchParams(place ? { api: '1', destination } : { api: '1', query: destination });
  return `https://www.google.com/maps/${place ? 'dir' : 'search'}/?${query.toString()}`;
}
