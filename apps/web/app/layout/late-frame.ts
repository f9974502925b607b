export { ChatTab } from '@dopahiya/support';
export { HydratedFrame } from './hydrated-frame.tsx';
export { SiteFooter } from './site-footer.tsx';
export { SiteMenu } from './site-menu.tsx';
