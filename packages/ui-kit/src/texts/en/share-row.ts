export const share = 'Share';
export const shareBy = (service: string) => `Share by ${service}`;
export const email = 'email';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied to clipboard!';
export const copyingRefused = 'The browser did not let us copy the link. Copy it from the address bar.';
