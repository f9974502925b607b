import { startTransition, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Deferred } from './deferred.tsx';
import { DeferredScope } from './deferred-scope.tsx';

/** What the page held each time that it changed. */
function watchTexts(): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(document.querySelector('main')?.textContent ?? ''));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return texts;
}

function Site({ follows }: { follows: boolean }) {
  const [isThere, setThere] = useState(false);
  return (
    <DeferredScope follows={follows}>
      <button type="button" onClick={() => startTransition(() => setThere(true))}>
        Go
      </button>
      {isThere && (
        <main>
          head <Deferred before="room">rest</Deferred>
        </main>
      )}
    </DeferredScope>
  );
}

async function go(follows: boolean) {
  const screen = await render(<Site follows={follows} />);
  const texts = watchTexts();
  await screen.getByRole('button').click();
  await vi.waitFor(() => expect(screen.getByRole('main').element().textContent).toBe('head rest'));
  return texts;
}

describe('<Deferred />', () => {
  it('lets what it holds follow the rest of a page that a link led to', async () => {
    expect(await go(true)).toEqual(['head room', 'head rest']);
  });

  it('is there at once everywhere else', async () => {
    expect(await go(false)).toEqual(['head rest']);
  });
});
