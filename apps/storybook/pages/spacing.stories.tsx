import { theme } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bar, Block, Grid, Page, Table } from './page.styles.ts';

/** Shows distances, corners, lines, shadows and motion. */
function Spacing() {
  return (
    <Page>
      <h1>Spacing and shape</h1>
      <p>
        Inside a group 8 to 16 px, between groups 24 to 32, between sections 88 (44 on a phone). Round on top and flat
        at the foot is the corner rule of everything that stands. Lines before boxes, boxes before shadows.
      </p>
      <h2>Space</h2>
      <Table>
        <tbody>
          {Object.entries(theme.space).map(([step, width]) => (
            <tr key={step}>
              <th scope="row">
                <code>space[{step}]</code>
              </th>
              <td>{Number(step) * 4} px</td>
              <td>
                <Bar style={{ width }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>Corners</h2>
      <Blocks of={theme.radius} style={(borderRadius) => ({ borderRadius })} />
      <h2>Lines</h2>
      <Blocks of={theme.border} style={(width) => ({ border: `${width} solid ${theme.color.lineStrong}` })} />
      <h2>Shadows, only under what floats</h2>
      <Blocks of={theme.shadow} style={(boxShadow) => ({ boxShadow, background: theme.color.bgRaised })} />
      <h2>Motion</h2>
      <p>
        80 ms for a press, 140 ms for a hover, 220 ms for what opens, 360 ms for a carousel. Only transform and opacity
        move. Whoever asks for less motion gets none: every duration is then 0.
      </p>
    </Page>
  );
}

interface BlocksProps {
  of: Record<string, string>;
  style: (value: string) => React.CSSProperties;
}

function Blocks({ of, style }: BlocksProps) {
  return (
    <Grid>
      {Object.entries(of).map(([name, value]) => (
        <li key={name}>
          <Block style={style(value)} />
          <code>{name}</code>
        </li>
      ))}
    </Grid>
  );
}

const meta = { title: 'Design/Spacing', component: Spacing } satisfies Meta<typeof Spacing>;
export default meta;

export const Scale: StoryObj<typeof meta> = {};
