import { theme } from '@dopahiya/ui-kit';
import { contrast, contrastPairs } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Grid, Page, Scroll, Swatch, Table } from './page.styles.ts';
import { useColourValues } from './use-colour-values.ts';

const variables = Object.values(theme.color).map((value) => value.slice('var('.length, -1));

/** Shows every colour of the current theme, with the measured contrast of adjacent ones. */
function Colour() {
  const values = useColourValues(variables);
  return (
    <Page>
      <h1>Colour</h1>
      <p>
        Names come from the road: concrete, milestone yellow, the green number plate of electric vehicles. About 90 % of
        a screen is neutral, 6 % ink, 4 % yellow: yellow marks one action or one answer per view. Switch the theme in
        the toolbar and all figures on this page are measured anew.
      </p>
      <h2>Tokens</h2>
      <Grid>
        {variables.map((name) => (
          <li key={name}>
            <Swatch style={{ background: `var(${name})` }} />
            {name.slice(2)}
            <br />
            <code>{values[name]}</code>
          </li>
        ))}
      </Grid>
      <h2>Contrast</h2>
      <Contrasts values={values} />
    </Page>
  );
}

function Contrasts({ values }: { values: Record<string, string> }) {
  return (
    <Scroll aria-label="Contrast of colours that meet">
      <Table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Foreground</th>
            <th scope="col">Background</th>
            <th scope="col">Needs</th>
            <th scope="col">Has</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ foreground, background, needs }) => {
            const ratio = contrast(values[`--${foreground}`] ?? '', values[`--${background}`] ?? '');
            return (
              <tr key={`${foreground} ${background}`}>
                <td
                  style={{
                    background: `var(--${background})`,
                    color: `var(--${needs === 3 ? 'text-default' : foreground})`,
                  }}
                >
                  {needs === 3 ? <Swatch style={{ background: `var(--${foreground})` }} /> : <b>₹1,81,118</b>}
                </td>
                <td>{foreground}</td>
                <td>{background}</td>
                <td>{needs}</td>
                <td>{ratio < needs ? `${ratio.toFixed(2)}: too little` : ratio.toFixed(2)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}

const meta = { title: 'Design/Colour', component: Colour } satisfies Meta<typeof Colour>;
export default meta;

export const Colours: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('row')).toHaveLength(contrastPairs.length + 1);
    await waitFor(() => expect(page.queryByText('NaN')).toBeNull());
    await expect(page.queryByText(/too little/)).toBeNull();
  },
};
