/**
 * The custom properties of the light and the dark theme; `data-theme` on any element forces one for what is in it; paper is light.
 * Made from tokens.json by `pnpm --filter @dopahiya/ui-kit tokens`: change that file and run this.
 */
export const tokensCss = `
:where(:root) {
color-scheme: light dark;
--font-body: 'Anek', 'Anek Deva', 'Anek Fallback', 'Anek Fallback Roboto', 'Anek Fallback Wide', 'Noto Sans Devanagari', system-ui, sans-serif;
--font-display: 'Anek Display', 'Anek Deva', 'Anek Display Fallback', 'Anek Display Fallback Roboto', 'Anek Display Fallback Wide', 'Noto Sans Devanagari', system-ui, sans-serif;
--type-d1: 650 clamp(2.75rem, 1.6rem + 4.6vw, 5.25rem)/0.94 var(--font-display);
--type-d2: 650 clamp(2rem, 1.4rem + 2.2vw, 3rem)/1 var(--font-display);
--type-h2: 650 clamp(1.625rem, 1.35rem + 1vw, 2.25rem)/1.08 var(--font-display);
--type-h3: 650 1.375rem/1.15 var(--font-display);
--type-h4: 650 1.125rem/1.2 var(--font-display);
--type-body: 400 1rem/1.5 var(--font-body);
--type-small: 400 0.875rem/1.43 var(--font-body);
--type-micro: 400 0.8125rem/1.38 var(--font-body);
--type-price-xl: 650 clamp(2.25rem, 1.8rem + 1.6vw, 3rem)/1 var(--font-display);
--type-price-l: 650 1.625rem/1.1 var(--font-display);
--type-price-m: 650 1.25rem/1.1 var(--font-display);
--type-price-s: 650 1rem/1.2 var(--font-display);
--space-1: 4px;
--space-2: 8px;
--space-3: 12px;
--space-4: 16px;
--space-5: 20px;
--space-6: 24px;
--space-8: 32px;
--space-10: 40px;
--space-12: 48px;
--space-16: 64px;
--space-22: 88px;
--radius-xs: 3px;
--radius-s: 6px;
--radius-m: 10px;
--radius-pill: 999px;
--radius-stand: 14px 14px 2px 2px;
--radius-stand-s: 8px 8px 2px 2px;
--radius-stand-l: 22px 22px 3px 3px;
--radius-stone: 999px 999px 3px 3px;
--shadow-header: 0 1px 0 var(--line-hair), 0 6px 16px -12px #0C0F0E40;
--shadow-overlay: 0 2px 4px #0C0F0E14, 0 16px 40px -8px #0C0F0E3D;
--shadow-sticky: 0 -1px 0 var(--line-hair);
--t-instant: 80ms;
--t-quick: 140ms;
--t-base: 220ms;
--t-slow: 360ms;
--t-ease-out: cubic-bezier(.2,.7,.2,1);
--t-ease-in-out: cubic-bezier(.5,0,.2,1);
--z-sticky: 100;
--z-header: 200;
--z-overlay: 300;
--z-modal: 400;
--z-toast: 500;
--z-chat: 250;
}
:where(:root) { --gutter: 16px; }
@media (min-width: 768px) { :where(:root) { --gutter: 24px; } }
@media (min-width: 1024px) { :where(:root) { --gutter: 32px; } }
:where(:root, [data-theme='light']) {
--bg-page: #FFFFFF;
--bg-sunken: #F1F3F0;
--bg-raised: #FFFFFF;
--bg-stage: #E6E9E5;
--bg-stage-open: transparent;
--bg-ink: #141817;
--bg-ink-raised: #262C29;
--bg-brand: #FFCB1F;
--bg-hover: #F1F3F0;
--bg-selected: #FFF0B3;
--bg-scrim: #0C0F0EB3;
--text-default: #141817;
--text-muted: #505853;
--text-subtle: #646D67;
--text-on-ink: #F8F9F7;
--text-on-ink-muted: #B7BFB9;
--text-on-brand: #141817;
--text-on-brand-muted: #4A3900;
--text-accent: #765800;
--text-electric: #0B6B3A;
--text-danger: #B3261E;
--text-notice: #1B5A80;
--line-hair: #D4D9D4;
--line-control: #7B847E;
--line-strong: #141817;
--line-ground: #141817;
--rank-figure: #D4D9D4;
--line-on-ink: #3A413D;
--action-primary-bg: #141817;
--action-primary-fg: #FFFFFF;
--action-primary-hover: #3A413D;
--action-signal-bg: #FFCB1F;
--action-signal-fg: #141817;
--action-signal-hover: #F0B400;
--focus-ring: #141817;
--focus-halo: #FFCB1F;
--status-success-bg: #E4F3E9;
--status-success-fg: #08542E;
--status-danger-bg: #FCEAE7;
--status-danger-fg: #8E1A14;
--status-warn-bg: #FFF0B3;
--status-warn-fg: #5C4500;
--status-notice-bg: #E5EFF5;
--status-notice-fg: #1B5A80;
--diff-bg: #FFF0B3;
--skeleton-base: #E6E9E5;
--skeleton-shine: #F1F3F0;
--electric-bg: #0B6B3A;
--electric-fg: #FFFFFF;
--b-tyre: #202422;
--b-dark: #2B302E;
--b-edge: transparent;
--bike-edge: none;
--rank-indent: 0px;
}
@media screen and (prefers-color-scheme: dark) {
:where(:root:not([data-theme='light'])) {
--bg-page: #111514;
--bg-sunken: #0C0F0E;
--bg-raised: #1A1F1D;
--bg-stage: #444F49;
--bg-stage-open: #444F49;
--bg-ink: #0C0F0E;
--bg-ink-raised: #1A1F1D;
--bg-brand: #2B332F;
--bg-hover: #222926;
--bg-selected: #2E3732;
--bg-scrim: #000000B8;
--text-default: #ECEFEC;
--text-muted: #BCC4BE;
--text-subtle: #9AA39D;
--text-on-ink: #F8F9F7;
--text-on-ink-muted: #B7BFB9;
--text-on-brand: #FFCB1F;
--text-on-brand-muted: #D9C88F;
--text-accent: #FFD84D;
--text-electric: #74D39C;
--text-danger: #FF9E93;
--text-notice: #8FC6E8;
--line-hair: #313A36;
--line-control: #7D8781;
--line-strong: #ECEFEC;
--line-ground: #FFCB1F;
--rank-figure: #56625C;
--line-on-ink: #3A413D;
--action-primary-bg: #ECEFEC;
--action-primary-fg: #141817;
--action-primary-hover: #FFFFFF;
--action-signal-bg: #FFCB1F;
--action-signal-fg: #141817;
--action-signal-hover: #FFD84D;
--focus-ring: #FFCB1F;
--focus-halo: #0C0F0E;
--status-success-bg: #0E2E1D;
--status-success-fg: #74D39C;
--status-danger-bg: #3B1411;
--status-danger-fg: #FF9E93;
--status-warn-bg: #382B00;
--status-warn-fg: #FFD84D;
--status-notice-bg: #10293A;
--status-notice-fg: #8FC6E8;
--diff-bg: #382E0B;
--skeleton-base: #222926;
--skeleton-shine: #2C3531;
--electric-bg: #74D39C;
--electric-fg: #0B2115;
--b-tyre: #0B0E0D;
--b-dark: #171B19;
--b-edge: #76817B;
--bike-edge: drop-shadow(0 0 0.7px #A9B2AC);
--rank-indent: 16px;
}
}
:where([data-theme='light']) {
color-scheme: light;
}
@media screen {
:where([data-theme='dark']) {
color-scheme: dark;
--bg-page: #111514;
--bg-sunken: #0C0F0E;
--bg-raised: #1A1F1D;
--bg-stage: #444F49;
--bg-stage-open: #444F49;
--bg-ink: #0C0F0E;
--bg-ink-raised: #1A1F1D;
--bg-brand: #2B332F;
--bg-hover: #222926;
--bg-selected: #2E3732;
--bg-scrim: #000000B8;
--text-default: #ECEFEC;
--text-muted: #BCC4BE;
--text-subtle: #9AA39D;
--text-on-ink: #F8F9F7;
--text-on-ink-muted: #B7BFB9;
--text-on-brand: #FFCB1F;
--text-on-brand-muted: #D9C88F;
--text-accent: #FFD84D;
--text-electric: #74D39C;
--text-danger: #FF9E93;
--text-notice: #8FC6E8;
--line-hair: #313A36;
--line-control: #7D8781;
--line-strong: #ECEFEC;
--line-ground: #FFCB1F;
--rank-figure: #56625C;
--line-on-ink: #3A413D;
--action-primary-bg: #ECEFEC;
--action-primary-fg: #141817;
--action-primary-hover: #FFFFFF;
--action-signal-bg: #FFCB1F;
--action-signal-fg: #141817;
--action-signal-hover: #FFD84D;
--focus-ring: #FFCB1F;
--focus-halo: #0C0F0E;
--status-success-bg: #0E2E1D;
--status-success-fg: #74D39C;
--status-danger-bg: #3B1411;
--status-danger-fg: #FF9E93;
--status-warn-bg: #382B00;
--status-warn-fg: #FFD84D;
--status-notice-bg: #10293A;
--status-notice-fg: #8FC6E8;
--diff-bg: #382E0B;
--skeleton-base: #222926;
--skeleton-shine: #2C3531;
--electric-bg: #74D39C;
--electric-fg: #0B2115;
--b-tyre: #0B0E0D;
--b-dark: #171B19;
--b-edge: #76817B;
--bike-edge: drop-shadow(0 0 0.7px #A9B2AC);
--rank-indent: 16px;
}
}
@media (prefers-contrast: more) {
:where(:root, [data-theme]) {
--line-hair: var(--line-control);
--text-subtle: var(--text-muted);
}
}
@media (prefers-reduced-motion: reduce) {
:where(:root) {
--t-instant: 0ms;
--t-quick: 0ms;
--t-base: 0ms;
--t-slow: 0ms;
}
}
`;
