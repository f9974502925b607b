import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { folderDisk } from '../../media/photos/photo-disk.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { AvifMaker } from './avif-maker.ts';
import { UploadLanes } from './upload-lanes.ts';
import { ListingPhotoStore } from './listing-photo-store.ts';

const photo = { id: 1, key: 'a'.repeat(22), widths: [480] };
const name = `${photo.key}-480.jpg`;

const picture = () =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** Creates a photo's AVIF files on a full disk. @returns the reported errors and the remaining files. */
async function makeWithoutRoom(isThere: boolean): Promise<{ told: unknown[]; left: string[] }> {
  const disk = folderDisk(join(temporaryFolder(), 'photos'));
  await disk.write(name, await picture());
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
  const store = new ListingPhotoStore({ ...disk, write: () => Promise.reject(missing) });
  const files = { withoutAvif: async () => [], haveAvif: async () => isThere, isThere: async () => isThere };
  const maker = new AvifMaker({ files, store, lanes: new UploadLanes() });
  const told: unknown[] = [];
  const end = maker.start((error) => told.push(error));
  maker.add(photo);
  await maker.settled();
  await end();
  return { told, left: await disk.names() };
}

it('tells of a photo that AVIF files could not be made of', async () => {
  const { told, left } = await makeWithoutRoom(true);
  expect(told).toMatchObject([{ code: 'ENOENT' }]);
  expect(left).toEqual([name]);
});

it('tells of no error where the photo was deleted meanwhile, and leaves none of its files', async () => {
  expect(await makeWithoutRoom(false)).toEqual({ told: [], left: [] });
});

it('waits until no seller waits, and not where it is ended', async () => {
  const disk = folderDisk(join(temporaryFolder(), 'photos'));
  await disk.write(name, await picture());
  const lanes = new UploadLanes();
  const files = { withoutAvif: async () => [], haveAvif: async () => true, isThere: async () => true };
  const maker = new AvifMaker({ files, store: new ListingPhotoStore(disk), lanes });
  const end = maker.start(() => undefined);
  const uploads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent = uploads.map(({ promise }, account) => lanes.run({ account, address: 'here' }, () => promise));
  maker.add(photo);
  uploads[0]?.resolve();
  await sent[0];
  expect(await disk.names()).toEqual([name]);
  uploads[1]?.resolve();
  await maker.settled();
  expect((await disk.names()).toSorted()).toEqual([name.replace('.jpg', '.avif'), name]);

  void lanes.run({ account: 1, address: 'here' }, () => new Promise(() => undefined));
  maker.add({ ...photo, key: 'b'.repeat(22) });
  await end();
});
