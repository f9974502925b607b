/** Origins of the servers that the journeys walk through. */
export interface Addresses {
  /** The site with everything in one process. */
  site: string;
  /** The same site, which keeps no page in memory. */
  uncachedSite: string;
  /** The same site in front of an API that fails on command. */
  faultySite: string;
  /** Where the commands to fail go. */
  faults: string;
  /** Folder of the mails that the site has sent. */
  outbox: string;
  people: People;
}

/** Accounts that the owner's commands have completed, all with the password of everybody. */
export interface People {
  /** Decides of what is held and reported. */
  moderator: string;
  /** By which the moderator's app makes codes. */
  secret: string;
  /** Has a published review. */
  author: string;
}

const variable = 'E2E_ADDRESSES';

/** Tells the processes that run the journeys where the servers are. */
export function publishAddresses(addresses: Addresses): void {
  process.env[variable] = JSON.stringify(addresses);
}

const unknown: Addresses = {
  site: '',
  uncachedSite: '',
  faultySite: '',
  faults: '',
  outbox: '',
  people: { moderator: '', secret: '', author: '' },
};

/** The addresses that the set-up published; empty while Playwright only lists the journeys. */
export function readAddresses(): Addresses {
  return JSON.parse(process.env[variable] ?? JSON.stringify(unknown)) as Addresses;
}
