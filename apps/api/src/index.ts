export { createFolder } from './db/create-folder.ts';
export type { Caller } from './http/api-env.ts';
export { clientAddresses } from './http/client-address.ts';
export { isOwnWrite } from './http/same-origin.ts';
export { RateLimit } from './http/rate-limit.ts';
export { readApiEnv } from './env.ts';
export { type HttpServer, startServer } from './http/http-server.ts';
export { type Api, type ApiSettings, openApi } from './open-api.ts';
export { StartError } from './start-error.ts';
