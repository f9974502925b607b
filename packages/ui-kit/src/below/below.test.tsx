import { startTransition, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Below } from './below.tsx';
import { BelowScope } from './below-scope.tsx';

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
    <BelowScope follows={follows}>
      <button type="button" onClick={() => startTransition(() => setThere(true))}>
        Go
      </button>
      {isThere && (
        <main>
          head <Below before="room">rest</Below>
        </main>
      )}
    </BelowScope>
  );
}

async function go(follows: boolean) {
  const screen = await render(<Site follows={follows} />);
  const texts = watchTexts();
  await screen.getByRole('button').click();
  await vi.waitFor(() => expect(screen.getByRole('main').element().textContent).toBe('head rest'));
  return texts;
}

describe('<Below />', () => {
  it('lets what it holds follow the rest of a page that a link led to', async () => {
    expect(await go(true)).toEqual(['head room', 'head rest']);
  });

  it('is there at once everywhere else', async () => {
    expect(await go(false)).toEqual(['head rest']);
  });
});
