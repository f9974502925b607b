import { join } from 'node:path';

/** Command of a server that sends one file; append the file, its type and its encoding. */
export const bareServer = [process.execPath, join(import.meta.dirname, 'bare-server.ts')] as const;
