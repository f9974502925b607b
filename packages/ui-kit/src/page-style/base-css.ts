import { theme } from '../theme/theme.ts';

/** Global styles: reset, text, focus, selection, skip link, the scale `--mm`, and room to scroll clear of what floats. */
export const baseCss = `
@property --mm { syntax: '<length>'; inherits: true; initial-value: ${theme.scale.row}; }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: ${theme.space[16]} 0 ${theme.layout.floating}; }
${theme.media.low} { html { scroll-padding-bottom: ${theme.space[22]}; } }
${theme.media.nav} { html { scroll-padding-top: calc(${theme.layout.header} + ${theme.space[4]}); } ${theme.media.low} { html { scroll-padding-top: ${theme.space[4]}; } } }
body { margin: 0; background: ${theme.color.bgPage}; color: ${theme.color.textDefault}; font: ${theme.type.body};
  overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 { text-wrap: balance; letter-spacing: -0.003em; }
h1 { font: ${theme.type.d2}; letter-spacing: -0.01em; }
h2 { font: ${theme.type.h2}; }
h3 { font: ${theme.type.h3}; }
h4 { font: ${theme.type.h4}; }
ul, ol { list-style: none; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
button { background: none; border: 0; padding: 0; }
button, summary, select, label { cursor: pointer; touch-action: manipulation; }
:disabled, [aria-disabled='true'] { cursor: not-allowed; }
a { color: inherit; }
img, svg { display: block; flex: none; }
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
::selection { background: ${theme.color.actionSignalBg}; color: ${theme.color.actionSignalFg}; }
:focus-visible { outline: ${theme.border.focus} solid ${theme.color.focusRing}; outline-offset: 2px;
  box-shadow: 0 0 0 2px ${theme.color.focusHalo}; }
@supports not selector(:popover-open) { [popover] { display: none; } }
.skip-link { position: absolute; inset: ${theme.space[2]} auto auto ${theme.space[2]}; z-index: ${theme.zIndex.overlay};
  padding: ${theme.space[3]} ${theme.space[5]}; border-radius: ${theme.radius.s};
  background: ${theme.color.actionPrimaryBg}; color: ${theme.color.actionPrimaryFg}; }
.skip-link:not(:focus) { clip-path: inset(50%); }
`;
