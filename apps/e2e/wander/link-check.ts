import type { APIRequestContext } from '@playwright/test';

/** So that a page of a hundred new links holds the walk up for a moment only; the rest waits for the next page. */
const checkedAtOnce = 8;
const rememberedLinks = 5_000;
/** A machine that has much to do answers 503 for a while; what it never answers is a fault. */
const maxTries = 5;

/** Forms of addresses that lead away from the site; they are looked at, not followed. */
const forms: Record<string, RegExp> = {
  'tel:': /^tel:\+?\d{3,15}$/,
  'mailto:': /^mailto:([^\s@?]+@[^\s@?]+\.[^\s@?]+)?(\?\S+)?$/,
  'https:': /^https:\/\/[^\s/]+\.[a-z]+(\/\S*)?$/,
  'blob:': /^blob:/,
};

interface WaitingLink {
  path: string;
  from: string;
  /** How often it was followed already. */
  tries: number;
}

/** Follows every link of the site once, and looks at the form of those that leave it. */
export class LinkCheck {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #seen = new Set<string>();
  #waiting: WaitingLink[] = [];

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  /** Paths of the site that links led to so far. */
  get paths(): string[] {
    return [...this.#seen];
  }

  /** Checks the links of a page; @returns what is wrong with them, each in a sentence. */
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
    // A server may close an idle connection just as it is used again; a browser tries once more, and so does this.
    const status = (await this.#request.head(this.#origin + path, { maxRetries: 1 })).status();
    const isLater = status === 429 || (status === 503 && tries < maxTries);
    if (isLater) this.#waiting.push({ path, from, tries: tries + 1 });
    return status < 400 || isLater ? null : `The link to ${path} is dead: status ${status}. It stands on ${from}.`;
  }
}
