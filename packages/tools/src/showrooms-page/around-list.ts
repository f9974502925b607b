export { BrandLineUp } from './brand-line-up.tsx';
export { MoreShowrooms } from './more-showrooms.tsx';
export { ShowroomsSide } from './showrooms-side.tsx';
