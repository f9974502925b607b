/** Origins of the servers used by the journeys. */
export interface Addresses {
  /** Site with everything in one process. */
  site: string;
  /** Same site without a page cache. */
  uncachedSite: string;
  /** Same site in front of an API that fails on command. */
  faultySite: string;
  /** Address for commands to fail. */
  faults: string;
  /** Folder of the mails sent by the site. */
  outbox: string;
  people: People;
}

/** Accounts prepared by the owner's commands, all with the shared password. */
export interface People {
  /** Moderates held and reported content. */
  moderator: string;
  /** Authenticator secret of the moderator. */
  secret: string;
  /** Owns the site, and uses its desk. */
  owner: string;
  ownerSecret: string;
  /** Edits at the desk. */
  editor: string;
  editorSecret: string;
  /** Has a published review. */
  author: string;
}

const variable = 'E2E_ADDRESSES';

/** Passes the servers' addresses to the processes that run the journeys. */
export function publishAddresses(addresses: Addresses): void {
  process.env[variable] = JSON.stringify(addresses);
}

const unknown: Addresses = {
  site: '',
  uncachedSite: '',
  faultySite: '',
  faults: '',
  outbox: '',
  people: { moderator: '', secret: '', owner: '', ownerSecret: '', editor: '', editorSecret: '', author: '' },
};

/** Returns the addresses published by the set-up; empty while Playwright only lists the journeys. */
export function readAddresses(): Addresses {
  return JSON.parse(process.env[variable] ?? JSON.stringify(unknown)) as Addresses;
}
