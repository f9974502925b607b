import type { Dealership } from '@dopahiya/domain/places';

/** Returns the maps link for directions to a showroom, by coordinates, else by address; null if neither is known. */
export function directionsTo({ latitude, longitude, address, city }: Dealership): string | null {
  const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  const search = [address, city].filter(Boolean).join(', ');
  const destination = place ?? search;
  if (!destination) return null;
  const query = new URLSearchParams(place ? { api: '1', destination } : { api: '1', query: destination });
  return `https://www.google.com/maps/${place ? 'dir' : 'search'}/?${query.toString()}`;
}
