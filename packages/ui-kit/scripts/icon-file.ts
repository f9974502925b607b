/** Icons of the site: our name, and the name of the Tabler outline icon. */
export const iconSources = {
  alert: 'alert-triangle',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  bolt: 'bolt',
  camera: 'camera',
  chat: 'message-circle',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'circle-alert': 'alert-circle',
  'circle-check': 'circle-check',
  clock: 'history',
  close: 'x',
  compare: 'arrows-left-right',
  copy: 'copy',
  directions: 'navigation',
  external: 'external-link',
  eye: 'eye',
  'eye-off': 'eye-off',
  facebook: 'brand-facebook',
  heart: 'heart',
  info: 'info-circle',
  link: 'link',
  mail: 'mail',
  'map-pin': 'map-pin',
  maximize: 'maximize',
  menu: 'menu-2',
  minus: 'minus',
  phone: 'phone',
  plus: 'plus',
  refresh: 'refresh',
  ruler: 'ruler-measure',
  secure: 'shield-check',
  search: 'search',
  share: 'share',
  showroom: 'building-store',
  star: 'star',
  trash: 'trash',
  trending: 'trending-up',
  upload: 'upload',
  user: 'user',
  whatsapp: 'brand-whatsapp',
  x: 'brand-x',
} as const;

/**
 * Generates a module with the path data of the icons, all strokes of an icon as one path.
 * @param svgOf Returns the SVG text of a Tabler outline icon by name.
 * @throws if an icon contains anything but paths.
 */
export function iconFile(svgOf: (source: string) => string): string {
  const lines = Object.entries(iconSources).map(([name, source]) => `  '${name}': '${pathOf(source, svgOf(source))}',`);
  return `/**
 * Path data of the icons, from Tabler Icons (MIT licence, © Paweł Kuna), drawn on a grid of 24.
 * Made by \`pnpm --filter @dopahiya/ui-kit icons\`: change scripts/icon-file.ts and run this.
 */
export const iconPaths = {
${lines.join('\n')}
} as const;
`;
}

function pathOf(source: string, svg: string): string {
  const shapes = [...svg.matchAll(/<(path|circle|rect|line|poly\w+|ellipse) ([^>]*)>/g)];
  const paths = shapes.map(([, tag, attributes = '']) => {
    const data = / ?d="([^"]+)"/.exec(attributes)?.[1];
    if (tag !== 'path' || !data)
      throw new Error(`Icon ${source} holds a <${tag}>, which is no path: choose another icon.`);
    return compact(data);
  });
  return paths.filter((path) => path !== frame).join('');
}

const compact = (data: string): string => data.replaceAll(/\s*([a-zA-Z])\s*/g, '$1').replaceAll(' -', '-');

/** Invisible square at the start of each Tabler icon. */
const frame = 'M0 0h24v24H0z';
