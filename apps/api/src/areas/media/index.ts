export { logoAddress } from './logo-routes.ts';
export {
  type Drawing,
  drawingAddress,
  drawingsOf,
  type DrawnModel,
  hashOf,
  primaryDrawing,
  reservedColourSlugs,
  drawingAddressesApart,
  picturePolicies,
} from './drawing-address.ts';
export { paintOf, toDrawnBike } from './drawn-bike.ts';
export { checkPhoto, isRaster, type PhotoFiles, photoLimits, unreadable, openSharp } from './photos/convert-photo.ts';
export { type PhotoDeps, PhotoStore, photoStoreIn } from './photos/photo-store.ts';
export { bucketDisk, folderDisk, type PhotoDisk } from './photos/photo-disk.ts';
