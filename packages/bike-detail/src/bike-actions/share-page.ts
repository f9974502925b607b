import { shareByBrowser, shareLink } from '@dopahiya/ui-kit';

/** Shares this page, or copies its address where nothing can be shared, and tells what became of it. */
export const sharePage = (title: string): Promise<void> => shareLink({ title, url: addressOfPage() });

/** Shares a price as text with this page's address; false where the browser shares nothing. */
export const sharePrice = ({ title, text }: { title: string; text: string }): Promise<boolean> =>
  shareByBrowser({ title, text, url: addressOfPage() });

const addressOfPage = (): string => location.origin + location.pathname;
