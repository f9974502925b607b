import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Names, roles and order are the same in both themes: in the dark one a story is asked about its colours alone. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** Asks a story about its colours in the dark theme as well, after its play, and gives it its own theme back. */
export const checkColoursInTheDark: AfterEach = async (context) => {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = 'dark';
  try {
    finishTransitions();
    const asked = { ...(context.parameters['a11y'] as object), options: colourRules };
    await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: asked } });
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    finishTransitions();
  }
};

/** Shows the colours that a change of theme leads to at once; between two themes nothing can be read. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
