export { readEnv } from './server/env.ts';
export { openGateway } from './server/gateway.ts';
export { openSite } from './server/open-site.ts';
export { limitRenders, type Render, type RenderLimits } from './server/render-limits.ts';
export { serveSitemap } from './server/sitemap.ts';
export { serveWellKnown } from './server/request-paths.ts';
