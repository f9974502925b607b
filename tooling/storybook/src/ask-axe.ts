import axe from 'axe-core';

/** What axe saw of a text: its colour, that of its ground, and what their contrast has to be. */
export interface SeenText {
  element: Element;
  colour: string;
  ground: string;
  needed: number;
}

interface Answer {
  /** Whether there is a violation. */
  isFaulty: boolean;
  texts: SeenText[];
  /** Whether other colours than these could be a violation that cannot be worked out from `texts`. */
  dependsOnColours: boolean;
}

/**
 * Asks axe about the page by all of its rules, and only what is needed to tell whether other colours can be read as well: to
 * name and to count everything it finds takes it longer.
 */
export const askAxe = (): Promise<Answer> =>
  axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    // A part of a page stands in no landmark.
    { reporter: report, rules: { region: { enabled: false } } } as unknown as axe.RunOptions,
  ) as unknown as Promise<Answer>;

const report: axe.AxeReporter<Answer> = (results, _, resolve) => {
  const contrast = results.find(({ id }) => id === 'color-contrast');
  const links = results.find(({ id }) => id === 'link-in-text-block');
  resolve({
    isFaulty: results.some(({ violations }) => violations.length > 0),
    texts: nodesOf(contrast).flatMap(seenText),
    dependsOnColours: nodesOf(contrast).some(hasUnclearColours) || nodesOf(links).some(isToldByColour),
  });
};

const nodesOf = (result: axe.RawResult | undefined): Node[] => (result ? [...result.passes, ...result.incomplete] : []);

type Node = axe.RawNodeResult<'passed' | 'failed' | 'cantTell'>;

interface ContrastData {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
  shadowColor?: string;
  messageKey?: string | null;
}

const contrastData = ({ any }: Node): ContrastData => (any[0]?.data as ContrastData | null | undefined) ?? {};

function seenText(node: Node): SeenText[] {
  if (node.result !== 'passed') return [];
  const { fgColor, bgColor, expectedContrastRatio } = contrastData(node);
  const { element } = node.node as axe.DqElement;
  if (!fgColor || !bgColor || !expectedContrastRatio) return [];
  return [{ element, colour: fgColor, ground: bgColor, needed: Number.parseFloat(expectedContrastRatio) }];
}

/** Pictures, gradients and what lies over a text are there in every theme: axe cannot judge it in another one either. */
function hasUnclearColours(node: Node): boolean {
  const { messageKey, shadowColor } = contrastData(node);
  return (
    Boolean(shadowColor) || ['equalRatio', 'shortTextContent', 'emptyValue', 'colorParse'].includes(messageKey ?? '')
  );
}

const isToldByColour = ({ any }: Node): boolean => !any.some(({ id }) => id === 'link-in-text-block-style');
