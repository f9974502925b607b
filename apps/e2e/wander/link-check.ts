import type { APIRequestContext } from '@playwright/test';

/**
 * Maximum number of links checked per page, so that a page with a hundred new ones delays the walk only briefly; the rest waits for the
 * next page.
 */
const checkedAtOnce = 8;
const rememberedLinks = 5_000;
/** A busy machine responds 503 for a while; if it never responds, that is a fault. */
const maxTries = 5;

/** Valid forms of external addresses; they are checked but not followed. */
const forms: Record<string, RegExp> = {
  'tel:': /^tel:\+?\d{3,15}$/,
  'mailto:': /^mailto:([^\s@?]+@[^\s@?]+\.[^\s@?]+)?(\?\S+)?$/,
  'https:': /^https:\/\/[^\s/]+\.[a-z]+(\/\S*)?$/,
  'blob:': /^blob:/,
};

interface WaitingLink {
  path: string;
  from: string;
  /** Number of attempts so far. */
  tries: number;
}

/** Follows every link of the site once, and validates the form of external ones. */
export class LinkCheck {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #seen = new Set<string>();
  #waiting: WaitingLink[] = [];

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  /** Paths of the site found in links so far. */
  get paths(): string[] {
    return [...this.#seen];
  }

  /** Checks the links of a page. @returns their faults, one sentence each. */
  async check(links: readonly string[], pageAddress: string): Promise<string[]> {
    const faults: string[] = [];
    for (const link of links) {
      const address = URL.parse(link, pageAddress);
      if (address?.origin === this.#origin) this.#remember(address.pathname + address.search, pageAddress);
      else if (!address || !forms[address.protocol]?.test(link)) faults.push(`The link '${link}' has no good form.`);
    }
    const dead = await Promise.all(this.#waiting.splice(0, checkedAtOnce).map((link) => this.#follow(link)));
    return [...faults, ...dead.filter((fault) => fault !== null)];
  }

  #remember(path: string, from: string): void {
    if (this.#seen.has(path) || this.#seen.size >= rememberedLinks) return;
    this.#seen.add(path);
    this.#waiting.push({ path, from, tries: 0 });
  }

  async #follow({ path, from, tries }: WaitingLink): Promise<string | null> {
    // A server may close an idle connection just as it is reused; browsers retry once, and so does this.
    const status = (await this.#request.head(this.#origin + path, { maxRetries: 1 })).status();
    const isLater = status === 429 || (status === 503 && tries < maxTries);
    if (isLater) this.#waiting.push({ path, from, tries: tries + 1 });
    return status < 400 || isLater ? null : `The link to ${path} is dead: status ${status}. It stands on ${from}.`;
  }
}
