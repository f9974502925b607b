export {
  apiOf,
  isPrivate,
  keepsAddress,
  queryClientOf,
  type ServerContext,
  serverContext,
  serverContextOf,
} from './server/server-context.ts';
