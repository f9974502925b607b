export const share = 'Share';
export const shareBy = (service: string) => `Share by ${service}`;
export const email = 'email';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const copyingRefused = 'Your browser blocked copying. Copy the link from the address bar.';
