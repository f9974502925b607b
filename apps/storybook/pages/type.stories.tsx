import { theme } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Scroll, Table } from './page.styles.ts';

const uses: Record<keyof typeof theme.type, string> = {
  d1: 'home hero',
  d2: 'page title',
  h2: 'section',
  h3: 'card title',
  h4: 'group title',
  body: 'text, at most 68 characters a line',
  small: 'captions',
  micro: 'the floor: 13 px',
  priceXl: 'the one price of a page',
  priceL: 'totals',
  priceM: 'cards',
  priceS: 'rows',
};

const sampleOf = (style: string): string => (style.startsWith('price') ? '₹10,81,118' : 'Royal Enfield Classic 350');

/** Shows every text style with its use. */
function Type() {
  return (
    <Page>
      <h1>Type</h1>
      <p>
        Anek by Ek Type: one family with Latin, Devanagari, ₹ and real tabular figures. Prices and specifications are
        set large in its condensed display cut: numbers are the pictures of this site. Sentence case, except where the
        specification fixes capitals.
      </p>
      <Scroll aria-label="Text styles">
        <Table>
          <tbody>
            {Object.entries(theme.type).map(([style, font]) => (
              <tr key={style}>
                <th scope="row">
                  <code>{style}</code>
                </th>
                <td style={{ font, fontVariantNumeric: 'tabular-nums lining-nums' }}>{sampleOf(style)}</td>
                <td>{uses[style as keyof typeof uses]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <h2>Figures stand in columns</h2>
      <p style={{ font: theme.type.priceL, fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'pre-line' }}>
        {'₹1,11,111\n₹8,88,888'}
      </p>
      <h2>The brand’s phrase</h2>
      <p lang="hi" style={{ fontFamily: theme.font.body, fontSize: 32, fontWeight: 600 }}>
        नाप-तोल कर चुनिए
      </p>
    </Page>
  );
}

const meta = { title: 'Design/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;

export const Styles: StoryObj<typeof meta> = {};
