export type { ApiModule, ApiSettings, Caller, RunningApi } from './server/api-module.ts';
export { readEnv } from './server/env.ts';
export { openGateway } from './server/gateway.ts';
export { openSite, type SiteProgram } from './server/open-site.ts';
export { limitRenders, type Render, type RenderLimits } from './server/render-limits.ts';
export { serveSitemap } from './server/sitemap.ts';
