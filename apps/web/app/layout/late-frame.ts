export { ChatTab } from '@dopahiya/support';
export { DeferredFrame } from './deferred-frame.tsx';
export { SiteFooter } from './site-footer.tsx';
export { SiteMenu } from './site-menu.tsx';
