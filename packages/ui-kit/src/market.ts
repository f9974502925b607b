export { DealLabel } from './market/deal-label/deal-label.tsx';
export { MapLink } from './market/map-link/map-link.tsx';
export { Progress } from './market/progress/progress.tsx';
export { Stepper } from './market/stepper/stepper.tsx';
export type { PhotoSlot } from './market/uploader/photo-slot.tsx';
export { type UploadedPhoto, Uploader } from './market/uploader/uploader.tsx';
export { type UsedBike, UsedCard } from './market/used-card/used-card.tsx';
export { ValueRange } from './market/value-range/value-range.tsx';
