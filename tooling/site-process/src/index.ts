export { findFreePort } from './find-free-port.ts';
export { siteAddresses } from './site-addresses.ts';
export { seedDatabase, siteCommand, startSite } from './site.ts';
export { type ServerProcess, startServer } from './start-server.ts';
