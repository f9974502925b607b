/** Asks something of the document in a theme, with the colours that this leads to, and gives it its own theme back. */
export async function inTheme(name: 'light' | 'dark', ask: () => unknown): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  if (theme === name) return void (await ask());
  dataset['theme'] = name;
  try {
    finishTransitions();
    await ask();
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    finishTransitions();
  }
}

/** Shows the colours that a change leads to at once; on the way to them nothing can be read. */
export function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
