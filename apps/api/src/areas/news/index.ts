export { type FigureSource } from './figures/figure-kind.ts';
export { figuresOfToday } from './figures/catalogue-figures.ts';
export { checkFigures, fillFigures } from './figures/fill-figures.ts';
export { MarkdownRenderer, RenderError } from './rendering/markdown-renderer.ts';
