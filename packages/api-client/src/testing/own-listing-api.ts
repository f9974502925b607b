import type { ListingStatus, OwnUsedBike } from '@dopahiya/domain/market';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { buildOwnUsedBike } from './build-used-bike.ts';

/** Photo as it was uploaded. */
interface ReceivedPhoto {
  id: number;
  listing: number;
  key: string;
  position: number | null;
  name: string;
  bytes: number;
}

interface Refusals {
  /** Returns the response to a photo instead; `attempt` counts the uploads of its key from 1; null accepts it. */
  photo?: (key: string, attempt: number) => Response | null | Promise<Response | null>;
  /** Returns the response to a change instead. */
  change?: (changes: Record<string, unknown>) => Response | null;
}

interface OwnListingApi {
  handlers: RequestHandler[];
  /** Bodies of changes, and results of photo requests, in order. */
  changes: Record<string, unknown>[];
  photos: ReceivedPhoto[];
  /** Returns their current state. */
  listings: () => OwnUsedBike[];
  /** Changes a listing as another tab would. */
  change: (id: number, facts: Partial<OwnUsedBike>) => void;
}

const notFound = () => HttpResponse.json({ detail: 'There is no such listing of yours.' }, { status: 404 });

/** Fakes an API with the listings of one signed-in seller, with its handlers for stories and tests, and records what it received. */
export function ownListingApi(bikes: OwnUsedBike[] = [buildOwnUsedBike()], refusals: Refusals = {}): OwnListingApi {
  let listings = [...bikes];
  const changes: Record<string, unknown>[] = [];
  const photos: ReceivedPhoto[] = [];
  const attempts = new Map<string, number>();
  const find = (id: unknown) => listings.find((bike) => String(bike.id) === id);
  const send = ({ images, ...bike }: OwnUsedBike) => ({
    ...bike,
    images: images.map(({ address, ...image }) => ({ ...image, image: address })),
  });
  const write = (bike: OwnUsedBike, changed: Partial<OwnUsedBike>) => {
    const next = { ...bike, ...changed };
    listings = listings.map((each) => (each.id === bike.id ? next : each));
    return next;
  };
  const handlers: RequestHandler[] = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get('*/api/used-bikes/my_bikes/', () =>
      HttpResponse.json({ count: listings.length, next: null, previous: null, results: listings.map(send) }),
    ),
    http.get('*/api/used-bikes/my_bikes/:id/', ({ params }) => {
      const bike = find(params['id']);
      return bike ? HttpResponse.json(send(bike)) : notFound();
    }),
    http.patch('*/api/used-bikes/:id/', async ({ params, request }) => {
      const sent = (await request.json()) as Record<string, unknown> & { status?: ListingStatus };
      changes.push(sent);
      const refusal = refusals.change?.(sent);
      if (refusal) return refusal;
      const bike = find(params['id']);
      if (!bike) return notFound();
      if (sent['revision'] !== bike.revision)
        return HttpResponse.json({ detail: 'It was changed meanwhile.', current: send(bike), sent }, { status: 409 });
      const { revision, brand: _, ...said } = sent;
      return HttpResponse.json(send(write(bike, { ...said, revision: Number(revision) + 1 })));
    }),
    http.delete('*/api/used-bikes/:id/', ({ params }) => {
      const bike = find(params['id']);
      listings = listings.filter((each) => each !== bike);
      return bike ? HttpResponse.json({ done: true }) : notFound();
    }),
    http.post('*/api/used-bike-images/', async ({ request }) => {
      const form = await request.formData();
      const [key, image] = [form.get('key') as string, form.get('image') as File];
      const attempt = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, attempt);
      const refusal = await refusals.photo?.(key, attempt);
      if (refusal) return refusal;
      const known = photos.find((photo) => photo.key === key);
      const id = known?.id ?? photos.length + 101;
      if (!known)
        photos.push({
          id,
          listing: Number(form.get('bike')),
          key,
          position: form.has('position') ? Number(form.get('position')) : null,
          name: image.name,
          bytes: image.size,
        });
      return HttpResponse.json({ id, image: `/media/listings/${id}.jpg` }, { status: 201 });
    }),
    http.patch('*/api/used-bike-images/:id/', async ({ params, request }) => {
      changes.push({ photo: Number(params['id']), ...((await request.json()) as object) });
      return HttpResponse.json({ done: true });
    }),
    http.delete('*/api/used-bike-images/:id/', ({ params }) => {
      const id = Number(params['id']);
      changes.push({ photo: id, deleted: true });
      listings = listings.map((bike) => ({ ...bike, images: bike.images.filter((image) => image.id !== id) }));
      return HttpResponse.json({ done: true });
    }),
  ];
  const change = (id: number, facts: Partial<OwnUsedBike>) => {
    const bike = find(String(id));
    if (bike) write(bike, { revision: (bike.revision ?? 1) + 1, ...facts });
  };
  return { handlers, changes, photos, listings: () => listings, change };
}
