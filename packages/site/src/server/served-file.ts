/** How what is no page is answered: the origin of the site, and the way to its API. */
interface ServedFileDeps {
  origin: string;
  fetch: (request: Request) => Promise<Response>;
}

/** What a feature serves beside its pages, such as a feed. */
export interface ServedFile {
  path: string;
  answer: (deps: ServedFileDeps) => Promise<Response>;
}
