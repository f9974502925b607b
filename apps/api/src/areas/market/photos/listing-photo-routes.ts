import { photoPlaceSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { listingLimits, storedListingImageSchema } from '@dopahiya/domain/market';
import { type Context, Hono } from 'hono';
import { AppError, notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { ofWiderNetwork } from '../../../core/http/client-address.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { type PhotoAddresses, presentListingPhoto } from '../listings/listing-presenter.ts';
import { listingPhotoLimits } from './listing-photo.ts';
import { readPhotoForm, requireForm } from './listing-photo-form.ts';
import type { ListingPhotoService, TakenPhoto } from './listing-photo-service.ts';
import type { UploadSpool } from './upload-spool.ts';
import { readRowId } from '../../../core/row-id.ts';
import { accountErrors, errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of the photo routes. */
export interface ListingPhotoRouteDeps {
  photos: ListingPhotoService;
  uploads: UploadSpool;
  photoAddresses: PhotoAddresses;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'listingPhotos'>;
}

const mine = { group: 'Used bikes', signedIn: true } as const;
const missing = 'There is no such photo or listing, or it is somebody else’s';

const MB = 1024 * 1024;
/** Maximum size of a form besides the file, in bytes. */
const AROUND_BYTES = 16 * 1024;

const { bytes, pixels, avifPixels, progressivePixels } = listingPhotoLimits;
const maxBytes = bytes + AROUND_BYTES;
const tooLarge = () => new AppError(413, marketErrors.photoTooLarge(bytes / MB));

/** Routes for sellers to upload, order and delete photos of their listings. */
export function listingPhotoRoutes({ photos, uploads, photoAddresses, authenticate, limits }: ListingPhotoRouteDeps) {
  const presentTaken = ({ id, photo: { shown_as, widths, width, height, has_avif } }: TakenPhoto) =>
    presentListingPhoto({ id, shown_as, widths, width, height, has_avif }, photoAddresses);
  const signedIn = requireAuthor(authenticate);
  const ofAccount = limitRate(
    limits.listingPhotos,
    (_, c) => `account ${c.var.author.id}`,
    accountErrors.tooManyFromAccount,
  );
  const take = takingIn(photos, uploads, limits.listingPhotos);
  return new Hono<ApiEnv>()
    .post(
      '/',
      describeCall({
        ...mine,
        summary:
          'Takes one photo of a listing of the user, as a form with `image` and `bike`, the id of the listing; sent again with the same `key` it is one photo, at `position` it stands there, else last',
        description: `JPEG, PNG, WebP or AVIF of at most ${bytes / MB} MB and ${pixels / 1e6} million pixels (AVIF ${avifPixels / 1e6} million, progressive files ${progressivePixels / 1e6} million); at most ${listingLimits.photos} photos of a listing. WebP and JPEG are ready with the answer, AVIF later.`,
        answer: storedListingImageSchema,
        status: 201,
        missing,
      }),
      noStore,
      signedIn,
      ofAccount,
      requireForm,
      async (c) => c.json(presentTaken(await take(c)), 201),
    )
    .patch(
      '/:id',
      describeCall({ ...mine, summary: 'Moves a photo; the one at 0 is the cover', answer: doneSchema, missing }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', photoPlaceSchema),
      async (c) => {
        await photos.move(c.var.author, photoId(c.req.param('id')), c.req.valid('json').position);
        return c.json({ done: true });
      },
    )
    .delete(
      '/:id',
      describeCall({ ...mine, summary: 'Deletes a photo', answer: doneSchema, missing }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await photos.remove(c.var.author, photoId(c.req.param('id')));
        return c.json({ done: true });
      },
    );
}

/** Creates the upload handler: it receives the whole body first, and only then queues the photo for processing. */
function takingIn(
  photos: ListingPhotoService,
  uploads: UploadSpool,
  limit: Pick<RateLimits['listingPhotos'], 'clientOf'>,
) {
  return async (c: Context<ApiEnv>): Promise<TakenPhoto> => {
    const client = limit.clientOf(c) ?? 'the site itself';
    const address = ofWiderNetwork(client) ?? client;
    const upload = await uploads.receive(c.req.raw, { address, maxBytes, tooLarge });
    try {
      const type = c.req.header('content-type') ?? '';
      return await photos.add({ account: c.var.author.id, address }, async () =>
        readPhotoForm(await upload.read(), type),
      );
    } finally {
      await upload.drop();
    }
  };
}

/** Parses the photo id in a URL. @throws AppError 404 if it is not a valid row id. */
function photoId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound(marketErrors.photoMissing);
}
