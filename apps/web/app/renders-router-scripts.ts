/** Development keeps React Router's own `<Scripts />`, so that edited components update in place. */
export const rendersRouterScripts: boolean = import.meta.env.MODE !== 'production';
