import type { BrowserContext, Page } from '@playwright/test';
import { collectConsoleErrors } from '../console-errors.ts';
import { decide, goSomewhere } from './habits.ts';
import type { LinkCheck } from './link-check.ts';
import { inspectPage } from './inspect-page.ts';
import { Settling } from './settling.ts';
import type { Intent, Visitor } from './visitor.ts';

const toldSteps = 10;

/** Browser message for a form that is rejected or rate-limited: the page explains it, so it is not a fault. */
const refusal = /^Failed to load resource: .* status of (?:400|401|429)\b/;

/** Visit of one visitor to the site, in a new browser context. */
export class Stay {
  readonly #visitor: Visitor;
  readonly #links: LinkCheck;
  readonly #settling: Settling;
  readonly #consoleErrors: string[];
  #steps: string[] = [];

  private constructor(visitor: Visitor, links: LinkCheck) {
    this.#visitor = visitor;
    this.#links = links;
    this.#settling = new Settling(visitor.page);
    this.#consoleErrors = collectConsoleErrors(visitor.page.context());
    visitor.page.context().on('response', (response) => {
      if (response.status() >= 500) this.#consoleErrors.push(`${response.url()} answers ${response.status()}.`);
    });
  }

  /** Opens the browser window. */
  static async begin(context: BrowserContext, visitor: Omit<Visitor, 'page'>, links: LinkCheck): Promise<Stay> {
    await context.addInitScript(() => Object.assign(window, { print: () => undefined }));
    const page = await context.newPage();
    context.on('page', (window) => void window.close());
    return new Stay({ ...visitor, page }, links);
  }

  get address(): string {
    return this.#visitor.page.url();
  }

  /** Sentences about the last steps, oldest first. */
  get lastSteps(): string[] {
    return this.#steps.slice(-toldSteps);
  }

  /** Performs an action on the page. @returns the faults after it, one sentence each. */
  async step(): Promise<string[]> {
    const isNew = this.#steps.length === 0;
    try {
      await this.#do(isNew ? goSomewhere(this.#visitor) : await decide(this.#visitor));
      await this.#settling.untilSettled();
      const { faults, links } = await inspectPage(this.#visitor.page, this.#visitor.language);
      return [...this.#faultsHeard(), ...faults, ...(await this.#links.check(links, this.address))];
    } catch (error) {
      return [...this.#faultsHeard(), `The visitor could not go on: ${(error as Error).message}`];
    }
  }

  #faultsHeard(): string[] {
    return this.#consoleErrors.splice(0).filter((message) => !refusal.test(message));
  }

  async #do({ sentence, act }: Intent): Promise<void> {
    this.#steps.push(`At ${pathOf(this.#visitor.page)} the visitor ${sentence}.`);
    await act();
  }
}

function pathOf(page: Page): string {
  const { protocol, pathname, search } = new URL(page.url());
  return protocol === 'about:' ? 'a new window' : pathname + search;
}
