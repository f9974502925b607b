import { leaveToBrowser } from '../late-start/leave-to-browser.ts';
import { Component, lazy, type ReactNode } from 'react';

/** What never comes: nothing of the page is changed while React waits for it. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** Stands in place of components that broke: the page stays as it is seen, and is left to the browser. */
export function StaticFallback({ error }: { error: unknown }): ReactNode {
  leaveToBrowser(error);
  return <Never />;
}

/** The page that the server sent: it stays when what stands around the pages breaks. */
export class ServedPage extends Component<{ children: ReactNode }, { broken?: { error: unknown } }> {
  override state: { broken?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { broken: { error: unknown } } {
    return { broken: { error } };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <StaticFallback {...broken} /> : this.props.children;
  }
}
