export { logoAddress } from './brand-logo.ts';
export {
  type Drawing,
  drawingAddress,
  drawingsOf,
  type DrawnModel,
  hashOf,
  primaryDrawing,
  reservedColourSlugs,
} from './drawing-address.ts';
export { drawingAddressesApart } from './drawings-apart.ts';
export { toDrawnBike } from './drawn-bike.ts';
export { checkPhoto, isRaster, type PhotoFiles, photoLimits, unreadable } from './photos/convert-photo.ts';
export { openSharp } from './photos/open-sharp.ts';
export { type PhotoDeps } from './photos/photo-deps.ts';
export { bucketDisk, folderDisk, type PhotoDisk } from './photos/photo-disk.ts';
export { PhotoStore, photoStoreIn } from './photos/photo-store.ts';
export { picturePolicies } from './picture-policies.ts';
