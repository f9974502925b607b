export const favourite = 'Favourite';
export const share = 'Share';
export const favouriteForNow = 'Your browser keeps nothing for this site, so this favourite lasts as long as the page.';
export const linkCopied = 'Link copied';
export const copyingRefused = 'Your browser does not allow copying. Copy the link from the address bar.';
