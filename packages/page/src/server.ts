export {
  apiOf,
  isPrivate,
  queryClientOf,
  type ServerContext,
  serverContext,
  serverContextOf,
} from './server/server-context.ts';
