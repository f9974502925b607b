import { type ContextType, type ElementType, type ForwardedRef, type ReactNode, use } from 'react';
import { jsx } from 'react/jsx-runtime';
import { StyleSheetContext } from 'styled-components';

type Props = Readonly<Record<string, unknown>>;
type Styles = ContextType<typeof StyleSheetContext>;
type Sheet = Styles['styleSheet'];

/** What styled-components keeps in a component. */
export interface StyledComponent {
  attrs: readonly unknown[];
  componentStyle: ComponentStyle;
  foldedComponentIds: string;
  shouldForwardProp?: unknown;
  styledComponentId: string;
  target: ElementType;
  render: (props: Props, ref: ForwardedRef<unknown>) => ReactNode;
}

interface ComponentStyle {
  rules: readonly unknown[];
  baseStyle?: ComponentStyle | null;
  generateAndInjectStyles: (props: Props, sheet: Sheet, stylis: Styles['stylis']) => string;
}

/**
 * Lets a component whose styles depend on no prop render by what they came to the first time: the library would put its
 * rules together, and look them up by their whole text, for each element. What is rendered is the same.
 */
export function renderByConstantStyle(component: StyledComponent): void {
  if (!isConstant(component)) return;
  const { render, componentStyle, target } = component;
  const attrs: Props = Object.assign({}, ...component.attrs);
  let style: ConstantStyle | undefined;
  component.render = function StyledTag(props, ref) {
    if ('theme' in props || 'forwardedAs' in props) return render(props, ref);
    const { styleSheet, stylis } = use(StyleSheetContext);
    style ??= new ConstantStyle(component, stylis);
    if (!style.isIn(styleSheet)) componentStyle.generateAndInjectStyles(props, styleSheet, stylis);
    const given = component.attrs.length > 0 ? { ...props, ...attrs } : props;
    const element = (given['as'] as typeof target | undefined) || target;
    return jsx(element, forwardedProps(given, ref, { element, className: style.className }));
  };
}

function isConstant({ attrs, componentStyle, shouldForwardProp }: StyledComponent): boolean {
  return !shouldForwardProp && attrs.every(areConstant) && hasConstantRules(componentStyle);
}

function areConstant(attrs: unknown): boolean {
  if (typeof attrs !== 'object' || attrs === null) return false;
  return !('className' in attrs) && !('style' in attrs) && !Object.values(attrs).includes(undefined);
}

function hasConstantRules({ rules, baseStyle }: ComponentStyle): boolean {
  return rules.every((rule) => typeof rule !== 'function') && (!baseStyle || hasConstantRules(baseStyle));
}

/** The class names of a component, and the rules that they need. */
class ConstantStyle {
  readonly className: string;
  readonly #needed: [id: string, name: string][] = [];
  #lastSheet: Sheet | undefined;

  constructor({ componentStyle, foldedComponentIds, styledComponentId }: StyledComponent, stylis: Styles['stylis']) {
    // A sheet that knows every rule is asked for each, and given none.
    const asked = { hasNameForId: (id: string, name: string) => this.#needed.push([id, name]) > 0 };
    const names = componentStyle.generateAndInjectStyles({}, asked as unknown as Sheet, stylis);
    this.className = [foldedComponentIds, styledComponentId, names].filter(Boolean).join(' ');
  }

  /** Whether a page's sheet has all of its rules. */
  isIn(sheet: Sheet): boolean {
    if (this.#lastSheet === sheet) return true;
    for (const [id, name] of this.#needed) if (!sheet.hasNameForId(id, name)) return false;
    this.#lastSheet = sheet;
    return true;
  }
}

interface Rendered {
  element: StyledComponent['target'];
  className: string;
}

/** What the element is given: what is for the styles alone is left out, and a tag is told of nothing that is undefined. */
function forwardedProps(props: Props, ref: ForwardedRef<unknown>, { element, className }: Rendered) {
  const isTag = typeof element === 'string';
  const forwarded: Record<string, unknown> = {};
  for (const name in props) {
    if (name.charCodeAt(0) === dollar || name === 'as') continue;
    const value = props[name];
    if (value !== undefined || (!isTag && name !== 'className')) forwarded[name] = value;
  }
  const { className: given } = props;
  forwarded['className'] = given ? `${className} ${given as string}` : className;
  if (ref) forwarded['ref'] = ref;
  return forwarded;
}

const dollar = 36;
