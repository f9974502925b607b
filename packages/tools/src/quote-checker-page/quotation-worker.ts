import { readPaper } from '@dopahiya/engines/quotation-reader';

// The first message says that it listens; each later one answers a text, in their order.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readPaper(data), { transfer: [] }));
postMessage('listens', { transfer: [] });
