/**
 * Versions whose private parts were read beside this folder and `router-parts/`. Before adding one, look in its source at:
 *
 * - react, react-dom: what `renderToString` writes, which `inlineImages` and the mark of the first screen rely on (`src` of
 *   images, `<link rel="preload">` in the head, text without a comment around it); that hydration leaves sources of images and
 *   unknown elements of the head as they are.
 * - react-router: `dom-export/hydrated-router`: which globals `<HydratedRouter />` reads, and that it reads `stream` once;
 *   `dom/ssr/components`: what `<Scripts />` writes into them, and in which order it loads the modules; `dom/ssr/server`: that
 *   `<ServerRouter />` writes no data scripts without `serverHandoffStream`; `dom/ssr/routes`: what the manifest says of a route,
 *   which `prefetchRoute` reads with the `basename` of the context; `dom/ssr/entry` and `server-runtime`: the entry context's
 *   `manifest`, `serverHandoffString` and stream; `dom/ssr/errorBoundaries`, `routeModules` and `route-discovery`: their exports,
 *   which `router-parts/` has others for, and who calls them; `dom-export/hydrated-router`: that `__reactRouterDataRouter` is the
 *   router, and that it uses `route-discovery` with `unstable_customRouteDiscovery` alone.
 * - styled-components: `models/StyledComponent` and `ComponentStyle`: what `renderByConstantStyle` replaces; `sheet/Sheet`:
 *   `hasNameForId` and `insertRules`; `__PRIVATE__.mainSheet`.
 */
export const reviewedVersions = {
  react: ['19.3.1'],
  'react-dom': ['19.3.1'],
  'react-router': ['8.5.3'],
  'styled-components': ['6.6.0'],
} as const;
