import { shareLink } from '@dopahiya/ui-kit';

/** Shares this page, or copies its address where nothing can be shared, and tells what became of it. */
export const sharePage = (title: string): Promise<void> => shareLink({ title, url: addressOfPage() });

/** The address of this page as it is told to others: what was chosen in it is nobody else's. */
export const addressOfPage = (): string => location.origin + location.pathname;
