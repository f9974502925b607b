import { leaveToBrowser } from '../late-start/leave-to-browser.ts';
import { Component, lazy, type ReactNode } from 'react';

/** Never resolves: React changes nothing on the page while it waits. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** Replaces components that failed: keeps the page visible and leaves it to the browser. */
export function StaticFallback({ error }: { error: unknown }): ReactNode {
  leaveToBrowser(error);
  return <Never />;
}

/** Error boundary that keeps the server-rendered page if the layout around it fails. */
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
