export { BrandStrip } from './brand-strip.tsx';
export { UsedBikesSection } from './used-bikes-section.tsx';
