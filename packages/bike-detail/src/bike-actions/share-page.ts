import { shareLink } from '@dopahiya/ui-kit';

/** Shares this page, or copies its address if the browser cannot share; shows the outcome to the visitor. */
export const sharePage = (title: string): Promise<void> => shareLink({ title, url: addressOfPage() });

/** Returns the page's address for sharing, without query or hash (the visitor's own choices). */
export const addressOfPage = (): string => location.origin + location.pathname;
