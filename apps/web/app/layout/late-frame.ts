export { ChatTab } from '@dopahiya/support';
export { HydratedFrame } from './hydrated-frame.tsx';
