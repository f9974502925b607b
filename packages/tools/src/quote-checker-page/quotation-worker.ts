import { readPaper } from '@dopahiya/engines/quotation-reader';

// The first message signals readiness; each later one answers a text, in order.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readPaper(data), { transfer: [] }));
postMessage('listens', { transfer: [] });
