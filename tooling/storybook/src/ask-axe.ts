import axe from 'axe-core';

/** What axe found about a text: its colour, its background, and the required contrast. */
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
  /** Texts in the colour of their background, which axe leaves undecided. */
  unseen: string[];
  /** Whether other colours could cause a violation that cannot be computed from `texts`. */
  dependsOnColours: boolean;
}

/**
 * Runs all axe rules on the page, collecting only what is needed to compute contrast with other colours: listing everything takes axe
 * longer.
 */
export const askAxe = (): Promise<Answer> =>
  axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    // A part of a page has no landmark.
    { reporter: report, rules: { region: { enabled: false } } } as unknown as axe.RunOptions,
  ) as unknown as Promise<Answer>;

const report: axe.AxeReporter<Answer> = (results, _, resolve) => {
  const contrast = results.find(({ id }) => id === 'color-contrast');
  const links = results.find(({ id }) => id === 'link-in-text-block');
  resolve({
    isFaulty: results.some(({ violations }) => violations.length > 0),
    texts: nodesOf(contrast).flatMap(seenText),
    unseen: nodesOf(contrast)
      .filter(isUnseen)
      .map(({ node }) => (node as axe.DqElement).source),
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

const isUnseen = (node: Node): boolean => contrastData(node).messageKey === 'equalRatio';

/** Pictures, gradients and overlapping elements exist in every theme: axe cannot judge them in another one either. */
function hasUnclearColours(node: Node): boolean {
  const { messageKey, shadowColor } = contrastData(node);
  return Boolean(shadowColor) || ['shortTextContent', 'emptyValue', 'colorParse'].includes(messageKey ?? '');
}

const isToldByColour = ({ any }: Node): boolean => !any.some(({ id }) => id === 'link-in-text-block-style');
