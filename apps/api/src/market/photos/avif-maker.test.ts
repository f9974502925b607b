import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { folderDisk } from '../../media/photos/photo-disk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { AvifMaker } from './avif-maker.ts';
import { ListingPhotoStore } from './listing-photo-store.ts';

const photo = { id: 1, key: 'a'.repeat(22), widths: [480] };
const name = `${photo.key}-480.jpg`;

/** Makes the AVIF files of a photo on a disk that has no room for them any more. @returns what was told, and what is left. */
async function makeWithoutRoom(isThere: boolean): Promise<{ told: unknown[]; left: string[] }> {
  const disk = folderDisk(join(temporaryFolder(), 'photos'));
  const jpeg = await sharp({ create: { width: 480, height: 360, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await disk.write(name, jpeg);
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
  const store = new ListingPhotoStore({ ...disk, write: () => Promise.reject(missing) });
  const files = { withoutAvif: async () => [], haveAvif: async () => isThere, isThere: async () => isThere };
  const maker = new AvifMaker({ files, store });
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
