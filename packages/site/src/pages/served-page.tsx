import { leaveToBrowser } from '../late-start/leave-to-browser.ts';
import { Component, lazy, type ReactNode } from 'react';

/** What never comes: nothing of the page is changed while React waits for it. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** The page that the server sent: it stays as it is seen when its components break, and is left to the browser. */
export class ServedPage extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(error: unknown): { isBroken: boolean } {
    // React tells of an error once its result is shown, and here nothing is.
    console.error(error);
    leaveToBrowser();
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Never /> : this.props.children;
  }
}
