export { ChatTab } from '@dopahiya/support';
export { SiteFooter } from './site-footer.tsx';
export { SiteMenu } from './site-menu.tsx';
