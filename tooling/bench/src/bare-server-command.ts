import { join } from 'node:path';

/** The command of a server that sends one file and does nothing else; the file, its type and its coding follow. */
export const bareServer = [process.execPath, join(import.meta.dirname, 'bare-server.ts')] as const;
