/**
 * Whether SITE_MODE asks for plain pages, on the server. `readEnv` has checked the word; components are made while the
 * modules of the build load, before a setting could be handed to them.
 */
export const isAskedPlain = (): boolean => process.env['SITE_MODE'] === 'plain';
