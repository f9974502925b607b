export { acceptedEncodings, encode, type Encoding } from './content-encoding.ts';
export { createPageCache, type KeyOf, type PageCache, type PageCacheOptions, type PageKey } from './page-cache.ts';
export { diskTrouble } from './disk-trouble.ts';
export { openPageFolder, type PageFolder, pageFolderPath, watchPageFolders } from './page-folder.ts';
export type { PageRequest, PageResponse } from './page.ts';
