import { type SiteContent, siteContentSchema } from '@dopahiya/domain/content';
import type { SiteLanguage } from '@dopahiya/domain/site';
import type { Edition } from '../cache/page-cache.ts';
import type { OwnerSettings } from '../pages/owner-settings.ts';
import type { Gateway } from './gateway.ts';

/** For how long what was read is trusted, in ms: a change shows on pages once this and their own time are over. */
const trustedMs = 20_000;
/** Maximum wait for the API, in ms; without an answer what was read before stays. */
const patienceMs = 2000;

interface OwnerContentDeps {
  gateway: Pick<Gateway, 'fetch'>;
  origin: string;
  languages: readonly SiteLanguage[];
  /** Settings of the environment, which what the desk says replaces. */
  settings: OwnerSettings;
  now?: () => number;
}

/** What the owner says on pages, and the edition of the content, read from the API at most every 20 seconds. */
export class OwnerContent implements Edition {
  readonly #deps: OwnerContentDeps;
  readonly #contents = new Map<string, SiteContent>();
  #readAt = Number.NEGATIVE_INFINITY;
  #edition = '';
  #reading: Promise<void> | undefined;

  constructor(deps: OwnerContentDeps) {
    this.#deps = deps;
  }

  known(): string | undefined {
    return Math.abs(this.#now() - this.#readAt) > trustedMs ? undefined : this.#edition;
  }

  async current(): Promise<string> {
    if (this.known() === undefined) await (this.#reading ??= this.#read());
    return this.#edition;
  }

  /** Returns the settings of pages in a language. */
  async settingsIn({ code }: SiteLanguage): Promise<OwnerSettings> {
    await this.current();
    const { settings } = this.#deps;
    const content = this.#contents.get(code);
    return content ? withContent(settings, content) : settings;
  }

  async #read(): Promise<void> {
    const { languages } = this.#deps;
    const read = await Promise.all(languages.map(async ({ code }) => [code, await this.#readIn(code)] as const));
    for (const [code, content] of read) if (content) this.#contents.set(code, content);
    this.#edition = read[0]?.[1]?.edition ?? this.#edition;
    this.#readAt = this.#now();
    this.#reading = undefined;
  }

  async #readIn(code: string): Promise<SiteContent | undefined> {
    const { gateway, origin } = this.#deps;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await gateway.fetch(new Request(`${origin}/api/site-content/?lang=${code}`, { signal }));
      return answer.ok ? siteContentSchema.safeParse(await answer.json()).data : undefined;
    } catch {
      return undefined;
    }
  }

  #now(): number {
    return (this.#deps.now ?? Date.now)();
  }
}

/** Adds what the desk says to the settings of the environment; it goes first where it says anything. */
function withContent(settings: OwnerSettings, { claims, contact }: SiteContent): OwnerSettings {
  const byId = claims.map(({ id, is_shown, is_sample, text, detail }) => [
    id,
    is_shown ? { text, detail, isSample: is_sample } : null,
  ]);
  return {
    ...settings,
    ...(claims.length > 0 && { claims: Object.fromEntries(byId) as OwnerSettings['claims'] }),
    ...(contact && { mail: contact.mail, hours: { weekdays: contact.weekdays, saturday: contact.saturday } }),
    ...(contact?.officer && { grievanceOfficer: contact.officer }),
  };
}
