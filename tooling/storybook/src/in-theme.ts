/** Runs a check on the document in a theme, with its final colours, and restores the document's own theme. */
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

/** Skips to the end of colour transitions, during which contrast cannot be measured. */
export function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
